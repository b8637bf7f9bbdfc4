import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: 'Este draft en cifras',
  lead: '{who, select, you {Tu asiento.} other {El asiento de {name}.}} Pulsa un nombre para ver qué cuenta.',
  notEnough: 'insuficiente',
  notEnoughOf: 'insuficiente: {count, number}',
  notEnoughCards: 'insuficiente: {count, plural, one {# carta} other {# cartas}}',
  ofCount: 'de {counted}',
  fromCount: '{counted}, hacen falta {least, number}',
  ofNumber: 'de {count, number}',
  byHand: '{count, plural, one {# pick a mano} other {# picks a mano}}',
  picks: '{count, plural, one {# pick} other {# picks}}',
  seenAgain: '{count, plural, one {# carta vista otra vez} other {# cartas vistas otra vez}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Tiempo por pick',
  middleTimeMeans:
    'La mediana de todos los picks a mano: la mitad tardó más y la otra mitad, menos. Un pick empieza cuando el sobre llega al asiento. Los picks del reloj o de los bots no cuentan.',
  wholeTime: 'Tiempo total para pensar',
  wholeTimeMeans: 'La suma de todos los picks a mano. La espera de los sobres no cuenta.',
  botAgreement: 'El bot coincidió',
  botAgreementMeans:
    'Con qué frecuencia la carta tomada es la que habría tomado un bot en este asiento. Solo cuentan los picks a mano en los que había opción, así que la última carta de un sobre no cuenta. El bot mide lo habitual, no lo bueno.',
  wheelsCaught: 'Wheels aprovechados',
  wheelsCaughtMeans:
    'Una carta hace wheel cuando sigue en un sobre que vuelve al asiento que la pasó. Aquí se cuentan las cartas que este asiento volvió a ver y cuántas de ellas tomó.',
  byClock: 'Tomadas por el reloj',
  byClockMeans:
    'Los picks que hizo el reloj porque se acabó el tiempo. Los picks de un bot en este asiento no cuentan.',

  lanesByRound:
    '{lanes} por {format, select, booster {sobre} grid {cuadrícula} minesweeper {cuadrícula} other {ronda}}',
  lanesMean:
    'Qué parte tiene cada afinidad entre las cartas que tomó este asiento en esa ronda. Una carta de dos cuenta la mitad para cada una. Una carta sin ninguna es neutral.',
  neutral: 'Neutrales',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'Cuándo salieron las cartas',
  openSeats:
    'En {count, plural, one {# asiento abierto} other {# asientos abiertos}}, incluidos los de los bots.',
  rarity: 'Rareza',
  averagePick: 'Pick promedio',
  averagePickMeans: 'El pick en el que se tomaron sus cartas, contado desde 1 en cada ronda, en promedio.',
  cameBack: 'Volvieron',
  cameBackMeans:
    'De las cartas que se pasaron en un sobre que volvió al mismo asiento: cuántas seguían dentro.',

  usual: 'Cómo suelen salir estas cartas',
  usualAll: 'Cómo suelen salir las cartas',
  meaning: 'Qué significan los números',
  loading: 'Cargando las cifras',
  loadFailed: 'No se pudieron cargar las cifras',
  tooFew:
    'Todavía no hay suficientes drafts abiertos: las cifras aparecen después de {drafts, number} drafts de {people, number} personas, para las cartas que vieron {least, number} de ellas.',
  showFewer: 'Mostrar menos',
  showAll: 'Mostrar las {count, number}',
  allOfGame: 'Todas las cartas de {game}',
  theseCards: 'Las cifras de estas cartas',
  allCards: 'Las cifras de todas las cartas',
  card: 'Carta',
  takenHere: 'Tomada aquí',
  takenAt: 'S{round, number} pick {pick, number}',
  usuallyTaken: 'Se suele tomar en el pick',
  average: 'Promedio',
  comesBack: 'Vuelve',
  draftsSeen: 'Drafts donde salió',
  pickRate: 'Tasa de picks',
  onlyDrafts: 'solo {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'De los sobres en los que alguien encontró la carta: cuántos acabaron con esa persona tomándola, enseguida o cuando el sobre volvió.',
  usuallyTakenName: 'Se suele tomar en el pick, promedio',
  usuallyTakenMeans:
    'El pick en el que la gente tomó la carta a mano, contado desde 1 en cada ronda. La barra muestra la mitad central de esos picks y el punto, su promedio.',
  comesBackMeans:
    'De las veces que alguien la pasó en un sobre que volvió: cuántas seguía ahí. Se muestra a partir de {least, number} veces.',
  draftsSeenMeans:
    'Drafts contados en los que una persona vio la carta. Por debajo de {few, number} se indica que son pocos. Las cartas con menos de {least, number} no aparecen. Los drafts se cuentan por tandas, cuando toda la mesa puede ver sus picks. Los drafts de una sola persona contra bots no se cuentan.',

  myDrafts: 'Mis drafts',
  noneCounted: 'Todavía no se ha contado ningún draft de {game}.',
  counted:
    'De {drafts, number} drafts de {game}, solo picks a mano. Una carta aparece cuando salió en {least, number} drafts.',
  game: 'Juego',
  search: 'Buscar cartas',
  searchHint: 'Nombre de una carta',
  noneFits: 'Ninguna carta coincide',
  noneFitsHint: 'Ninguna carta de la lista tiene estas palabras en el nombre.',
  showAllCards: 'Mostrar todas las cartas',
  noFigures: 'Todavía no hay suficientes drafts abiertos',
  noFiguresHint:
    'Las cifras aparecen después de {drafts, number} drafts de {people, number} personas. Un draft cuenta cuando todas las personas que se sentaron pueden ver todos sus picks.',
});
