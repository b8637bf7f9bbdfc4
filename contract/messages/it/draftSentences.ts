import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/draftSentences.ts';

export default translation<typeof english>()({
  kickedOut: 'L’host ti ha rimosso dal tavolo.',
  tableClosed: 'Questo tavolo non è più aperto per te.',
  nudgeOnlyPost: 'I solleciti valgono solo nei draft per corrispondenza.',
  nudgeOwn: 'Quello è il tuo posto.',
  startsByItself:
    'Questo tavolo parte da solo. Aspetta un attimo il browser di tutti; nessuno deve premere “Inizia il draft”.',
  readyCleared: 'Modificato: {settings}. Tutti devono dare di nuovo l’ok.',
  startCalledOff:
    'L’inizio è stato annullato: {why}. Nessuna busta distribuita; c’è un nuovo sigillo per il prossimo inizio.',
  packsUndealt: 'Non è stato possibile distribuire le buste',
  hostLeft: 'L’host ha lasciato il tavolo',
  startHostLeft:
    'L’host ha lasciato il tavolo, quindi l’inizio è stato annullato. Nessuna busta distribuita; c’è un nuovo sigillo per il prossimo inizio.',
  startLeft:
    '{name} ha lasciato il tavolo, quindi l’inizio è stato annullato. Nessuna busta distribuita; c’è un nuovo sigillo per il prossimo inizio.',
  noNumberCame: 'Nessun numero è arrivato da {names}',
  opensTooMany: 'Ci sarebbero {most, number} carte scoperte insieme; il massimo è {allowed, number}.',
  undealtWhy: 'Le buste di questo draft non si possono distribuire: {why}.',
  discardFewer: 'Le buste hanno {cards, number} carte: se ne devono scartare di meno.',
  discardUneven:
    'Le buste di un round hanno qui da {least, number} a {most, number} carte: non si può scartare a un numero fisso.',
  poolCovered: 'Il tuo pool è coperto finché le buste girano. Costruirai il mazzo dopo il draft.',
  quietNoTime: 'Le ore di silenzio non lasciano tempo per questa pick.',
  playersIn: 'Ci sono già {count, number} giocatori. Togline alcuni dalla lista o ammettili tutti.',
  eventPlayers: 'Un evento ha da 2 a {count, number} giocatori.',
  streamDelay: 'Il ritardo di uno stream è al massimo di 30 minuti.',
  gridThree: 'Un grid draft con tre righe e tre colonne richiede due o tre posti.',
  gridFour: 'Un grid draft con tre righe e quattro colonne richiede da due a quattro posti.',
  housmanSeats: 'Un draft Housman è per due-otto posti.',
  minesweeperCards: 'Una griglia non ha tante carte quante se ne devono prendere.',
  minesweeperSeats: 'Un draft Minesweeper si gioca con due-otto posti.',
  rochesterSeats: 'Un draft Rochester richiede almeno due posti.',
  rotisserieSeats: 'Un draft Rotisserie richiede almeno due posti.',
  rotisserieCards:
    '{seats, number} posti con {cards, number} carte ciascuno ne richiedono più delle {most, number} che stanno sul tavolo.',
  seatPacksMost: 'Un posto apre al massimo {count, number} buste.',
  tiebreakerOnce: 'Ogni criterio di spareggio può comparire una volta sola.',
  reserveTooHigh: 'Il prezzo di riserva supera i fondi iniziali.',
  auctionSeats: 'Un’asta silenziosa è per due-otto posti.',
  solomonSeats: 'Un draft Solomon è per esattamente due posti.',
  winchesterSeats: 'Un draft Winchester richiede da due a otto posti.',
  winstonSeats: 'Un draft Winston richiede da due a otto posti.',
  teamsSeats: '{teams, number} squadre richiedono almeno {seats, number} posti.',
  teamsUneven: '{seats, number} posti non si possono dividere in {teams, number} squadre uguali.',
  jumpstartThemes:
    'Jumpstart richiede mezzi mazzi di almeno {themes, number} temi. Queste buste non ne hanno, ne mancano {missing, number}.',
  packsTooSmall:
    '{format} richiede buste di almeno {least, number} carte. Queste ne hanno {has, number}, ne {missing, plural, one {manca #} other {mancano #}}.',
  cardsShort:
    '{format} per {players, plural, one {# giocatore} other {# giocatori}} con {each} richiede {needs}. {there}, ne {missing, plural, one {manca #} other {mancano #}}.',
  wouldNeed:
    '{players, plural, one {# giocatore con {each} richiederebbe} other {# giocatori con {each} richiederebbero}} {needs}.',
  aBooster: 'Un booster draft',
  teamSealedName: 'Il Sealed a squadre',
  aSilentAuction: 'Un’asta silenziosa',
  aGrid: 'Un grid draft',
  packsEach: '{count, plural, one {# busta} other {# buste}} a testa',
  countedPacks: '{count, plural, one {# busta} other {# buste}}',
  countedCards: '{count, plural, one {# carta} other {# carte}}',
  cardsEach: '{count, number} carte a testa',
  differentCards: '{count, number} carte diverse',
  halfDecksEach: '{count, number} mezzi mazzi a testa',
  countedRounds: '{count, number} round',
  countedGrids: '{count, number} griglie',
  thereIs: 'Ce n’è 1',
  thereAre: 'Ce ne sono {count, number}',
  thereAreNone: 'Non ce ne sono',
  cardsForPacks: 'Ci sono carte per {count, number}',
  cardsForNone: 'Non ci sono carte a sufficienza per una',
  planBooster:
    '{count, plural, one {# busta} other {# buste}} a testa, {cards, number} carte per busta. Prendine una, passa il resto.',
  planRochester:
    '{count, plural, one {# busta} other {# buste}} a testa, aperte una alla volta. Tutti vedono ogni carta e ogni pick.',
  planSealed: '{count, plural, one {# busta} other {# buste}} a testa. Aprile tutte e costruisci un mazzo.',
  planTeamSealed:
    'Due squadre, {count, plural, one {# busta} other {# buste}} per giocatore. Una squadra condivide quello che apre.',
  planJumpstart:
    'Scegli {count, plural, one {un mezzo mazzo} other {# mezzi mazzi}} per tema, ogni volta tra {offered, number}.',
  planHousman: '{count, number} round. Migliora una mano di 5 scambiando tre volte con 9 carte scoperte.',
  planAuction:
    '200 monete a testa per le carte di {count, plural, one {# busta} other {# buste}}. Le offerte sono segrete.',
  planSolomon: '{count, number} round. Uno divide 8 carte scoperte in due pile, l’altro ne prende una.',
  planWinston:
    '{count, plural, one {# busta} other {# buste}} in un mazzetto. Guarda una pila: prendila, oppure lasciala crescere e guarda la successiva.',
  planWinchester:
    '{count, plural, one {# busta} other {# buste}} in un mazzetto. Prendi una di 4 pile scoperte, poi crescono tutte.',
  planGrid: '{count, number} griglie di 3 × 3 carte. Prendi una riga o una colonna.',
  planRotisserie:
    '{laid, number} carte diverse, tutte scoperte. Se ne prendono {count, number} a testa, a turno.',
  planMinesweeper:
    '{count, number} griglie di {width, number} × {height, number} carte coperte. Quello che prendi scopre le vicine.',
  packUnopened: 'La busta “{pack}” non si può aprire: {why}',
  packUnopenedToo: 'La busta “{pack}” non si può aprire: {why}',
  noSlot: 'Non ha un layout con uno slot.',
  slotNoSheet: 'Lo slot “{slot}” prende dal foglio “{sheet}”, che non esiste.',
  roundNoLayout: 'Il round {round, number} usa il layout “{layout}”, che non esiste.',
  roundEmpty: 'Il round {round, number} non ha un layout con un peso sopra 0 e uno slot.',
  sheetUnbalanced:
    'Il foglio “{sheet}” è bilanciato su {values, number} valori; il massimo è {most, number}.',
  sheetEmpty: 'Il foglio “{sheet}” non contiene carte.',
  sheetUnknown:
    'Il foglio “{sheet}” indica {count, plural, one {una stampa che} other {# stampe che}} il gioco non ha: {printings}.',
  packTooLarge: 'Una busta avrebbe {largest, number} carte; il massimo è {most, number}.',
  pilesTooLarge: 'Le pile del tavolo avrebbero {piled, number} carte; il massimo è {most, number}.',
  tooManyLayouts: 'Ha troppi layout; il massimo è {most, number}.',
  roundsManyLayouts:
    'I suoi round indicano troppi layout; tutti insieme possono indicarne {most, number}, ripetizioni comprese.',
  slotsManySheets:
    'I suoi slot prendono da troppi gruppi di fogli diversi. Fai prendere più slot dagli stessi.',
  sheetsTooLong:
    'I suoi fogli sono troppo lunghi: “{sheet}” da solo ha {count, number} carte; tutti insieme possono averne {most, number}.',
  bagTooLarge:
    'Un sacchetto conterrebbe {largest, number} layout; il massimo è {most, number}. Riduci i pesi o estrai i layout per peso.',
  sheetTooUneven:
    'Il foglio “{sheet}” è troppo sbilanciato: poche carte hanno quasi tutto il peso. Dai di più alle altre o lascia che si ripetano.',
  tableNeedsCards: 'Il tavolo richiede {needs, number} carte diverse, le buste ne hanno {has, number}.',
  slotNeeds: 'Slot {slot}: ne servono {needs, number}, ce ne sono {has, number}.',
  slotNeedsDifferent:
    'Slot {slot}: servono {needs, number} carte diverse in una busta, ce ne sono {has, number}.',
  drafting:
    '{cards, plural, one {# carta agisce} other {# carte agiscono}} durante il draft ({effects}); qui {cards, plural, one {si drafta} other {si draftano}} come le altre.',
  draftingList: 'Le carte che agiscono durante il draft ({effects}) si draftano come le altre.',
  seatClosed: 'Quel posto non è aperto per te.',
  mtgoNothing: 'Questo draft non ha avuto pick da buste, e il testo MTGO non dice altro.',
  forkWhenOver: 'Un draft si può continuare solo quando è finito.',
  noDeckYet: 'Questo pool non ha ancora un mazzo.',
  pollWhenOver: 'Si può chiedere di una pick solo quando il draft è finito.',
  pollGone: 'Questa domanda non c’è più.',
  shareWhenOver: 'I risultati si possono condividere solo quando il draft è finito.',
  linksMost: 'Ci sono già venti link aperti a questo draft. Prima revocane uno.',
  linkGone: 'Quel link non c’è più.',
  linkOver: 'Questo link non si apre più: è scaduto o è stato revocato.',
  picksHostAlone: 'Le pick di questo tavolo le vede solo l’host.',
  picksWhenClosed:
    'Le pick si aprono quando {what, select, event {l’evento} other {il tavolo}} viene chiuso.',
  resultsWhenOver: 'I risultati saranno qui quando il draft sarà finito.',
  logWhenClosed: 'Il log si apre quando l’evento viene chiuso.',
  logWhenOver: 'Il log si apre quando il draft è finito.',
  gameUnknownFigures: 'Questo gioco non esiste.',
  guestNameTaken: 'Qui qualcuno ha già un nome simile. Scegline un altro.',
  oneLetter: 'Usa almeno una lettera o una cifra.',
  atMostCharacters: 'Usa al massimo {count, number} caratteri.',
  passwordCommon: 'Questa password è una delle prime che altri proverebbero.',
  passwordOwn: 'Non usare il tuo nickname o la tua email come password.',
  tokenName: 'Dai un nome al token.',
  tokenScopeOne: 'Scegli almeno un permesso.',
  tokenLongest: 'Un token dura al massimo 90 giorni.',
  cubeLink: 'Incolla un link a un cubo.',
  linkShorter: 'È troppo lungo per un link.',
  typeToDelete: 'Scrivi {name} per eliminare questo account.',
  providerSilent: 'Il servizio di accesso non ha risposto. Riprova tra poco.',
  signInCancelled: 'L’accesso è stato annullato.',
  signInElsewhere: 'Questo accesso è iniziato altrove o troppo tempo fa. Ricomincia.',
  signInUnverified: 'Non è stato possibile verificare la risposta del servizio di accesso.',
  tooManyMinutes: 'Troppi tentativi. Riprova tra qualche minuto.',
  accountNotHere: 'Questo account non può accedere qui.',
  signedOutMeanwhile: 'Nel frattempo la tua sessione è terminata. Ricomincia.',
  signInOther: 'Questo accesso appartiene a un altro account.',
  lineRemovedByAdmin: 'Questo messaggio è stato rimosso da un Admin.',
  lineRemovedWithAccount: 'Questo messaggio è stato rimosso con il suo account.',
  noEventNumber: 'Nessun evento ha il numero {number, number}.',
  rulesUnread: 'Le regole di questo draft non si possono più leggere. Va importato di nuovo.',
  gameNoPack: '{game} non ha la busta “{pack}”.',
});
