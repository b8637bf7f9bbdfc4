import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminImages.ts';

export default translation<typeof english>()({
  title: 'Caché de imágenes',
  lead: 'Las imágenes de otros sitios se descargan una vez, se comprueban, se recodifican y se guardan aquí.',
  failedToLoad: 'No se pudo cargar la caché de imágenes',
  diskFull: 'El disco está lleno',
  diskFullHint:
    'Las imágenes nuevas se muestran, pero no se guardan. Libera espacio o baja el límite de las imágenes.',

  hitRate: '¿Con qué frecuencia está ya aquí la imagen?',
  notAsked: 'Nadie ha pedido una imagen de otro sitio desde que se inició este servidor.',
  rate: '<b>{rate}</b> de {asked, plural, one {# petición} other {{asked, number} peticiones}}, desde que se inició este servidor {since}.',
  rateLabel: 'Tasa de aciertos',
  hits: 'Mostradas desde aquí',
  misses: 'Descargadas',
  failures: 'Fallidas',

  space: 'Espacio',
  used: '{used} de {limit}',
  usedBy: '<b>{used} de {limit}</b>, {files, plural, one {# archivo} other {{files, number} archivos}}',
  limit: 'Límite de disco en megabytes',
  limitHint: 'Se borran primero las imágenes que menos se piden.',
  setLimit: 'Guardar límite',
  limitSet: 'Las imágenes pueden ocupar {size}.',

  fetching: 'Descargando {what}',
  fetched: '{done, number} de {total, plural, one {# imagen} other {{total, number} imágenes}}',
  fetchState:
    '{state, select, stopped {detenido} done {listo} other {de cuatro en cuatro}}{failed, plural, =0 {} one {, # fallida} other {, {failed, number} fallidas}}',
  fetchLabel: 'Imágenes descargadas',
  stop: 'Detener',
  stopped: 'Se detuvo la descarga de imágenes.',

  failed: 'Fallidas',
  failedRows: 'Imágenes fallidas',
  noneFailed: 'Últimamente no ha fallado ninguna imagen.',
  retryAll: 'Reintentar todas ({count, number})',
  retrying: 'Reintentando {count, plural, one {la imagen} other {{count, number} imágenes}}.',
  reason: 'Motivo',
  address: 'Dirección',
  lastTried: 'Último intento',

  bySet: 'Por set',
  setCount: '{count, plural, one {# set} other {{count, number} sets}}',
  noSets:
    'Ningún set tiene imágenes de otros sitios. Las importaciones traen sus direcciones con las cartas.',
  set: 'Set',
  pictures: 'Imágenes',
  actions: 'Acciones',
  warm: 'Descargar ya',
  warmLabel: 'Descargar ya las imágenes de {name}',
  warming: 'Descargando las imágenes de {name}.',
  isWarming: 'Ya se están descargando imágenes.',
  purge: 'Vaciar',
  purgeLabel: 'Borrar las imágenes guardadas de {name}',
  purged:
    '{count, plural, =0 {No se borró ninguna imagen} one {Se borró 1 imagen} other {Se borraron {count, number} imágenes}} de {name}.',

  purgeAll: 'Vaciar todo',
  nothingToPurge: 'Aquí no hay imágenes.',
  askPurge: '¿Borrar todas las imágenes guardadas?',
  askPurgeHint:
    'Se liberan {size}. Las cartas se muestran como texto hasta que sus imágenes se descarguen otra vez, cada una cuando alguien la mire por primera vez. Las imágenes subidas se conservan.',
  confirmPurge: 'Borrar {count, plural, one {1 imagen} other {{count, number} imágenes}}',
  keep: 'Conservarlas',
  purgedAll: '{count, plural, one {Se borró 1 imagen.} other {Se borraron {count, number} imágenes.}}',

  hosts: 'Hosts permitidos',
  hostsHint:
    'Las imágenes se descargan solo de estos sitios, por https, y nunca de direcciones internas de una red.',
  noHosts: 'No se permite ningún sitio, así que las cartas se muestran como texto.',
  host: 'Host',
  hostHint: 'Por ejemplo, cards.example.org.',
  allow: 'Permitir',
  allowLabel: 'Permitir {host}',
  allowed: 'Ahora se muestran las imágenes de {host}.',
  alreadyAllowed: 'Ese host ya está permitido.',
  forbid: 'Prohibir',
  forbidLabel: 'Prohibir {host}',
  forbidden: 'Ya no se muestran las imágenes de {host}.',
  addedBy: 'de {name}',
  builtIn: 'viene con Passleft',
  strayPictures: '{count, plural, one {Hay 1 imagen} other {Hay {count, number} imágenes}} en {host}',
  strayHint: 'Este host no está permitido, así que esas cartas se muestran como texto.',
});
