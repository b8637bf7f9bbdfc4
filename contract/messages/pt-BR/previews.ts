import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/previews.ts';

export default translation<typeof english>()({
  formatTitle:
    '{format, select, booster {Draft de booster} rochester {Rochester} sealed {Selado} teamSealed {Selado em times} jumpstart {Jumpstart} housman {Housman} silentAuction {Leilão silencioso} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Draft}}',
  gameAndFormat:
    '{game}, {format, select, booster {draft de booster} rochester {Rochester} sealed {selado} teamSealed {selado em times} jumpstart {jumpstart} housman {Housman} silentAuction {leilão silencioso} solomon {Solomon} winston {Winston} winchester {Winchester} grid {grid draft} rotisserie {rotisserie} minesweeper {minesweeper} other {draft}}',
  gameAndEvent: '{game}, evento suíço',
  seats:
    '{left, plural, =0 {Os {all, number} lugares estão ocupados} one {{left, number} lugar livre de {all, number}} other {{left, number} lugares livres de {all, number}}}',
  places:
    '{left, plural, =0 {As {all, number} vagas estão preenchidas} one {Resta {left, number} vaga de {all, number}} other {Restam {left, number} vagas de {all, number}}}',
  starts: 'Começa: {when}',
  table: '{state, select, drafting {Draft em andamento} complete {Draft encerrado} other {Cancelado}}',
  eventState: '{state, select, running {Evento em andamento} other {Evento encerrado}}',
  event: 'Evento suíço',
  results: 'Resultados do draft',
  poll: 'O que você pegaria?',
  noAccount: 'Não precisa de conta.',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  moreCards: '{count, plural, one {carta} other {cartas}}',
  pick: 'Booster {round, number}, pick {pick, number}',
  sentence: '{fact}.',
  sentences: '{first} {next}',
});
