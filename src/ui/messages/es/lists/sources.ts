import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/lists/sources.ts';

export default translation<typeof english>()({
  title: 'Añadir un juego',
  lead: 'Sets, cubos y valoraciones de fuentes públicas. No se descarga nada hasta que pulses un botón.',
  search: 'Buscar un juego o fuente',
  nothingFound: 'Ninguna fuente coincide',
  verified: 'Verificadas',
  notVerified: 'Sin verificar todavía',
  notVerifiedHint:
    'Nadie las ha comparado todavía con respuestas reales. Si alguna cambió, la importación lo dice y no cambia nada.',
  purpose:
    '{brings, select, sets {Sets de {game}} cubes {Cubos por su enlace} ratings {Lo pronto que la gente toma las cartas de un set, para los bots} other {Cartas}}',
  cubesForMembers: 'Los miembros pueden draftear un cubo pegando su enlace.',
  facesForMembers:
    'También completa las cartas del cubo de un miembro que no están en ningún juego de este servidor.',
  isHere: 'El juego está en este servidor',
  homepage: 'Página de {name}',
  allOff: 'Todas las fuentes están desactivadas',
  allOffHint:
    'El servidor se inició con SOURCES=off, así que no se descarga nada y los interruptores no hacen nada. Puede cambiarlo quien gestiona el servidor.',
  loadFailed: 'No se pudieron cargar las fuentes',
  changeFailed: 'No cambió nada',
  use: '{brings, select, sets {Mostrar sets} other {Elegir}}',
  useName: '{brings, select, sets {Mostrar sets de {name}} other {Elegir {name}}}',
  asks: 'Consulta {host}, unos {megabytes, number} MB',
  isOff: 'Primero actívala.',

  ownTitle: 'Añade tu propia fuente',
  ownHint: 'Una receta en JSON, como describe docs/schemas/passleft-source-1.json.',
  ownField: 'Receta',
  ownAdd: 'Añadir fuente',
  ownRemove: 'Quitar {name}',
  ownRemoveShort: 'Quitar…',
  ownRemoveAsk: '¿Quitar {name}?',
  ownRemoveHint: 'Se elimina su receta. Las cartas que se importaron con ella se conservan.',
  ownKeep: 'Conservarla',

  back: 'Todas las fuentes',
  setsLoading: 'Pidiendo a {name} sus sets…',
  setsFailed: 'No se pudieron cargar los sets',
  retry: 'Intentar de nuevo',
  setsLabel: 'Sets de {name}',
  setSearch: 'Buscar un set',
  noSuchSet: 'Ningún set coincide',
  newest: 'el más nuevo',
  here: 'ya está aquí',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  more: 'Mostrar los {count, number}',
  link: 'Enlace del cubo',
  linkHint: 'Un enlace de CubeCobra o el ID del cubo.',
  setCode: 'Código del set',
  setCodeHint:
    'Su juego tiene que estar en este servidor. Las cartas reciben valoraciones y los bots draftean según ellas.',

  planTitle: 'Qué pasa cuando pulses el botón',
  planFetch: 'Este servidor descarga unos {megabytes, number} MB de {hosts}.',
  planOthers: 'También descarga los sets que mencionan sus sobres.',
  planGame: '{isHere, select, yes {Las cartas van a {game}.} other {{game} se añade a este servidor.}}',
  planPictures: 'Se permiten imágenes de {hosts}. Con Deshacer se retira todo.',
  planNoPictures: 'Con Deshacer se retira todo.',
  fetch: 'Descargar e importar',
  fetchFailed: 'No se descargó nada',
  offline: 'Para un equipo sin red',
  offlineHint: 'Descarga el archivo en un equipo con red y suéltalo aquí. Puede seguir comprimido.',
  offlinePack:
    'Sus archivos son demasiado grandes para subirlos. Empaqueta el set en un servidor de Passleft con red y suelta el paquete aquí.',
  dropHere: 'Suelta los archivos aquí, varios a la vez si hay varias líneas.',
  chooseFiles: 'Elegir archivos',
  copy: 'Copiar',
  copied: 'Copiado',
  address: 'Dirección {at, number}',
});
