import { catalogue } from '#contract/messages/catalogue.ts';

/** The Achievements screen. Names and sentences of the achievements themselves are data. */
export default catalogue({
  title: 'Achievements',
  earnedCount: '{count, number} earned',
  howItWorks: 'These count as you play. There is nothing to switch on.',
  loadFailed: 'Your achievements couldn’t be loaded',
  noneTitle: 'None earned yet',
  noneHint: 'Finish a draft to earn your first one.',
  findTable: 'Find a table',
  earned: 'Earned',
  next: 'Next',
  secretsLeft:
    '{count, plural, one {One more is secret until you earn it.} other {# more are secret until you earn them.}}',
  tierAndDay: '{tier, select, bronze {Bronze} silver {Silver} gold {Gold} other {}}, {day}',
  progress: '{count, number} of {threshold, number}',
  earnedAfterDraft: 'Yours when this draft is over',
});
