import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  busy: 'Aspetta che l’operazione finisca',
  closeNotice: 'Chiudi l’avviso',
  undo: 'Annulla',
  achievement: 'Obiettivo: {name}. {sentence}',

  noImage: 'Immagine non disponibile',
  selected: 'Selezionata',
  zoom: 'Ingrandisci {name}',

  tableNotOpened: 'Non riusciamo ad aprire il tavolo.',
  eventAway: 'L’evento non è raggiungibile al momento. Riprova tra poco.',
  pickNotSent: 'La tua pick non è arrivata al tavolo. Nessuna carta è stata presa.',
  silent: 'Il server non ha risposto.',
});
