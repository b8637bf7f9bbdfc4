import { catalogue } from '#contract/messages/catalogue.ts';

/** What programs show of a link before it is opened, in words and on its picture. */
export default catalogue({
  formatTitle:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Team sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Silent auction} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {booster draft} rochester {Rochester} sealed {sealed} teamSealed {team sealed} jumpstart {jumpstart} housman {Housman} silentAuction {silent auction} solomon {Solomon} winston {Winston} winchester {Winchester} grid {grid draft} rotisserie {rotisserie} minesweeper {minesweeper} other {draft}}',
  gameAndEvent: '{game}, Swiss event',
  seats:
    '{left, plural, =0 {All {all, number} seats are taken} other {{left, number} of {all, number} seats open}}',
  places:
    '{left, plural, =0 {All {all, number} places are taken} other {{left, number} of {all, number} places left}}',
  starts: 'Starts {when}',
  table: '{state, select, drafting {Draft in progress} complete {Draft complete} other {Cancelled}}',
  eventState: '{state, select, running {Event in progress} other {Event over}}',
  event: 'Swiss event',
  results: 'Draft results',
  poll: 'What would you pick?',
  noAccount: 'No account needed.',
  cards: '{count, plural, one {# card} other {# cards}}',
  moreCards: '{count, plural, one {card} other {cards}}',
  pick: 'Pack {round, number}, pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
