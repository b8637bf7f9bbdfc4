import { catalogue } from '#contract/messages/catalogue.ts';

/** What a draft came to: the table, the replay, the pools, the seal, and what can be kept of it. */
export default catalogue({
  title: 'Results',
  headline: 'Draft complete',
  share: 'Share',

  // The table.
  about: '{name}, {game}, {day, date, ::dMMMM}',
  aboutLength: '{name}, {game}, {day, date, ::dMMMM}, {length}',
  underMinute: 'under a minute',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  sentence: '{words}.',
  rule: '{rule, select, owners {The host lets everyone see only their own picks.} host {The host sees every seat. Everyone else sees their own.} event {All seats open when the event is closed.} closed {All seats open when the table is closed: once every deck is in, or when the host closes it.} watched {All seats are open to everyone who played or watched.} other {All seats are open to everyone who played.}}',
  ruleAfter: 'All seats open when the table is closed, {hours, number} h after the draft at the latest.',
  passed: 'passed {directions}',
  direction: '{direction, select, left {left} right {right} other {kept}}',
  seatCount: '{seats, plural, one {# seat} other {# seats}}',
  evenPacks:
    '{seats, plural, one {# seat} other {# seats}}, {packs, plural, one {# pack} other {# packs}} of {size, number}',
  unevenPacks: '{seats, plural, one {# seat} other {# seats}}, packs of {sizes}',
  openedPacks:
    '{seats, plural, one {# seat} other {# seats}}, {packs, plural, one {# pack} other {# packs}} opened',
  allDecksIn: '{count, plural, =2 {Both decks submitted} other {All # decks submitted}}',
  someDecksIn: '{submitted, number} of {count, number} decks submitted',
  standing: '{standing, select, bot {bot} deckIn {deck in} next {building deck} other {building}}',
  closedSeat: 'closed',
  you: 'you',
  seatAction: 'show the picks',
  unknownSeat: 'seat {seat, number}',

  // Closing the table.
  closing: 'Closing the table',
  closingHint: 'Others can see these picks once the table is closed. You can close it now.',
  closeTable: 'Close the table',

  // What to do next.
  cards: '{count, plural, one {# card} other {# cards}}',
  cardsMostly: '{count, plural, one {# card} other {# cards}}, mostly {lanes}',
  deckNone: 'Decks need at least {size, number} cards. The rest stay in your pool.',
  deckIn: 'Your deck “{name}” is submitted.',
  deckStarted: 'Your deck “{name}” has {count, number} of {size, number} cards in {bucket}.',
  mainBucket: 'Main',
  openDeck: 'Open your deck',
  buildDeck: 'Build your deck',
  draftAgain: 'Draft again',
  anotherTable: 'Find another table',
  samePacks: 'Redraft these packs',
  keepDraft: 'Keep this draft: create an account',
  noSeat: 'You had no seat at this table',
  noSeatHint: 'You can replay every seat that’s open to you below.',
  findTable: 'Find a table',

  // The replay.
  replay: 'Replay',
  seat: 'Seat',
  seatOption: '{name}{seat, select, mine {, you} closed {, closed} other {}}',
  showBot: 'What the bot would take',
  hideAndGuess: 'Hide the pick to guess it',
  roundWord: '{format, select, booster {Pack} grid {Grid} minesweeper {Grid} other {Round}}',
  round: '{format, select, booster {Pack} grid {Grid} minesweeper {Grid} other {Round}} {round, number}',
  heading:
    '{round}, {kind, select, pick {pick {pick, number}} received {received} other {turn {pick, number}}}',
  allOfRound: '{round}: {kind, select, picks {all picks} other {all turns}}',
  received: 'Received {count, plural, one {# card} other {# cards}}.',
  receivedFrom: 'Received {count, plural, one {# card} other {# cards}} because of what {giver} decided.',
  layOpen: '{count, plural, one {# card} other {# cards}} on offer',
  layOpenCame: '{count, plural, one {# card} other {# cards}} on offer, {came, number} taken into the pool',
  came: '{count, plural, one {# card} other {# cards}} taken into the pool',
  botDecision: 'Bot’s choice: {decision}',
  packOpened:
    '{count, plural, one {# card} other {# cards}}, the pack {who, select, you {you} other {{name}}} opened',
  packStayed: '{count, plural, one {# card} other {# cards}}, still at the same seat',
  packFrom:
    '{count, plural, one {# card} other {# cards}}, from {giver}{side, select, yourLeft { on your left} yourRight { on your right} theirLeft { on their left} theirRight { on their right} other {}}',
  seconds: '{count, number} s',
  shortHours: '{count, number} h',
  doneBy:
    '{kind, select, pick {taken} other {decided}} by {who, select, bot {a bot} clock {the clock} host {the host} other {hand}}',
  doneByAfter:
    '{kind, select, pick {taken} other {decided}} by {who, select, clock {the clock} other {the host}} after {time}',
  doneIn: '{kind, select, pick {taken} other {decided}} in {time}',
  doneAtOnce: '{kind, select, pick {taken} other {decided}} instantly',
  took: '{who, select, you {You} other {{name}}} {kind, select, received {received} other {took}} this',
  botAgrees: 'the bot agrees',
  botChoice: 'bot’s choice',
  cameBack: 'came back',
  burned: 'burned',
  yourGuess: 'your guess',
  whichCard: 'Which card did {who, select, you {you} other {{name}}} take? Choose one.',
  guessRight: 'Right, that was the pick.',
  guessWrong: 'Not this time. The ringed card was taken.',
  noGuess: 'No guess yet',
  score: '{right, number} of {made, number} right',
  hidden: 'hidden',
  byBot: 'by a bot',
  nothingTaken: 'nothing taken',
  previousPick: 'Previous pick',
  nextPick: 'Next pick',
  firstPick: 'This is the first pick',
  lastPick: 'This is the last pick',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed: {speed, number}×',
  pick: 'Pick',
  progress: '{kind, select, picks {Pick} other {Turn}} <b>{at, number}</b> of {count, number}',
  barHint: 'Taller bars took longer',
  playOn: 'Continue from here',
  playOnHint: 'Continue against bots from this pick. The original won’t change.',
  askOthers: 'Ask others',
  announced: '{heading}: {words}',

  // The pool.
  yourPool: 'Your pool',
  poolOf: 'Pool of {name}',
  groupPool: 'Group the pool by',
  byCost: 'Cost',
  byRarity: 'Rarity',
  poolHidden: 'The pool is hidden while you guess.',
  noCost: 'No cost',
  costGroup: 'Cost {cost, number}',
  highestCost: '{cost, number} or more',
  neutral: 'Neutral',
  severalLanes: 'Two or more',
  poolCard: '{name}, {lanes}, {heading}',
  neutralCard: 'neutral',

  // The seal.
  sealed: 'The packs were sealed',
  sealSound: 'Packs match the seal',
  sealUnsound: 'Packs don’t match the seal',
  checkSeal: 'Check it yourself',
  checkAgain: 'Check again',
  checking: 'Checking',
  checkFailed: 'The check couldn’t be made',
  copySeed: 'Copy the seed',
  seedCopied: 'Seed copied',
  seedRefused: 'Your browser didn’t let us copy. The seed is below.',
  sealDetails: 'Fingerprint, lock and seed',
  sealDetailsHint:
    'The fingerprint is the SHA-256 of the seed’s 32 bytes. The lock is the SHA-256 of the fingerprint, the cards and rules, and each browser’s promise.',
  fingerprint: 'Fingerprint shown before the draft',
  lock: 'Lock shown at the start',
  noLock: 'None. This table started without one.',
  seed: 'Seed',
  seedClosed: 'The seed stays sealed',
  seedClosedHint:
    'The host keeps some seats of this table closed to you. The seed would show what they took, so it stays on the server. Its fingerprint from before the first pick is <code>{hash}</code>.',
  sealStepSeed:
    'Before anyone sat down, the server locked away a secret number, the seed, and showed everyone its fingerprint, {hash}. A different number would have a different fingerprint.',
  sealStepCalledOff:
    'A start was cancelled because {count, plural, =0 {its packs couldn’t be dealt} other {no number came from {names}}}. Those packs were never dealt, and a new seal was made.',
  sealStepSolo:
    'You were the only person here, so the table started at once, without numbers from other browsers. Only the server’s number counted.',
  sealStepNone: 'No browser added a number at this table, so only the server’s number counted.',
  sealStepNumbers:
    '{count, plural, one {The browser} other {The browsers}} of {names} added a secret number, promised before any was shown. The packs followed from all of them, so nobody could choose them: not the server, not the host, not the last player.',
  sealStepOpen: 'All the numbers are now public. Your browser can re-deal every pack and compare each card.',
  sealStepSound:
    'Your browser has just dealt {packs, plural, =0 {all {cards, number} cards} other {all # packs}} again and replayed all {picks, number} decisions. Everything came out the same.',
  sealStepUnsound:
    'Your browser has just dealt the packs again and replayed {picks, number} decisions. Something came out different.',
  cardsCompared: '{count, number} cards compared',
  cardsDealt: '{count, number} cards dealt again',
  cardsDiffer: '{count, plural, one {# differs} other {# differ}}',
  cardDiffers:
    'Pack {round, number} of seat {seat, number}, card {place, number}: the replay showed {shown}, the numbers deal {dealt}.',
  moreDiffer: '{count, plural, one {# more card differs.} other {# more cards differ.}}',
  strayPicks:
    '{count, plural, one {# pick of the replay isn’t in the pool of its seat.} other {# picks of the replay aren’t in the pool of their seat.}}',
  unknownCard: 'an unknown card',
  noCard: 'nothing',

  // Downloads, and the picture of a deck.
  download: 'Download this draft',
  file: '{kind, select, draft {Passleft file} draftmancer {Draftmancer log} mtgo {MTGO text} other {Table (CSV)}}',
  fileHint:
    '{kind, select, draft {Everything, as JSON with a published schema} draftmancer {JSON, version 2.1} mtgo {{name}’s picks} other {One row per pick}}',
  fileSaved: 'Saved: {file}.',
  allSeatsInFile: '{count, plural, one {Files cover your seat.} other {Files cover all # seats.}}',
  ownSeatInFile: 'Files cover your own seat. The host shares only the names of the others.',
  someSeatsInFile: 'Files cover {open, number} of {count, number} seats: those that are open to you.',
  deckPicture: 'Picture of the deck',
  notSubmitted: '“{name}” isn’t submitted. Others see a deck as it was when it was submitted.',
  submitted:
    '“{name}” was submitted {day, date, ::dMMMMHHmm}{times, plural, =1 {} other {, # times so far}}. Its list has the hash <code>{hash}</code>.',
  pictureFailed: 'The picture couldn’t be drawn',
  picture: 'The picture',
  pictureOf: '{name} by {owner}: {cards}',
  countedCard: '{count, number} {name}',
  copy: 'Copy',
  copied: 'Copied',
  pictureCopied: 'Picture copied.',
  pictureNotDrawn: 'Your browser can’t draw pictures.',
  pictureNotCopied: 'Your browser didn’t let us copy. Download the picture instead.',
  pictureNotSaved: 'The picture couldn’t be saved.',
  downloadPicture: 'Download',
  freeCards: 'Basic cards',
  otherCards: 'Cards',
  pictureAbout:
    '{game}, {cards, plural, one {# card} other {# cards}}{beside, plural, =0 {} other {, # in the sideboard}}',
  pictureCost: 'cost',

  // Links for others.
  shareTitle: 'Share this draft',
  shareHint:
    'Anyone with a link can see the picks, the pool and the deck of your seat. {table, select, open {The host lets them see the other seats, too.} other {The other seats stay closed to them.}} You can revoke a link at any time.',
  linkEnds: 'The link expires after',
  linkDays: '{days, select, week {7 days} month {30 days} other {Never}}',
  makeLink: 'Create a link',
  linksFailed: 'Your links couldn’t be loaded',
  retryLinks: 'Retry',
  noLinks: 'You have no open links.',
  openLinks: 'Open links',
  linkMade: 'Created {made, date, ::dMMMM}, never expires',
  linkMadeUntil: 'Created {made, date, ::dMMMM}, expires {ends, date, ::dMMMM}',
  copyRefused: 'Your browser didn’t let us copy. Select the link above and copy it yourself.',
  linkCopied: 'Link copied.',
  revoke: 'Revoke',

  // A shared draft.
  sharedBy: '{name}’s draft',
  sharedSeat: '{name} shares this seat.',
  sharedSeats: '{count, number} seats are open to you.',
  sharedUntil: 'The link ends {day, date, ::dMMMM}.',

  // Asking others about a pick.
  askTitle: 'Ask others about this pick',
  askHint:
    'Anyone with the link sees the pack as {name} saw it and chooses a card. The actual pick is revealed after voting.',
  askQr: 'QR code of the link to this question',
  copyLink: 'Copy link',
  openQuestion: 'Open the question',

  // Nothing to show.
  gone: 'This link no longer works',
  goneHint: 'It has expired, or the person who shared it revoked it. Ask them for a new one.',
  pollGone: 'This question isn’t there any more',
  pollGoneHint: 'The link may be cut short, or the draft was deleted.',
  playersOnly: 'Only the players can see these results',
  playersOnlyHint: 'The host shares them with the people who drafted at this table.',
  noTable: 'There’s no such table',
  noTableHint: 'The link may be cut short, or the table was ended.',
  loadFailed:
    '{about, select, results {The results couldn’t be loaded} link {The shared draft couldn’t be loaded} other {The question couldn’t be loaded}}',
  draftSafe: 'The draft itself is safe: every pick is stored.',
  pollSafe: 'Nothing is lost: the pack and all votes are stored.',
  tables: 'Tables',
  myDrafts: 'My drafts',
});
