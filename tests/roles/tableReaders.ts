/** Kinds of readers of a table, as product.md tells them apart. */
export const READERS = [
  'visitor',
  'guest',
  'member',
  'removed',
  'invited',
  'entrant',
  'seated',
  'host',
  'PowerUser',
  'Admin',
] as const;
export type Reader = (typeof READERS)[number];

/** Kinds of tables: who finds them, and whether people without a seat may watch. The host of the event's table has no seat. */
export const TABLES = ['private', 'privateWatched', 'public', 'publicWatched', 'event'] as const;
export type TableKind = (typeof TABLES)[number];

/** What is sent of a table: `-` nothing at all, `s` the summary, `t` the table, with `h` its chat, `c` its code, `l` the live draft. */
type Sent = '-' | 's' | 'tc' | 'thl' | 'thcl';

const NOBODY = { visitor: '-', guest: '-', member: '-', removed: '-', PowerUser: '-', entrant: '-' } as const;
const SUMMARY = { guest: 's', member: 's', removed: 's', PowerUser: 's', entrant: 's' } as const;
const WATCHED = { guest: 'thl', member: 'thl', removed: 'thl', PowerUser: 'thl', entrant: 'thl' } as const;
const AT_IT = { seated: 'thcl', host: 'thcl', Admin: 'thl' } as const;

/** Who is sent what, written down apart from the code that decides it. */
export const EXPECTED: Readonly<Record<TableKind, Readonly<Record<Reader, Sent>>>> = {
  private: { ...NOBODY, ...AT_IT, invited: 'tc' },
  privateWatched: { ...NOBODY, ...AT_IT, invited: 'thcl' },
  public: { ...NOBODY, ...SUMMARY, ...AT_IT, invited: 'tc' },
  publicWatched: { ...NOBODY, ...WATCHED, ...AT_IT, invited: 'thcl' },
  event: { ...NOBODY, ...AT_IT, invited: 'tc' },
};

/** What the answer of each route about a table may hold; a route that is not here fails the test. */
export const TABLE_ROUTES: Readonly<Record<string, 'table' | 'neither chat nor code'>> = {
  'GET /api/drafts/:draftId': 'table',
  'GET /api/drafts/:draftId/results': 'table',
  // The text of MTGO is headed by the number of its event, which is the code here.
  'GET /api/drafts/:draftId/files/:kind': 'table',
  'GET /api/drafts/:draftId/card-figures': 'neither chat nor code',
  'GET /api/drafts/:draftId/decks/:memberId': 'neither chat nor code',
  'GET /api/drafts/:draftId/decks/:memberId/exports/:slug': 'neither chat nor code',
  'GET /api/drafts/:draftId/decks/:memberId/list': 'neither chat nor code',
  'GET /api/drafts/:draftId/decks/:memberId/snapshots': 'neither chat nor code',
  'GET /api/drafts/:draftId/links': 'neither chat nor code',
  'GET /api/drafts/:draftId/overlay': 'neither chat nor code',
  'POST /api/drafts/:draftId/overlay': 'neither chat nor code',
  'DELETE /api/drafts/:draftId/overlay': 'neither chat nor code',
  'GET /api/drafts/:draftId/log': 'neither chat nor code',
  'GET /api/drafts/:draftId/waits': 'neither chat nor code',
  'DELETE /api/drafts/:draftId/decks/:memberId': 'neither chat nor code',
  'DELETE /api/drafts/:draftId/decks/:memberId/snapshots/:snapshotId': 'neither chat nor code',
  'POST /api/admin/tables-now/:draftId': 'neither chat nor code',
  'POST /api/drafts/:draftId/chat-reports': 'neither chat nor code',
  'POST /api/drafts/:draftId/close': 'neither chat nor code',
  'POST /api/drafts/:draftId/decks/:memberId/exports': 'neither chat nor code',
  'PUT /api/drafts/:draftId/guests/:memberId/name': 'neither chat nor code',
  'POST /api/drafts/:draftId/decks/:memberId/lists': 'neither chat nor code',
  'POST /api/drafts/:draftId/decks/:memberId/others': 'neither chat nor code',
  'POST /api/drafts/:draftId/decks/:memberId/snapshots': 'neither chat nor code',
  'POST /api/drafts/:draftId/forks': 'neither chat nor code',
  'POST /api/drafts/:draftId/links': 'neither chat nor code',
  'POST /api/drafts/:draftId/polls': 'neither chat nor code',
  'PUT /api/drafts/:draftId/decks/:memberId': 'neither chat nor code',
};

/** Methods of the hub that are about a table, and those that are not; one that is in neither fails the test. */
export const TABLE_METHODS = ['OpenTable', 'Command', 'Prepare', 'Say', 'Hint'] as const;
export const OTHER_METHODS = [
  // Ends what was opened, whether or not there is such a table.
  'LeaveTable',
  'WatchTables',
  'WatchCalls',
  'WatchQueue',
  'LeaveQueuePage',
  'QueueSit',
  'QueueLeave',
  'QueueAnswer',
  'WatchEvent',
  'LeaveEvent',
  'EventCommand',
] as const;

/** Messages by which a draft is followed live; everything else that is pushed is a table or says that it is over. */
export const LIVE_MESSAGES: ReadonlySet<string> = new Set(['room', 'change']);
export const PUSHED: ReadonlySet<string> = new Set(['room', 'change', 'table', 'removed', 'achieved']);
