import { catalogue } from '#contract/messages/catalogue.ts';

/** Draft templates. */
export default catalogue({
  title: 'Draft templates',
  lead: 'The kinds of draft that hosts choose from: rounds and steps, clock and seats.',
  templates: 'Templates',
  search: 'Find a template',
  new: 'New template',
  untitled: 'Untitled template',
  all: 'All templates',
  none: 'No templates yet',
  noneHint: 'A template says what players do with the packs of a game. Make a pack first.',
  gone: 'This template isn’t here. It was deleted, or it belongs to another game.',
  deleted: 'Deleted the template {name}.',
  notSaved: 'The template wasn’t saved',
  copy: 'Make your own copy',
  game: 'Game',
  tables: 'Tables',
  owner: 'Owner',
  ofGame: 'The game',
  statusLabel: 'Status',
  status: '{status, select, draft {Draft} preview {Preview} published {Published} other {Archived}}',
  setStatus: '{status, select, published {Publish} preview {Preview} other {Archive}}',
  alreadySet:
    '{status, select, published {They’re already published.} preview {They’re already in preview.} other {They’re already archived.}}',
  statusSet:
    '{status, select, published {Published} preview {In preview:} other {Archived}} {templates, plural, one {1 template} other {{templates, number} templates}}.',

  nameAndTable: 'Name and table',
  name: 'Name',
  slug: 'Short name',
  slugHint: 'Used in links and can’t be changed later.',
  blurb: 'Description for hosts',
  formatLabel: 'Format',
  clockLabel: 'Clock',
  clock:
    '{clock, select, quick {Quick} standard {Standard} relaxed {Relaxed} none {No clock} other {Correspondence}}',
  whoPlays: 'Who can host it',
  statusHint:
    '{status, select, draft {Draft: only its owner and Admins} preview {Preview: power users too} published {Published: everyone can host it} other {Archived: nobody}}',
  seats: 'Seats',

  rules: 'Rules',
  format:
    '{format, select, booster {Booster} sealed {Sealed} teamSealed {Team sealed} jumpstart {Jumpstart} rochester {Rochester} rotisserie {Rotisserie} minesweeper {Minesweeper} housman {Housman} silentAuction {Silent auction} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid} other {Unknown format}}',
  formatHint:
    '{format, select, booster {Everyone opens a pack, takes cards and passes the rest.} sealed {Everyone opens packs and builds a deck from them.} teamSealed {Each team opens packs into one pool, and its players claim cards from it.} jumpstart {Everyone chooses between sealed half-decks by their themes.} rochester {One pack at a time is laid open, and players take cards in turn.} rotisserie {All cards are open from the start and are taken one at a time.} minesweeper {A grid of hidden cards. Taking a card reveals the ones next to it.} housman {Players take turns swapping cards of their hidden hand for open ones.} silentAuction {Players make secret bids on every card of a pack at once.} solomon {One player splits the open cards into two piles, the other picks one.} winston {Players look at the piles in turn and take or pass each one.} winchester {Players take one of several open piles, then every pile grows.} grid {Players take whole rows and columns of open cards.} other {}}',
  rule: '{rule, select, pack {Pack} packs {Packs} teams {Teams} offered {Choices at a time} chosen {Chosen in all} packsPerSeat {Packs per player} grids {Grids} width {Columns} height {Rows} picksPerGrid {Picks per grid} reveal {Revealed first} rounds {Rounds} handSize {Cards in hand} revealed {Open cards} exchanges {Exchanges} turnOrder {Turn order} startingFunds {Starting coins} reservePrice {Minimum bid} price {The winner pays} cardsPerRound {Cards per round} piles {Piles} size {Size} picksPerSeat {Lines per player} hasReview {Review between packs} kind {Laid out} cardsPerSeat {Cards per player} lay {How many} do {What happens} count {How many} direction {Where to} by {Compare} prefer {Winner} other {Rule}}',
  ruleHint:
    '{rule, select, hasReview {Everyone gets a moment to look over their pool after every round except the last.} other {}}',
  ruleOf: '{rule}, {item}',
  choice:
    '{choice, select, center {The centre} corners {The corners} borders {The borders} classic {Always the same} snake {Back and forth} first {Their own bid} second {The second-highest bid} 3x3 {3 × 3} 3x4 {3 × 4} 1 {One} 2 {Two} enough {Enough for everyone} all {All there are} singleton {Different cards, one of each} packs {The cards of packs} pick {Pick} burn {Burn} random {Take at random} pass {Pass} discardRest {Discard the rest} left {Left} right {Right} none {Nowhere} funds {Coins} cards {Cards} more {Most} fewer {Fewest} other {Other}}',
  noPack: 'No pack yet',
  packMissing: '{pack} (missing)',
  packOf: '{pack} ({owner})',
  choosePack: 'Choose a pack of this game.',
  between: '{min, number} to {max, number}',
  packsBySeat: 'Seats open different packs: {packs}.',
  samePack: 'Open the same pack',
  list: '{list, select, rounds {Rounds} opening {First, with the full pack} steps {Repeat until the pack is empty} packs {Everyone opens} tiebreakers {Equal bids go to the player with} other {List}}',
  item: '{list, select, rounds {Round {number, number}} packs {Pack {number, number}} tiebreakers {Tiebreaker {number, number}} other {Step {number, number}}}',
  addItem:
    '{list, select, rounds {Add round} opening {Add a step before the first pick} packs {Add pack} tiebreakers {Add tiebreaker} other {Add step}}',
  removeItem: 'Remove {item}',
  fewest: '{list, select, rounds {A draft has at least one round.} other {There has to be at least one.}}',
  most: 'There can be at most {max, number}.',

  unplayable: 'This can’t be played yet',
  play: 'Play it',
  length:
    '{rounds, plural, one {1 round} other {{rounds, number} rounds}}, {decisions, plural, one {1 decision} other {{decisions, number} decisions}} and {cards, plural, one {1 card} other {{cards, number} cards}} per player. {seats, plural, one {1 player} other {{seats, number} players}}.',
  playNow:
    '{bots, plural, =0 {Play it now} one {Play with 1 bot now} other {Play with {bots, number} bots now}}',
  saveAndPlay:
    '{bots, plural, =0 {Save and play it now} one {Save and play with 1 bot now} other {Save and play with {bots, number} bots now}}',
  isArchived: 'Archived templates can’t be played.',
  noClock: 'There’s no time limit for picks.',
  timeBank: '{bank, number} hours per player. Every pick gives {back, number} hours back.',
  cardsFor: 'Cards for {seats, plural, one {one seat} other {{seats, number} seats}}',
  packClosed: 'The pack “{pack}” can’t be opened. {why}',
  enough: 'There are enough cards to fill every pack.',
  cannotStart: 'This table can’t start',
  willRepeat: 'Cards will repeat in a pack',
});
