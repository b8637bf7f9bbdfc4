import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/cardFigures.ts';

export default translation<typeof english>()({
  title: 'Dieser Draft in Zahlen',
  lead: '{who, select, you {Dein Platz.} other {Der Platz von {name}.}} Klick auf einen Begriff, um zu sehen, was er zählt.',
  notEnough: 'zu wenig',
  notEnoughOf: 'zu wenig: {count, number}',
  notEnoughCards: 'zu wenig: {count, plural, one {# Karte} other {# Karten}}',
  ofCount: 'aus {counted}',
  fromCount: '{counted}, nötig sind {least, number}',
  ofNumber: 'von {count, number}',
  byHand: '{count, plural, one {# Pick von Hand} other {# Picks von Hand}}',
  picks: '{count, plural, one {# Pick} other {# Picks}}',
  seenAgain: '{count, plural, one {# Karte, die wiederkam} other {# Karten, die wiederkamen}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Zeit pro Pick',
  middleTimeMeans:
    'Der Median aller Picks von Hand: Die Hälfte dauerte länger, die Hälfte ging schneller. Ein Pick beginnt, wenn der Booster am Platz ankommt. Picks der Uhr und der Bots zählen nicht.',
  wholeTime: 'Bedenkzeit insgesamt',
  wholeTimeMeans: 'Alle Picks von Hand zusammen. Warten auf Booster zählt nicht.',
  botAgreement: 'Einig mit dem Bot',
  botAgreementMeans:
    'Wie oft die genommene Karte die ist, die ein Bot an diesem Platz genommen hätte. Es zählen nur Picks von Hand, bei denen es eine Wahl gab, also nicht die letzte Karte eines Boosters. Der Bot misst, was üblich ist, nicht, was gut ist.',
  wheelsCaught: 'Wheels erwischt',
  wheelsCaughtMeans:
    'Eine Karte wheelt, wenn sie noch im Booster ist, sobald er an einen Platz zurückkommt, der ihn weitergegeben hat. Gezählt werden die Karten, die dieser Platz wiedergesehen hat, und wie viele davon er dann nahm.',
  byClock: 'Von der Uhr genommen',
  byClockMeans:
    'Picks, die die Uhr gemacht hat, weil die Zeit um war. Picks eines Bots an diesem Platz zählen nicht.',

  lanesByRound: '{lanes} je {format, select, booster {Booster} grid {Grid} minesweeper {Grid} other {Runde}}',
  lanesMean:
    'Wie sich die Karten verteilen, die dieser Platz in der Runde genommen hat. Gehört eine Karte zu zweien, zählt sie bei jeder zur Hälfte. Gehört sie zu keiner, ist sie neutral.',
  neutral: 'Neutral',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'Wann Karten weg waren',
  openSeats:
    'An {count, plural, one {# offenem Platz} other {# offenen Plätzen}}, die der Bots eingeschlossen.',
  rarity: 'Seltenheit',
  averagePick: 'Pick im Schnitt',
  averagePickMeans: 'Bei welchem Pick die Karten im Schnitt genommen wurden, in jeder Runde ab 1 gezählt.',
  cameBack: 'Kam zurück',
  cameBackMeans:
    'Von den Karten, die in einem Booster weitergegeben wurden, der an denselben Platz zurückkam: wie viele dann noch darin waren.',

  usual: 'Wie diese Karten sonst weggehen',
  usualAll: 'Wie Karten sonst weggehen',
  meaning: 'Was die Zahlen bedeuten',
  loading: 'Zahlen werden geladen',
  loadFailed: 'Die Zahlen ließen sich nicht laden',
  tooFew:
    'Noch nicht genug offene Drafts: Zahlen gibt es ab {drafts, number} Drafts von {people, number} Leuten, für Karten, die mindestens {least, number} von ihnen gesehen haben.',
  showFewer: 'Weniger zeigen',
  showAll: 'Alle {count, number} zeigen',
  allOfGame: 'Alle Karten von {game}',
  theseCards: 'Die Zahlen dieser Karten',
  allCards: 'Die Zahlen aller Karten',
  card: 'Karte',
  takenHere: 'Hier genommen',
  takenAt: 'B{round, number} Pick {pick, number}',
  usuallyTaken: 'Sonst genommen bei Pick',
  average: 'Schnitt',
  comesBack: 'Kommt zurück',
  draftsSeen: 'In Drafts gesehen',
  pickRate: 'Pick-Quote',
  onlyDrafts: 'nur {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'Von den Boostern, in denen Leute die Karte fanden: wie oft sie sie am Ende selbst nahmen, gleich oder als der Booster wieder vorbeikam.',
  usuallyTakenName: 'Sonst genommen bei Pick, Schnitt',
  usuallyTakenMeans:
    'Bei welchem Pick Leute die Karte von Hand nahmen, in jeder Runde ab 1 gezählt. Der Balken zeigt die mittlere Hälfte all dieser Picks, der Punkt ihren Schnitt.',
  comesBackMeans:
    'Wenn jemand sie in einem Booster weitergab, der wieder vorbeikam: wie oft sie dann noch da war. Ab {least, number} solchen Fällen.',
  draftsSeenMeans:
    'Gezählte Drafts, in denen jemand die Karte zu sehen bekam. Unter {few, number} sind die Zahlen als wenige markiert. Karten mit weniger als {least, number} stehen nicht in der Liste. Drafts werden in Gruppen gezählt, sobald alle am Tisch die Picks lesen können. Drafts von nur einem Menschen gegen Bots zählen nicht.',

  myDrafts: 'Meine Drafts',
  noneCounted: 'Noch keine Drafts von {game} gezählt.',
  counted:
    'Aus {drafts, number} Drafts von {game}, nur Picks von Hand. Karten stehen hier, sobald {least, number} Drafts sie gesehen haben.',
  game: 'Spiel',
  search: 'Karten suchen',
  searchHint: 'Name einer Karte',
  noneFits: 'Keine Karte passt',
  noneFitsHint: 'Keine Karte der Liste hat diese Wörter im Namen.',
  showAllCards: 'Alle Karten zeigen',
  noFigures: 'Noch nicht genug offene Drafts',
  noFiguresHint:
    'Zahlen gibt es ab {drafts, number} Drafts von {people, number} Leuten. Ein Draft zählt, sobald alle, die dabei saßen, sämtliche Picks lesen können.',
});
