import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/draftSentences.ts';

export default translation<typeof english>()({
  kickedOut: 'El host te expulsó de esta mesa.',
  tableClosed: 'Esta mesa ya no está abierta para ti.',
  nudgeOnlyPost: 'Solo se puede dar un toque en los drafts por correspondencia.',
  nudgeOwn: 'Ese es tu propio asiento.',
  startsByItself:
    'Esta mesa empieza sola. Espera un momento al navegador de cada persona; nadie tiene que pulsar «Empezar draft».',
  readyCleared: 'Cambió: {settings}. Hay que volver a marcar «Todo listo».',
  startCalledOff:
    '{why}; el inicio se canceló. No se repartió ningún sobre; hay un sello nuevo para el próximo inicio.',
  packsUndealt: 'No se pudieron repartir los sobres',
  hostLeft: 'El host se fue',
  startHostLeft:
    'El host se fue y el inicio se canceló. No se repartió ningún sobre; hay un sello nuevo para el próximo inicio.',
  startLeft:
    '{name} se fue y el inicio se canceló. No se repartió ningún sobre; hay un sello nuevo para el próximo inicio.',
  noNumberCame: 'No llegó ningún número de {names}',
  opensTooMany: 'Habría {most, number} cartas abiertas a la vez; se permiten como máximo {allowed, number}.',
  undealtWhy: 'No se pueden repartir los sobres de este draft: {why}.',
  discardFewer: 'Los sobres tienen {cards, number} cartas: hay que descartar menos.',
  discardUneven:
    'Los sobres de una ronda tienen aquí de {least, number} a {most, number} cartas: no se puede descartar con un número fijo.',
  poolCovered: 'Tu pool está tapado mientras circulan los sobres. Podrás armar el mazo después del draft.',
  quietNoTime: 'Las horas de silencio no dejan tiempo para este pick.',
  playersIn: 'Ya hay {count, number} jugadores. Quita algunos de la lista o admítelos a todos.',
  eventPlayers: 'Un evento tiene de 2 a {count, number} jugadores.',
  streamDelay: 'Un stream va como máximo 30 minutos por detrás.',
  gridThree: 'Un grid draft de tres filas y tres columnas necesita dos o tres asientos.',
  gridFour: 'Un grid draft de tres filas y cuatro columnas necesita de dos a cuatro asientos.',
  housmanSeats: 'Un draft Housman es para dos a ocho asientos.',
  minesweeperCards: 'Una cuadrícula tiene menos cartas de las que hay que tomar.',
  minesweeperSeats: 'Un draft Minesweeper se juega con dos a ocho asientos.',
  rochesterSeats: 'Un draft Rochester necesita al menos dos asientos.',
  rotisserieSeats: 'Un draft rotisserie necesita al menos dos asientos.',
  rotisserieCards:
    '{seats, number} asientos con {cards, number} cartas cada uno necesitan más de las {most, number} cartas que caben en la mesa.',
  seatPacksMost: 'Un asiento abre como máximo {count, number} sobres.',
  tiebreakerOnce: 'Cada criterio de desempate puede aparecer solo una vez.',
  reserveTooHigh: 'La puja mínima supera las monedas iniciales.',
  auctionSeats: 'Una subasta silenciosa es para dos a ocho asientos.',
  solomonSeats: 'Un draft Solomon es para exactamente dos asientos.',
  winchesterSeats: 'Un draft Winchester necesita de dos a ocho asientos.',
  winstonSeats: 'Un draft Winston necesita de dos a ocho asientos.',
  teamsSeats: '{teams, number} equipos necesitan al menos {seats, number} asientos.',
  teamsUneven: '{seats, number} asientos no se dividen en {teams, number} equipos iguales.',
  jumpstartThemes:
    'Jumpstart necesita medios mazos de al menos {themes, number} temas. Estos sobres no tienen ninguno; faltan {missing, number}.',
  packsTooSmall:
    '{format} necesita sobres de al menos {least, number} cartas. Estos tienen {has, number}; {missing, plural, one {falta #} other {faltan #}}.',
  cardsShort:
    '{format} para {players, plural, one {# jugador} other {# jugadores}} con {each} necesita {needs}. {there}; {missing, plural, one {falta #} other {faltan #}}.',
  wouldNeed:
    '{players, plural, one {# jugador} other {# jugadores}} con {each} {players, plural, one {necesitaría} other {necesitarían}} {needs}.',
  aBooster: 'Un booster draft',
  teamSealedName: 'El sellado por equipos',
  aSilentAuction: 'Una subasta silenciosa',
  aGrid: 'Un grid draft',
  packsEach: '{count, plural, one {# sobre} other {# sobres}} por persona',
  countedPacks: '{count, plural, one {# sobre} other {# sobres}}',
  countedCards: '{count, plural, one {# carta} other {# cartas}}',
  cardsEach: '{count, number} cartas por persona',
  differentCards: '{count, number} cartas distintas',
  halfDecksEach: '{count, number} medios mazos por persona',
  countedRounds: '{count, number} rondas',
  countedGrids: '{count, number} cuadrículas',
  thereIs: 'Hay 1',
  thereAre: 'Hay {count, number}',
  thereAreNone: 'No hay',
  cardsForPacks: 'Hay cartas para {count, number}',
  cardsForNone: 'No hay cartas suficientes para uno',
  planBooster:
    '{count, plural, one {# sobre} other {# sobres}} por persona, {cards, number} cartas por sobre. Toma una y pasa el resto.',
  planRochester:
    '{count, plural, one {# sobre} other {# sobres}} por persona, abiertos de uno en uno. Todos ven cada carta y cada pick.',
  planSealed: '{count, plural, one {# sobre} other {# sobres}} por persona. Ábrelos todos y arma un mazo.',
  planTeamSealed:
    'Dos equipos, {count, plural, one {# sobre} other {# sobres}} por jugador. Cada equipo comparte lo que abre.',
  planJumpstart:
    'Elige {count, plural, one {un medio mazo} other {# medios mazos}} por tema, entre {offered, number} cada vez.',
  planHousman: '{count, number} rondas. Mejora una mano de 5 con tres cambios entre 9 cartas abiertas.',
  planAuction:
    '200 monedas por persona para las cartas de {count, plural, one {# sobre} other {# sobres}}. Las pujas son secretas.',
  planSolomon:
    '{count, number} rondas. Una persona reparte 8 cartas abiertas en dos pilas y la otra toma una.',
  planWinston:
    '{count, plural, one {# sobre} other {# sobres}} en un montón. Mira una pila: tómala o déjala crecer y mira la siguiente.',
  planWinchester:
    '{count, plural, one {# sobre} other {# sobres}} en un montón. Toma una de 4 pilas abiertas; después crecen todas.',
  planGrid: '{count, number} cuadrículas de 3 × 3 cartas. Toma una fila o una columna.',
  planRotisserie:
    '{laid, number} cartas distintas, todas abiertas. Cada persona toma {count, number}, por turnos.',
  planMinesweeper:
    '{count, number} cuadrículas de {width, number} × {height, number} cartas ocultas. La carta que tomas descubre las de al lado.',
  packUnopened: 'No se puede abrir el sobre «{pack}». {why}',
  packUnopenedToo: 'No se puede abrir el sobre «{pack}». {why}',
  noSlot: 'No tiene ninguna composición con un slot.',
  slotNoSheet: 'El slot «{slot}» toma de la hoja «{sheet}», que no existe.',
  roundNoLayout: 'La ronda {round, number} usa la composición «{layout}», que no existe.',
  roundEmpty: 'La ronda {round, number} no tiene una composición con un peso mayor que 0 y un slot.',
  sheetUnbalanced:
    'La hoja «{sheet}» se equilibra por {values, number} valores; el máximo es {most, number}.',
  sheetEmpty: 'La hoja «{sheet}» no tiene ninguna carta.',
  sheetUnknown:
    'La hoja «{sheet}» nombra {count, plural, one {una impresión que} other {# impresiones que}} el juego no tiene: {printings}.',
  packTooLarge: 'Un sobre tendría {largest, number} cartas; el máximo es {most, number}.',
  pilesTooLarge: 'Las pilas de la mesa tendrían {piled, number} cartas; el máximo es {most, number}.',
  tooManyLayouts: 'Tiene demasiadas composiciones; el máximo es {most, number}.',
  roundsManyLayouts:
    'Sus rondas nombran demasiadas composiciones; entre todas pueden nombrar {most, number}, contando repeticiones.',
  slotsManySheets:
    'Sus slots toman de demasiados grupos de hojas distintos. Haz que más slots tomen de las mismas.',
  sheetsTooLong:
    'Sus hojas son demasiado largas: «{sheet}» sola tiene {count, number} cartas; entre todas pueden tener {most, number}.',
  bagTooLarge:
    'Una bolsa tendría {largest, number} composiciones; el máximo es {most, number}. Reduce los pesos o saca las composiciones por peso.',
  sheetTooUneven:
    'La hoja «{sheet}» es demasiado desigual: unas pocas cartas tienen casi todo el peso. Da más a las otras o deja que se repitan.',
  tableNeedsCards: 'La mesa necesita {needs, number} cartas distintas; los sobres tienen {has, number}.',
  slotNeeds: 'Slot {slot}: necesita {needs, number}, tiene {has, number}.',
  slotNeedsDifferent:
    'Slot {slot}: necesita {needs, number} cartas distintas en un sobre, tiene {has, number}.',
  drafting:
    '{cards, plural, one {# carta actúa} other {# cartas actúan}} durante el draft ({effects}); aquí {cards, plural, one {se draftea} other {se draftean}} como cualquier otra.',
  draftingList: 'Las cartas que actúan durante el draft ({effects}) se draftean como cualquier otra.',
  seatClosed: 'Ese asiento no está abierto para ti.',
  mtgoNothing: 'Este draft no tuvo picks de sobres, y el texto de MTGO no cuenta nada más.',
  forkWhenOver: 'Un draft se puede seguir jugando una vez terminado.',
  noDeckYet: 'Este pool todavía no tiene mazo.',
  pollWhenOver: 'Se puede preguntar por un pick una vez terminado el draft.',
  pollGone: 'Esta pregunta ya no existe.',
  shareWhenOver: 'Los resultados se pueden compartir una vez terminado el draft.',
  linksMost: 'Ya hay veinte enlaces abiertos a este draft. Retira uno primero.',
  linkGone: 'Ese enlace ya no existe.',
  linkOver: 'Este enlace ya no se abre: caducó o fue retirado.',
  picksHostAlone: 'Solo el host puede ver los picks de esta mesa.',
  picksWhenClosed: 'Los picks se abren cuando se cierra {what, select, event {el evento} other {la mesa}}.',
  resultsWhenOver: 'Los resultados estarán aquí cuando termine el draft.',
  logWhenClosed: 'El registro se abre cuando se cierra el evento.',
  logWhenOver: 'El registro se abre cuando termina el draft.',
  gameUnknownFigures: 'No existe ese juego.',
  guestNameTaken: 'Alguien aquí ya tiene un nombre parecido. Elige otro.',
  oneLetter: 'Usa al menos una letra o un dígito.',
  atMostCharacters: 'Usa como máximo {count, number} caracteres.',
  passwordCommon: 'Esta contraseña es de las primeras que otros probarían.',
  passwordOwn: 'No uses tu nombre de usuario ni tu correo como contraseña.',
  tokenName: 'Ponle un nombre al token.',
  tokenScopeOne: 'Elige al menos un permiso.',
  tokenLongest: 'Un token dura como máximo 90 días.',
  cubeLink: 'Pega un enlace a un cubo.',
  linkShorter: 'Un enlace es más corto.',
  typeToDelete: 'Escribe {name} para eliminar esta cuenta.',
  providerSilent: 'El proveedor de inicio de sesión no respondió. Inténtalo en un momento.',
  signInCancelled: 'El inicio de sesión se canceló.',
  signInElsewhere: 'Este inicio de sesión empezó en otro lugar o hace demasiado tiempo. Empieza de nuevo.',
  signInUnverified: 'No se pudo verificar la respuesta del proveedor de inicio de sesión.',
  tooManyMinutes: 'Demasiados intentos. Inténtalo en unos minutos.',
  accountNotHere: 'Esta cuenta no puede iniciar sesión aquí.',
  signedOutMeanwhile: 'Tu sesión se cerró mientras tanto. Empieza de nuevo.',
  signInOther: 'Este inicio de sesión pertenece a otra cuenta.',
  lineRemovedByAdmin: 'Un Admin quitó esta línea.',
  lineRemovedWithAccount: 'Esta línea se eliminó junto con su cuenta.',
  noEventNumber: 'Ningún evento tiene el número {number, number}.',
  rulesUnread: 'Las reglas de este draft ya no se pueden leer. Hay que importarlo de nuevo.',
  gameNoPack: '{game} no tiene el sobre «{pack}».',
});
