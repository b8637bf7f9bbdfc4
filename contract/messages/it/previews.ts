import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Sealed a squadre} jumpstart {Jumpstart} housman {Housman} silentAuction {Asta silenziosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Sealed a squadre} jumpstart {Jumpstart} housman {Housman} silentAuction {asta silenziosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {draft}}',
  gameAndEvent: '{game}, evento svizzero',
  seats:
    '{left, plural, =0 {Posti tutti occupati: {all, number}} one {{left, number} posto libero su {all, number}} other {{left, number} posti liberi su {all, number}}}',
  places:
    '{left, plural, =0 {Posti tutti occupati: {all, number}} one {Resta {left, number} posto su {all, number}} other {Restano {left, number} posti su {all, number}}}',
  starts: 'Inizio: {when}',
  table: '{state, select, drafting {Draft in corso} complete {Draft finito} other {Annullato}}',
  eventState: '{state, select, running {Evento in corso} other {Evento finito}}',
  event: 'Evento svizzero',
  results: 'Risultati del draft',
  poll: 'Tu cosa prenderesti?',
  noAccount: 'Non serve un account.',
  cards: '{count, plural, one {# carta} other {# carte}}',
  moreCards: '{count, plural, one {carta} other {carte}}',
  pick: 'Busta {round, number}, pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
