import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: 'Questo draft in cifre',
  lead: '{who, select, you {Il tuo posto.} other {Il posto di {name}.}} Premi un nome per vedere cosa conta.',
  notEnough: 'pochi dati',
  notEnoughOf: 'pochi dati: {count, number}',
  notEnoughCards: 'pochi dati: {count, plural, one {# carta} other {# carte}}',
  ofCount: 'su {counted}',
  fromCount: '{counted}, ne servono {least, number}',
  ofNumber: 'su {count, number}',
  byHand: '{count, plural, one {# pick a mano} other {# pick a mano}}',
  picks: '{count, plural, one {# pick} other {# pick}}',
  seenAgain: '{count, plural, one {# carta rivista} other {# carte riviste}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Tempo per pick',
  middleTimeMeans:
    'La mediana di tutte le pick a mano: metà hanno richiesto di più, metà di meno. Una pick inizia quando la busta arriva al posto. Le pick del timer o dei bot non contano.',
  wholeTime: 'Tempo totale per pensare',
  wholeTimeMeans: 'La somma di tutte le pick a mano. L’attesa delle buste non conta.',
  botAgreement: 'Il bot concordava',
  botAgreementMeans:
    'Quante volte la carta presa è quella che un bot avrebbe preso a questo posto. Contano solo le pick a mano con una scelta, quindi non l’ultima carta di una busta. Il bot misura ciò che è comune, non ciò che è buono.',
  wheelsCaught: 'Wheel presi',
  wheelsCaughtMeans:
    'Una carta fa wheel quando è ancora in una busta che torna a un posto che l’aveva passata. Qui si contano le carte che questo posto ha rivisto, e quante poi ne ha prese.',
  byClock: 'Prese dal timer',
  byClockMeans: 'Le pick fatte dal timer a tempo scaduto. Le pick di un bot a questo posto non contano.',

  lanesByRound:
    '{lanes} per {format, select, booster {busta} grid {griglia} minesweeper {griglia} other {round}}',
  lanesMean:
    'La quota di ognuna tra le carte che questo posto ha preso in quel round. Una carta di due fazioni conta metà per ciascuna. Una carta senza fazione è neutrale.',
  neutral: 'Neutrali',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'Quando sono state prese le carte',
  openSeats: 'Su {count, plural, one {# posto aperto} other {# posti aperti}}, compresi quelli dei bot.',
  rarity: 'Rarità',
  averagePick: 'Pick media',
  averagePickMeans: 'La pick a cui sono state prese le sue carte, contata da 1 in ogni round, in media.',
  cameBack: 'Tornate al giro',
  cameBackMeans: 'Delle carte passate in una busta che è tornata allo stesso posto: quante c’erano ancora.',

  usual: 'Come vanno di solito queste carte',
  usualAll: 'Come vanno di solito le carte',
  meaning: 'Che cosa significano i numeri',
  loading: 'Caricamento delle cifre',
  loadFailed: 'Non riusciamo a caricare le cifre',
  tooFew:
    'Non ci sono ancora abbastanza draft aperti: le cifre compaiono dopo {drafts, number} draft di {people, number} persone, per le carte che almeno {least, number} di loro hanno visto.',
  showFewer: 'Mostra meno',
  showAll: 'Mostra tutto ({count, number})',
  allOfGame: 'Tutte le carte di {game}',
  theseCards: 'Le cifre di queste carte',
  allCards: 'Le cifre di tutte le carte',
  card: 'Carta',
  takenHere: 'Presa qui',
  takenAt: 'P{round, number} pick {pick, number}',
  usuallyTaken: 'Presa di solito alla pick',
  average: 'Media',
  comesBack: 'Torna al giro',
  draftsSeen: 'Draft con la carta',
  pickRate: 'Tasso di pick',
  onlyDrafts: 'solo {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'Delle buste in cui una persona ha trovato la carta: in quante alla fine l’ha presa, subito o quando la busta è tornata.',
  usuallyTakenName: 'Presa di solito alla pick, Media',
  usuallyTakenMeans:
    'La pick a cui la carta è stata presa a mano, contata da 1 in ogni round. La barra mostra la metà centrale di tutte quelle pick, il punto la loro media.',
  comesBackMeans:
    'Delle volte in cui qualcuno l’ha passata in una busta poi tornata: quante volte c’era ancora. Si mostra a partire da {least, number} volte.',
  draftsSeenMeans:
    'I draft contati in cui la carta è stata mostrata a una persona. Sotto {few, number} i numeri sono indicati come pochi. Le carte con meno di {least, number} non sono elencate. I draft si contano a gruppi, quando tutti al tavolo possono leggerne le pick. I draft di una sola persona contro i bot non si contano.',

  myDrafts: 'I miei draft',
  noneCounted: 'Ancora nessun draft di {game} contato.',
  counted:
    'Da {drafts, number} draft di {game}, solo pick a mano. Le carte compaiono quando almeno {least, number} draft le hanno viste.',
  game: 'Gioco',
  search: 'Cerca carte',
  searchHint: 'Nome di una carta',
  noneFits: 'Nessuna carta trovata',
  noneFitsHint: 'Nessuna carta elencata ha queste parole nel nome.',
  showAllCards: 'Mostra tutte le carte',
  noFigures: 'Non ci sono ancora abbastanza draft aperti',
  noFiguresHint:
    'Le cifre compaiono dopo {drafts, number} draft di {people, number} persone. Un draft conta quando chi era al tavolo può leggerne tutte le pick.',
});
