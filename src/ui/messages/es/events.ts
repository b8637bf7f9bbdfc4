import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: 'Según {opponent}: {result}',
  reportedTitle: 'Falta que {opponent} confirme: {result}',
  callDetail: '{event}, tienes {left}',
  callDetailLate: '{event}, se acabó el tiempo',
  callDetailOpen: '{event}',
  goToMatch: 'Ir a tu partida',
  goToMatchOf: 'Ir a tu partida: {event}',
  confirmResult: 'Confirmar el resultado',
  goToEvent: 'Ir al evento',
  goToTable: 'Ir a tu mesa',
  matchesTitle: 'Tus partidas',
  matchesHint: 'primero la que antes termina',
  moreDrafts: '{count, plural, one {Te espera 1 draft más} other {Te esperan # drafts más}}',
  toEvent: 'Al evento',

  pushEvents: 'Avisarme de mis eventos',
  pushEventsHint: 'Rondas, resultados por confirmar y recordatorios, en los navegadores de arriba.',
});
