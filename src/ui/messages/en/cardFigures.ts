import { catalogue } from '#contract/messages/catalogue.ts';

/** Figures of a draft, and of how cards usually go. */
export default catalogue({
  title: 'This draft in figures',
  lead: '{who, select, you {Your seat.} other {The seat of {name}.}} Select a name to see what it means.',
  notEnough: 'not enough',
  notEnoughOf: 'not enough: {count, number}',
  notEnoughCards: 'not enough: {count, plural, one {# card} other {# cards}}',
  ofCount: 'of {counted}',
  fromCount: '{counted}, needs {least, number}',
  ofNumber: 'of {count, number}',
  byHand: '{count, plural, one {# manual pick} other {# manual picks}}',
  picks: '{count, plural, one {# pick} other {# picks}}',
  seenAgain: '{count, plural, one {# card seen again} other {# cards seen again}}',
  percent: '{share, number, ::percent}',
  middleTime: 'Time per pick',
  middleTimeMeans:
    'The median of all manual picks: half took longer, half were faster. A pick starts when its pack reaches the seat. Picks by the clock or by bots don’t count.',
  wholeTime: 'Total thinking time',
  wholeTimeMeans: 'All manual picks added up. Waiting for packs doesn’t count.',
  botAgreement: 'The bot agreed',
  botAgreementMeans:
    'How often the card taken is the one a bot would have taken in this seat. Only manual picks with a choice count, so the last card of a pack doesn’t. The bot measures what’s ordinary, not what’s good.',
  wheelsCaught: 'Wheels caught',
  wheelsCaughtMeans:
    'A card wheels when it’s still in a pack that comes back to a seat that passed it. This counts the cards this seat saw again, and how many of them it then took.',
  byClock: 'Picked on timeout',
  byClockMeans: 'Picks made for this seat because time ran out. Picks by a bot in this seat don’t count.',

  lanesByRound: '{lanes}s by {format, select, booster {pack} grid {grid} minesweeper {grid} other {round}}',
  lanesMean:
    'The share of each among the cards this seat took in that round. A card of two counts half for each. A card of none is neutral.',
  neutral: 'Neutral',
  laneShare: '{lane} {share, number, ::percent}',

  whenTaken: 'When cards were taken',
  openSeats: 'Across {count, plural, one {# open seat} other {# open seats}}, including bots’.',
  rarity: 'Rarity',
  averagePick: 'Average pick',
  averagePickMeans: 'The pick at which its cards were taken, counted from 1 in each round, on average.',
  cameBack: 'Wheel rate',
  cameBackMeans:
    'Of the cards that were passed in a pack that came back to the same seat: how many were still in it.',

  // How cards usually go.
  usual: 'Typical pick order of these cards',
  usualAll: 'Typical pick order',
  meaning: 'What the numbers mean',
  loading: 'Loading the figures',
  loadFailed: 'The figures couldn’t be loaded',
  tooFew:
    'Not enough open drafts yet: figures appear after {drafts, number} drafts by {people, number} people, for cards that {least, number} of them saw.',
  showFewer: 'Show fewer',
  showAll: 'Show all {count, number}',
  allOfGame: 'All {game} cards',
  theseCards: 'The figures of these cards',
  allCards: 'The figures of all cards',
  card: 'Card',
  takenHere: 'Taken here',
  takenAt: 'P{round, number} pick {pick, number}',
  usuallyTaken: 'Usually taken at pick',
  average: 'Average',
  comesBack: 'Wheel rate',
  draftsSeen: 'Drafts',
  pickRate: 'Pick rate',
  onlyDrafts: 'only {count, number}',
  drafts: '{count, number}',
  pickRateMeans:
    'Of the packs in which people found the card: how many ended with that person taking it, at once or when the pack came round again.',
  usuallyTakenName: 'Usually taken at pick, Average',
  usuallyTakenMeans:
    'The pick at which people took the card themselves, counted from 1 in each round. The bar shows the middle half of all those picks, the dot their average.',
  comesBackMeans:
    'Of the times somebody passed it in a pack that came round again: how often it was still there. Shown from {least, number} such times.',
  draftsSeenMeans:
    'Counted drafts in which a person was shown the card. Below {few, number} the numbers are marked as few. Cards with fewer than {least, number} aren’t listed. Drafts are counted in batches, once everyone at the table can read its picks. Drafts of one person against bots aren’t counted.',

  // All cards of a game.
  myDrafts: 'My drafts',
  noneCounted: 'No drafts of {game} counted yet.',
  counted:
    'From {drafts, number} drafts of {game}, manual picks only. Cards appear once they’ve been in {least, number} drafts.',
  game: 'Game',
  search: 'Search cards',
  searchHint: 'Card name',
  noneFits: 'No card fits',
  noneFitsHint: 'No listed card has these words in its name.',
  showAllCards: 'Show all cards',
  noFigures: 'Not enough open drafts yet',
  noFiguresHint:
    'Figures appear after {drafts, number} drafts by {people, number} people. A draft counts once everyone who sat there can read all of its picks.',
});
