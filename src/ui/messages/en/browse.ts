import { catalogue } from '#contract/messages/catalogue.ts';

/** The list of open tables, and the other ways to a draft beside it. */
export default catalogue({
  title: 'Open tables',
  events: 'Events',
  host: 'Host a table',
  hostShort: 'Host',
  sumNone: 'New tables appear here as people open them.',
  sumNoMatch: 'No table matches your filters.',
  sum: '{tables, plural, one {1 table} other {# tables}}, {people, plural, one {1 person seated} other {# people seated}}',
  sumMatching:
    '{tables, plural, one {1 matching table} other {# matching tables}}, {people, plural, one {1 person seated} other {# people seated}}',

  search: 'Host, name or code',
  seatsFree: 'Open seats',
  watchable: 'Open to watchers',
  game: 'Game',
  allGames: 'All games',
  clock: 'Clock',
  anyClock: 'Any clock',
  order: 'Order',
  newest: 'Newest first',
  fullest: 'Nearly full first',

  tables: 'Tables',
  waiting: '{count, plural, one {1 new table} other {# new tables}}',
  stale: 'The list can’t be refreshed right now, so seats may be gone.',
  askAgain: 'Try again',
  failed: 'The tables could not be loaded',
  failedHint: 'No table is affected. Try again, or draft against bots for now.',
  noMatch: 'No table matches',
  noMatchFilters: 'There are open tables, but none with these filters.',
  noMatchSearch: 'No open table has “{search}” as its host, name or code.',
  clear: 'Clear the filters',
  pageOf: '{first, number} to {last, number} of {total, number}',

  hostedBy: 'Host',
  gone: 'No longer open',
  act: '{action, select, sit {Take a seat} watch {Watch} other {Open}}',
  actAt: '{action, select, sit {Take a seat} watch {Watch} other {Open}}: {table}',

  nobody: 'No open tables',
  nobodyHint: 'Host one and others can join, or draft against bots now.',
  draftWithBots: 'Draft with {bots, plural, one {1 bot} other {# bots}}',

  otherWays: 'Other ways to draft',
  cannotWait: 'Can’t wait?',
  cannotWaitHint:
    '{bots, plural, one {1 bot is} other {# bots are}} ready. About {minutes, plural, one {1 minute} other {# minutes}}. Pause whenever you like.',
  joinByCode: 'Join with a code',
  seatKey: 'Seats at a glance',
  aPerson: 'a person',
  aBot: 'a bot, gives way to people',
  free: 'open',
});
