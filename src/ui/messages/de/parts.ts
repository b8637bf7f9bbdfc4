import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/parts.ts';

export default translation<typeof english>()({
  close: 'Schließen',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  busy: 'Erst, wenn das hier fertig ist',
  closeNotice: 'Hinweis schließen',
  undo: 'Rückgängig',
  achievement: 'Erfolg: {name}. {sentence}',

  noImage: 'Kein Bild verfügbar',
  selected: 'Ausgewählt',
  zoom: '{name} vergrößern',

  tableNotOpened: 'Der Tisch ließ sich nicht öffnen.',
  eventAway: 'Das Event ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  pickNotSent: 'Dein Pick ist nicht am Tisch angekommen. Du hast nichts genommen.',
  silent: 'Der Server hat nicht geantwortet.',
});
