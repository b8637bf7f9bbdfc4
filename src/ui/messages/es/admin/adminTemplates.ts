import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'Plantillas de draft',
  lead: 'Los tipos de draft entre los que elige el host: rondas y pasos, reloj y asientos.',
  templates: 'Plantillas',
  search: 'Buscar una plantilla',
  new: 'Plantilla nueva',
  untitled: 'Plantilla sin nombre',
  all: 'Todas las plantillas',
  none: 'Todavía no hay plantillas',
  noneHint: 'Una plantilla dice qué hacen los jugadores con los sobres de un juego. Primero crea un sobre.',
  gone: 'Esta plantilla no está aquí. Se eliminó o pertenece a otro juego.',
  deleted: 'Se eliminó la plantilla {name}.',
  notSaved: 'No se guardó la plantilla',
  copy: 'Hacer tu propia copia',
  game: 'Juego',
  tables: 'Mesas',
  owner: 'Autoría',
  ofGame: 'El juego',
  statusLabel: 'Estado',
  status: '{status, select, draft {Borrador} preview {En prueba} published {Publicada} other {Archivada}}',
  setStatus: '{status, select, published {Publicar} preview {Poner en prueba} other {Archivar}}',
  alreadySet:
    '{status, select, published {Ya están publicadas.} preview {Ya están en prueba.} other {Ya están archivadas.}}',
  statusSet:
    '{status, select, published {Publicaste} preview {Pusiste en prueba} other {Archivaste}} {templates, plural, one {1 plantilla} other {{templates, number} plantillas}}.',

  nameAndTable: 'Nombre y mesa',
  name: 'Nombre',
  slug: 'Nombre corto',
  slugHint: 'Se usa en los enlaces y no se puede cambiar después.',
  blurb: 'Descripción para el host',
  formatLabel: 'Formato',
  clockLabel: 'Reloj',
  clock:
    '{clock, select, quick {Rápido} standard {Estándar} relaxed {Tranquilo} none {Sin reloj} other {Por correspondencia}}',
  whoPlays: 'Quién puede jugarla',
  statusHint:
    '{status, select, draft {Borrador: solo quien la creó y los Admins} preview {En prueba: también los PowerUsers} published {Publicada: cualquiera puede abrir una mesa con ella} other {Archivada: nadie}}',
  seats: 'Asientos',

  rules: 'Reglas',
  format:
    '{format, select, booster {Booster} sealed {Sellado} teamSealed {Sellado por equipos} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Minesweeper} housman {Housman} silentAuction {Subasta silenciosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid} other {Formato desconocido}}',
  formatHint:
    '{format, select, booster {Todos abren un sobre, toman cartas y pasan el resto.} sealed {Todos abren sobres y arman un mazo con ellos.} teamSealed {Cada equipo abre sobres en un solo pool, y sus jugadores toman cartas de él.} jumpstart {Todos eligen entre medios mazos sellados según su tema.} rochester {Se abre un sobre cada vez sobre la mesa y los jugadores toman cartas por turnos.} rotisserie {Todas las cartas están a la vista desde el principio y se toman de una en una.} minesweeper {Una cuadrícula de cartas ocultas. Al tomar una carta se descubren las de al lado.} housman {Por turnos, los jugadores cambian cartas de su mano oculta por otras abiertas.} silentAuction {Los jugadores pujan en secreto por todas las cartas de un sobre a la vez.} solomon {Un jugador divide las cartas abiertas en dos pilas y el otro elige una.} winston {Por turnos, los jugadores miran las pilas y toman o pasan cada una.} winchester {Los jugadores toman una de varias pilas abiertas y después todas crecen.} grid {Los jugadores toman filas y columnas enteras de cartas abiertas.} other {}}',
  rule: '{rule, select, pack {Sobre} packs {Sobres} teams {Equipos} offered {Opciones cada vez} chosen {Elegidos en total} packsPerSeat {Sobres por jugador} grids {Cuadrículas} width {Columnas} height {Filas} picksPerGrid {Picks por cuadrícula} reveal {Descubiertas al empezar} rounds {Rondas} handSize {Cartas en la mano} revealed {Cartas abiertas} exchanges {Cambios} turnOrder {Orden de turnos} startingFunds {Monedas iniciales} reservePrice {Puja mínima} price {Quien gana paga} cardsPerRound {Cartas por ronda} piles {Pilas} size {Tamaño} picksPerSeat {Líneas por jugador} hasReview {Repaso entre sobres} kind {Sobre la mesa} cardsPerSeat {Cartas por jugador} lay {Cuántas} do {Qué pasa} count {Cuántas} direction {Hacia dónde} by {Qué se compara} prefer {Gana quien tenga} other {Regla}}',
  ruleHint:
    '{rule, select, hasReview {Todos tienen un momento para repasar su pool después de cada ronda, salvo la última.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {El centro} corners {Las esquinas} borders {Los bordes} classic {Siempre igual} snake {Ida y vuelta} first {Su propia puja} second {La segunda puja más alta} 3x3 {3 × 3} 3x4 {3 × 4} 1 {Uno} 2 {Dos} enough {Suficientes para todos} all {Todas las que haya} singleton {Cartas distintas, una de cada} packs {Las cartas de sobres} pick {Tomar} burn {Quemar} random {Tomar al azar} pass {Pasar} discardRest {Descartar el resto} left {Izquierda} right {Derecha} none {Ninguna parte} funds {Monedas} cards {Cartas} more {Más} fewer {Menos} other {Otro}}',
  noPack: 'Todavía ningún sobre',
  packMissing: '{pack} (falta)',
  packOf: '{pack} ({owner})',
  choosePack: 'Elige un sobre de este juego.',
  between: '{min, number} a {max, number}',
  packsBySeat: 'Los asientos abren sobres distintos: {packs}.',
  samePack: 'Abrir el mismo sobre',
  list: '{list, select, rounds {Rondas} opening {Primero, con el sobre entero} steps {Repetir hasta vaciar el sobre} packs {Todos abren} tiebreakers {Las pujas iguales son para quien tenga} other {Lista}}',
  item: '{list, select, rounds {Ronda {number, number}} packs {Sobre {number, number}} tiebreakers {Desempate {number, number}} other {Paso {number, number}}}',
  addItem:
    '{list, select, rounds {Ronda} opening {Paso para el sobre entero} packs {Sobre} tiebreakers {Desempate} other {Paso}}',
  removeItem: 'Quitar {item}',
  fewest: '{list, select, rounds {Un draft tiene al menos una ronda.} other {Tiene que haber al menos uno.}}',
  most: 'Puede haber {max, number} como máximo.',

  unplayable: 'Todavía no se puede jugar',
  play: 'Jugarla',
  length:
    '{rounds, plural, one {1 ronda} other {{rounds, number} rondas}}, {decisions, plural, one {1 decisión} other {{decisions, number} decisiones}} y {cards, plural, one {1 carta} other {{cards, number} cartas}} por jugador. {seats, plural, one {1 jugador} other {{seats, number} jugadores}}.',
  playNow:
    '{bots, plural, =0 {Jugarla ya} one {Jugar ya con 1 bot} other {Jugar ya con {bots, number} bots}}',
  saveAndPlay:
    '{bots, plural, =0 {Guardar y jugarla ya} one {Guardar y jugar ya con 1 bot} other {Guardar y jugar ya con {bots, number} bots}}',
  isArchived: 'Las plantillas archivadas no se pueden jugar.',
  noClock: 'No hay límite de tiempo para los picks.',
  timeBank:
    '{bank, plural, one {# hora} other {# horas}} por jugador. Cada pick devuelve {back, plural, one {# hora} other {# horas}}.',
  cardsFor: 'Cartas para {seats, plural, one {un asiento} other {{seats, number} asientos}}',
  packClosed: 'No se puede abrir el sobre «{pack}». {why}',
  enough: 'Hay cartas suficientes para llenar todos los sobres.',
  cannotStart: 'Esta mesa no puede empezar',
  willRepeat: 'Habrá cartas repetidas en un sobre',
});
