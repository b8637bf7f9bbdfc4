import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: '{opponent} informou: {result}',
  reportedTitle: 'Esperando {opponent} confirmar: {result}',
  callDetail: '{event}, tempo restante: {left}',
  callDetailLate: '{event}, acabou o tempo',
  callDetailOpen: '{event}',
  goToMatch: 'Ir para sua partida',
  goToMatchOf: 'Ir para sua partida: {event}',
  confirmResult: 'Confirmar o resultado',
  goToEvent: 'Ir para o evento',
  goToTable: 'Ir para sua mesa',
  matchesTitle: 'Suas partidas',
  matchesHint: 'prazo mais curto primeiro',
  moreDrafts: '{count, plural, one {Mais # draft esperando} other {Mais # drafts esperando}}',
  toEvent: 'Ver o evento',

  pushEvents: 'Avisar sobre meus eventos',
  pushEventsHint: 'Rodadas, resultados para confirmar e lembretes, nos navegadores acima.',
});
