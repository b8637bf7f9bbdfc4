import { catalogue } from '#contract/messages/catalogue.ts';

/** Hosting a table: what is drafted, how fast, its name, who can join, and everything behind "More". */
export default catalogue({
  title: 'Host a table',
  open: 'Open the table',
  opening: 'Opening the table',
  notOpened: 'The table was not opened',
  gamesFailed: 'The games could not be loaded',
  logIn: 'Log in',
  createAccount: 'Create account',
  next: '{visibility, select, open {Listed publicly right away} other {You’ll get a link to share}}. {clock, select, quick {Quick clock} standard {Standard clock} relaxed {Relaxed clock} none {No clock} other {By correspondence}}. Until it starts you can change everything except game and format.',

  what: 'What are you drafting?',
  how: 'How?',
  howFast: 'How fast?',
  howFastHint: 'Time for each pick, from first to last',
  cards: '{count, plural, one {1 card} other {# cards}}',
  clockHint:
    '{clock, select, none {Everyone takes their time} correspondence {Over days, by email and push} other {{first, number} s down to {last, number} s}}',

  more: 'More',
  moreWords:
    '{seats, plural, one {1 seat} other {# seats}}, {picks, select, everyone {everyone sees the picks afterwards} closed {everyone sees the picks when the table is closed} host {the host sees the picks afterwards} other {picks stay with their owners}}, {watchers, select, yes {watchers allowed} other {no watchers}}{teams, select, yes {, two teams} other {}}{review, select, yes {, a review between packs} other {}}',
  seats: 'Seats',
  seatsHint: 'Bots can fill seats that stay open.',
  description: 'Description',
  descriptionHint: 'One line for people looking for a table.',
  picks: 'Who sees the picks after the draft?',
  picksChoice:
    '{picks, select, everyone {Everyone} closed {When closed} host {The host} other {Their owners}}',
  picksHint:
    '{picks, select, everyone {Everyone at the table sees every pick and deck.} closed {Everyone sees them once every deck is in, or when you close the table.} host {Players see their own, and you see all of them.} other {Players see only their own.}}',
  watchers: 'Watchers',
  watchersHint: 'People without a seat can look on. They see no packs and no pools.',
  hints: 'Hints',
  hintsHint: 'Players who turned hints on in their profile see what a bot would take.',
  noSeat: 'Host without a seat',
  noSeatHint: 'You run the table and watch it as its watchers do: no packs, no pools.',
  inLobby:
    'Packs and picks, seconds, a review between packs and teams are set in the lobby and kept for your next table.',
  reset: 'Forget what I hosted last',

  tableName: 'Table name',
  tableNameHint: 'You can change it in the lobby.',
  whoCanJoin: 'Who can join',
  friends: 'Friends with the link',
  friendsHint: 'Only people with the link or code can find it.',
  anyone: 'Anyone',
  anyoneHint: 'Listed under Tables as soon as you open it.',
  verifyFirst: 'Verify your email address to list a table publicly.',
  moreFormats: 'More formats',
  moreFormatsHint: 'Every other way to draft these cards',
  chosen: 'Chosen: {format}',
  formatsLabel: 'Formats of {pack}',
  pack: 'Cards from',
  loading: 'Loading formats',
  loadFailed: 'The formats couldn’t be loaded',
  retry: 'Try again',
  nothingMore: 'Every format of this game is listed above.',
  seatsAndTime:
    '{seats, plural, one {1 seat} other {# seats}}, about {minutes, plural, one {1 minute} other {# minutes}}',
});
