import { catalogue } from '#contract/messages/catalogue.ts';

/** What calls people to the matches of their events. The pages of events are in eventPages.ts, their news in eventNews.ts. */
export default catalogue({
  confirmTitle: '{opponent} reported: {result}',
  reportedTitle: 'Waiting for {opponent} to confirm: {result}',
  callDetail: '{event}, {left} left',
  callDetailLate: '{event}, time is up',
  callDetailOpen: '{event}',
  goToMatch: 'Go to your match',
  goToMatchOf: 'Go to your match: {event}',
  confirmResult: 'Confirm the result',
  goToEvent: 'Go to the event',
  goToTable: 'Go to your table',
  matchesTitle: 'Your matches',
  matchesHint: 'soonest end first',
  moreDrafts: '{count, plural, one {1 more draft is waiting} other {# more drafts are waiting}}',
  toEvent: 'To the event',

  // In Preferences.
  pushEvents: 'Notify me about my events',
  pushEventsHint: 'Rounds, results to confirm and reminders, in browsers with push turned on.',
});
