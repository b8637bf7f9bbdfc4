import { translation } from '#contract/messages/catalogue.ts';
import type english from '../en/events.ts';

export default translation<typeof english>()({
  confirmTitle: '{opponent} hat gemeldet: {result}',
  reportedTitle: '{opponent} muss noch bestätigen: {result}',
  callDetail: '{event}, endet in {left}',
  callDetailLate: '{event}, die Zeit ist um',
  callDetailOpen: '{event}',
  goToMatch: 'Zu deinem Match',
  goToMatchOf: 'Zu deinem Match: {event}',
  confirmResult: 'Ergebnis bestätigen',
  goToEvent: 'Zum Event',
  goToTable: 'Zu deinem Tisch',
  matchesTitle: 'Deine Matches',
  matchesHint: 'knappste zuerst',
  moreDrafts: '{count, plural, one {1 weiterer Draft wartet} other {# weitere Drafts warten}}',
  toEvent: 'Zum Event',

  pushEvents: 'Benachrichtigungen zu meinen Events',
  pushEventsHint: 'Runden, Ergebnisse zum Bestätigen und Erinnerungen, in den Browsern oben.',
});
