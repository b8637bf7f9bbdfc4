import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: '{opponent} annonce : {result}',
  reportedTitle: '{opponent} doit confirmer : {result}',
  callDetail: '{event}, encore {left}',
  callDetailLate: '{event}, temps écoulé',
  callDetailOpen: '{event}',
  goToMatch: 'Aller à votre match',
  goToMatchOf: 'Aller à votre match : {event}',
  confirmResult: 'Confirmer le résultat',
  goToEvent: 'Aller à l’événement',
  goToTable: 'Aller à votre table',
  matchesTitle: 'Vos matchs',
  matchesHint: 'les plus pressés d’abord',
  moreDrafts: '{count, plural, one {# autre draft vous attend} other {# autres drafts vous attendent}}',
  toEvent: 'Voir l’événement',

  pushEvents: 'Me prévenir pour mes événements',
  pushEventsHint: 'Rondes, résultats à confirmer et rappels, sur les navigateurs ci-dessus.',
});
