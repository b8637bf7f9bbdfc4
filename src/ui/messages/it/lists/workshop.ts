import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: 'Laboratorio',
  lead: 'Le tue liste, i tuoi modelli e le tue buste, per i tavoli che apri.',
  game: 'Gioco',
  newPack: 'Nuova busta',
  newTemplate: 'Nuovo modello',
  newList: 'Nuova lista',
  loading: 'Caricamento del laboratorio',
  loadFailed: 'Non riusciamo a caricare il laboratorio',
  noGame: 'Ancora nessun gioco pubblicato',
  noGameHint: 'Liste e modelli appartengono a un gioco. Prima un Admin deve pubblicarne uno.',
  saved: 'Salvato: {name}.',
  deleted: 'Eliminato: {name}.',
  copyName: '{name} (copia)',

  yourTemplates: 'I tuoi modelli',
  none: 'Ancora nessun modello',
  noneHint: 'Un modello decide come si draftano le tue carte. Creane uno, o copia uno di quelli del gioco.',
  gameTemplates: 'Modelli del gioco',
  inPreview: 'In anteprima',
  ofGame: 'Il gioco',
  whoPlays: '{status, select, preview {PowerUser} published {Tutti} archived {Nessuno} other {Solo tu}}',
  about: '{format}, {seats, plural, one {1 posto} other {{seats, number} posti}}.',
  unreadable: 'Questo modello non si può più leggere. Eliminalo o creane uno nuovo.',
  isArchived: 'I modelli archiviati non si possono giocare.',
  isUnreadable: 'Le sue regole non si possono più leggere.',
  play: 'Gioca con i bot',
  host: 'Apri un tavolo',
  edit: 'Modifica',
  view: 'Vedi',

  packs: 'Buste',
  yours: 'Tue',
  fromGame: 'Del gioco',
  usedBy: '{owner}, in uso in {templates}',
});
