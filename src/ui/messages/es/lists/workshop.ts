import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/workshop.ts';

export default translation<typeof english>()({
  title: 'Taller',
  lead: 'Tus propias listas, plantillas y sobres para las mesas que abras.',
  game: 'Juego',
  newPack: 'Sobre nuevo',
  newTemplate: 'Plantilla nueva',
  newList: 'Lista nueva',
  loading: 'Cargando el taller',
  loadFailed: 'No se pudo cargar el taller',
  noGame: 'Todavía no hay ningún juego publicado',
  noGameHint: 'Las listas y plantillas pertenecen a un juego. Primero un Admin tiene que publicar uno.',
  saved: 'Se guardó {name}.',
  deleted: 'Se eliminó {name}.',
  copyName: '{name} (mi copia)',

  yourTemplates: 'Tus plantillas',
  none: 'Todavía no hay plantillas',
  noneHint: 'Una plantilla decide cómo se draftean tus cartas. Crea una o copia una de las del juego.',
  gameTemplates: 'Plantillas del juego',
  inPreview: 'En prueba',
  ofGame: 'El juego',
  whoPlays: '{status, select, preview {PowerUsers} published {Todos} archived {Nadie} other {Solo tú}}',
  about: '{format}, {seats, plural, one {1 asiento} other {{seats, number} asientos}}.',
  unreadable: 'Esta plantilla ya no se puede leer. Elimínala o crea una nueva.',
  isArchived: 'Las plantillas archivadas no se pueden jugar.',
  isUnreadable: 'Sus reglas ya no se pueden leer.',
  play: 'Jugar con bots',
  host: 'Abrir una mesa',
  edit: 'Editar',
  view: 'Ver',

  packs: 'Sobres',
  yours: 'Tuyos',
  fromGame: 'Del juego',
  usedBy: '{owner}, lo usan {templates}',
});
