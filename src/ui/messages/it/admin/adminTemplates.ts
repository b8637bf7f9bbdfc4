import { translation } from '#contract/messages/catalogue.ts';
import type english from '../../en/admin/adminTemplates.ts';

export default translation<typeof english>()({
  title: 'Modelli di draft',
  lead: 'I tipi di draft tra cui scelgono gli host: round e passi, timer e posti.',
  templates: 'Modelli',
  search: 'Trova un modello',
  new: 'Nuovo modello',
  untitled: 'Modello senza nome',
  all: 'Tutti i modelli',
  none: 'Ancora nessun modello',
  noneHint: 'Un modello dice cosa si fa con le buste di un gioco. Prima crea una busta.',
  gone: 'Questo modello non è qui. È stato eliminato, o appartiene a un altro gioco.',
  deleted: '{name}: modello eliminato.',
  notSaved: 'Il modello non è stato salvato',
  copy: 'Crea una tua copia',
  game: 'Gioco',
  tables: 'Tavoli',
  owner: 'Di chi è',
  ofGame: 'Il gioco',
  statusLabel: 'Stato',
  status: '{status, select, draft {Bozza} preview {Anteprima} published {Pubblicato} other {Archiviato}}',
  setStatus: '{status, select, published {Pubblica} preview {Anteprima} other {Archivia}}',
  alreadySet:
    '{status, select, published {Sono già pubblicati.} preview {Sono già in anteprima.} other {Sono già archiviati.}}',
  statusSet:
    '{status, select, published {{templates, plural, one {1 modello pubblicato} other {{templates, number} modelli pubblicati}}} preview {{templates, plural, one {1 modello in anteprima} other {{templates, number} modelli in anteprima}}} other {{templates, plural, one {1 modello archiviato} other {{templates, number} modelli archiviati}}}}.',

  nameAndTable: 'Nome e tavolo',
  name: 'Nome',
  slug: 'Nome breve',
  slugHint: 'Si usa nei link e poi non si può cambiare.',
  blurb: 'Descrizione per gli host',
  formatLabel: 'Formato',
  clockLabel: 'Timer',
  clock:
    '{clock, select, quick {Rapido} standard {Standard} relaxed {Rilassato} none {Senza timer} other {Corrispondenza}}',
  whoPlays: 'Chi può giocarlo',
  statusHint:
    '{status, select, draft {Bozza: solo chi l’ha creato e gli Admin} preview {Anteprima: anche i PowerUser} published {Pubblicato: tutti possono aprirci un tavolo} other {Archiviato: nessuno}}',
  seats: 'Posti',

  rules: 'Regole',
  format:
    '{format, select, booster {Booster} sealed {Sealed} teamSealed {Sealed a squadre} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Minesweeper} housman {Housman} silentAuction {Asta silenziosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid} other {Formato sconosciuto}}',
  formatHint:
    '{format, select, booster {Ognuno apre una busta, prende delle carte e passa il resto.} sealed {Ognuno apre delle buste e ci costruisce un mazzo.} teamSealed {Ogni squadra apre le buste in un unico pool, da cui i giocatori prendono le carte.} jumpstart {Ognuno sceglie tra mezzi mazzi sigillati, in base ai temi.} rochester {Si scopre una busta alla volta, e a turno si prendono le carte.} rotisserie {Tutte le carte sono scoperte dall’inizio e si prendono una alla volta.} minesweeper {Una griglia di carte coperte. Prendere una carta scopre quelle vicine.} housman {A turno si scambiano carte della propria mano nascosta con carte scoperte.} silentAuction {Si fanno offerte segrete su tutte le carte di una busta insieme.} solomon {Uno divide le carte scoperte in due pile, l’altro ne sceglie una.} winston {A turno si guardano le pile, e ognuna si prende o si passa.} winchester {Si prende una tra più pile scoperte, poi ogni pila cresce.} grid {Si prendono righe e colonne intere di carte scoperte.} other {}}',
  rule: '{rule, select, pack {Busta} packs {Buste} teams {Squadre} offered {Scelte alla volta} chosen {Scelte in tutto} packsPerSeat {Buste a testa} grids {Griglie} width {Colonne} height {Righe} picksPerGrid {Pick per griglia} reveal {Scoperte all’inizio} rounds {Round} handSize {Carte in mano} revealed {Carte scoperte} exchanges {Scambi} turnOrder {Ordine dei turni} startingFunds {Monete iniziali} reservePrice {Offerta minima} price {Chi vince paga} cardsPerRound {Carte per round} piles {Pile} size {Dimensione} picksPerSeat {Linee a testa} hasReview {Revisione tra le buste} kind {Sul tavolo} cardsPerSeat {Carte a testa} lay {Quante} do {Che cosa succede} count {Quante} direction {Verso dove} by {Confronta} prefer {Vince} other {Regola}}',
  ruleHint:
    '{rule, select, hasReview {Dopo ogni round tranne l’ultimo, tutti hanno un momento per guardare il proprio pool.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {Il centro} corners {Gli angoli} borders {I bordi} classic {Sempre lo stesso} snake {Avanti e indietro} first {La propria offerta} second {La seconda offerta più alta} 3x3 {3 × 3} 3x4 {3 × 4} 1 {Una} 2 {Due} enough {Abbastanza per tutti} all {Tutte quelle che ci sono} singleton {Carte diverse, una di ognuna} packs {Le carte delle buste} pick {Prendi} burn {Brucia} random {Prendi a caso} pass {Passa} discardRest {Scarta il resto} left {A sinistra} right {A destra} none {Da nessuna parte} funds {Monete} cards {Carte} more {Chi ne ha di più} fewer {Chi ne ha di meno} other {Altro}}',
  noPack: 'Ancora nessuna busta',
  packMissing: '{pack} (mancante)',
  packOf: '{pack} ({owner})',
  choosePack: 'Scegli una busta di questo gioco.',
  between: 'da {min, number} a {max, number}',
  packsBySeat: 'I posti aprono buste diverse: {packs}.',
  samePack: 'Apri la stessa busta',
  list: '{list, select, rounds {Round} opening {Prima, con la busta intera} steps {Ripeti finché la busta è vuota} packs {Ognuno apre} tiebreakers {A parità di offerte vince chi ha} other {Lista}}',
  item: '{list, select, rounds {Round {number, number}} packs {Busta {number, number}} tiebreakers {Spareggio {number, number}} other {Passo {number, number}}}',
  addItem:
    '{list, select, rounds {Round} opening {Passo per la busta intera} packs {Busta} tiebreakers {Spareggio} other {Passo}}',
  removeItem: 'Rimuovi {item}',
  fewest: '{list, select, rounds {Un draft ha almeno un round.} other {Ne serve almeno uno.}}',
  most: 'Al massimo {max, number}.',

  unplayable: 'Non si può ancora giocare',
  play: 'Giocalo',
  length:
    '{rounds, plural, one {1 round} other {{rounds, number} round}}, {decisions, plural, one {1 decisione} other {{decisions, number} decisioni}} e {cards, plural, one {1 carta} other {{cards, number} carte}} a testa. {seats, plural, one {1 giocatore} other {{seats, number} giocatori}}.',
  playNow:
    '{bots, plural, =0 {Gioca subito} one {Gioca subito con 1 bot} other {Gioca subito con {bots, number} bot}}',
  saveAndPlay:
    '{bots, plural, =0 {Salva e gioca subito} one {Salva e gioca subito con 1 bot} other {Salva e gioca subito con {bots, number} bot}}',
  isArchived: 'I modelli archiviati non si possono giocare.',
  noClock: 'Non c’è limite di tempo per le pick.',
  timeBank: '{bank, number} ore a testa. Ogni pick restituisce {back, number} ore.',
  cardsFor: 'Carte per {seats, plural, one {un posto} other {{seats, number} posti}}',
  packClosed: 'La busta “{pack}” non si può aprire. {why}',
  enough: 'Ci sono abbastanza carte per riempire ogni busta.',
  cannotStart: 'Questo tavolo non può iniziare',
  willRepeat: 'In una busta ci saranno carte ripetute',
});
