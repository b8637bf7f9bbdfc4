import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sellado} teamSealed {Sellado por equipos} jumpstart {Jumpstart} housman {Housman} silentAuction {Subasta silenciosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {booster draft} rochester {Rochester} sealed {sellado} teamSealed {sellado por equipos} jumpstart {jumpstart} housman {Housman} silentAuction {subasta silenciosa} solomon {Solomon} winston {Winston} winchester {Winchester} grid {grid draft} rotisserie {rotisserie} minesweeper {minesweeper} other {draft}}',
  gameAndEvent: '{game}, evento de rondas suizas',
  seats:
    '{left, plural, =0 {Los {all, number} asientos están ocupados} one {{left, number} asiento libre de {all, number}} other {{left, number} asientos libres de {all, number}}}',
  places:
    '{left, plural, =0 {Los {all, number} lugares están ocupados} one {Queda {left, number} lugar de {all, number}} other {Quedan {left, number} lugares de {all, number}}}',
  starts: 'Empieza: {when}',
  table: '{state, select, drafting {Draft en curso} complete {Draft terminado} other {Cancelado}}',
  eventState: '{state, select, running {Evento en curso} other {Evento terminado}}',
  event: 'Evento de rondas suizas',
  results: 'Resultados del draft',
  poll: '¿Qué tomarías tú?',
  noAccount: 'Sin cuenta.',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  moreCards: '{count, plural, one {carta} other {cartas}}',
  pick: 'Sobre {round, number}, pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
