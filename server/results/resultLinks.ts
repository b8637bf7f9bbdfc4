import { randomBytes } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import { RESULT_KEY_START } from '#contract/results/resultKeys.ts';
import type { MakeResultLink, ResultLink, SharedResults } from '#contract/results/resultLinks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import type { Database } from '../db/database.ts';
import { isEventOver } from './eventOver.ts';
import { readOpenDecks } from './keepDraft.ts';
import { areOthersOpen } from './reading.ts';
import { readResultsFor } from './results.ts';

const KEY_BYTES = 16;
const DAY_MS = 86_400_000;
const LINKS_AT_ONCE = 20;

/** A link as stored. */
export interface LinkRow {
  readonly key: string;
  readonly draft_id: string;
  readonly member_id: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const COLUMNS = 'key, draft_id, member_id, created_at, expires_at';
const OPEN = 'withdrawn_at is null and (expires_at is null or expires_at > $2)';

const linkOf = ({ key, created_at, expires_at }: LinkRow): ResultLink => ({
  key,
  createdAtMs: created_at.getTime(),
  expiresAtMs: expires_at?.getTime() ?? null,
});

/**
 * Makes a link to the own seat's results. Refusals: `notStarted` before the end, `notSeated` for people without a seat,
 * `notAllowed` with twenty links that still open.
 */
export async function makeResultLink(
  db: Database,
  table: TableView,
  memberId: string,
  { days }: MakeResultLink,
  nowMs: number,
): Promise<Reply<ResultLink>> {
  if (!isEventOver(table)) return refused('notStarted', 'Results can be shared when the draft is over.');
  if (!table.seats.some((seat) => seat.memberId === memberId)) return refused('notSeated');
  const [known] = await db.query<{ count: number }>(
    `select count(*)::int as count from result_link where member_id = $1 and draft_id = $3 and ${OPEN}`,
    [memberId, new Date(nowMs), table.draftId],
  );
  if ((known?.count ?? 0) >= LINKS_AT_ONCE)
    return refused('notAllowed', 'Twenty links to this draft are open already. Take one back first.');
  const [row] = await db.query<LinkRow>(
    `insert into result_link (key, draft_id, member_id, created_at, expires_at) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [
      `${RESULT_KEY_START}${randomBytes(KEY_BYTES).toString('base64url')}`,
      table.draftId,
      memberId,
      new Date(nowMs),
      days === null ? null : new Date(nowMs + days * DAY_MS),
    ],
  );
  return row ? { ok: true, value: linkOf(row) } : refused('notFound');
}

/** The own links to a draft that still open, the newest first. */
export async function readResultLinks(
  db: Database,
  draftId: string,
  memberId: string,
  nowMs: number,
): Promise<readonly ResultLink[]> {
  const rows = await db.query<LinkRow>(
    `select ${COLUMNS} from result_link where draft_id = $3 and member_id = $1 and ${OPEN} order by created_at desc, key`,
    [memberId, new Date(nowMs), draftId],
  );
  return rows.map(linkOf);
}

/** Takes a link of one's own back at once; `notFound` for anybody else's. */
export async function withdrawResultLink(
  db: Database,
  memberId: string,
  key: string,
  nowMs: number,
): Promise<Reply<null>> {
  const gone = await db.query(
    'update result_link set withdrawn_at = $3 where key = $1 and member_id = $2 and withdrawn_at is null returning key',
    [key, memberId, new Date(nowMs)],
  );
  return gone.length > 0
    ? { ok: true, value: null }
    : refused('notFound', 'That link is not there any more.');
}

/** Whether the host's rule opens other seats to somebody who only has a link. */
const isOpenToStrangers = (table: TableView) =>
  areOthersOpen({ ...table, isSeated: false, isHost: false, isWatching: table.settings.watchers });

export const LINK_OVER = 'This link does not open any more: its time is over, or it was taken back.';

/** The link of a key, while it opens; null for any other key. To be asked only by `guessFrom`. */
export async function findResultLink(db: Database, key: string, nowMs: number): Promise<LinkRow | null> {
  const sql = `select ${COLUMNS} from result_link where key = $1 and ${OPEN}`;
  const [link] = await db.query<LinkRow>(sql, [key, new Date(nowMs)]);
  return link ?? null;
}

/** What a link opens: the sharer's seat, and other seats only where the host's rule opens them to strangers. */
export async function readShared(
  { db, linkedView }: SharedRoom,
  link: LinkRow,
): Promise<Reply<SharedResults>> {
  const table = await linkedView(link.draft_id);
  const sharer = table?.seats.find((seat) => seat.memberId === link.member_id);
  if (!table || !sharer) return refused('notFound', LINK_OVER);
  const isOpen = ({ seat }: Seat) => seat === sharer.seat || isOpenToStrangers(table);
  const results = await readResultsFor(db, table, { mySeat: null, isOpen, mayReadLog: false });
  if (!results.ok) return results;
  const { value } = results;
  const decks = await readOpenDecks(db, {
    ...value,
    seats: value.seats.filter(({ seat }) => seat.seat === sharer.seat),
  });
  return {
    ok: true,
    value: {
      results: withoutIds(value, link.key),
      sharedBy: { seat: sharer.seat, name: sharer.name },
      expiresAtMs: link.expires_at?.getTime() ?? null,
      deck: decks.get(sharer.seat) ?? null,
    },
  };
}

/** What a link is read from. */
export interface SharedRoom {
  readonly db: Database;
  readonly linkedView: (draftId: string) => Promise<TableView | null>;
}

/** A link names neither its draft nor its event nor the members behind the names: its key stands for all of it. */
function withoutIds(results: ResultsView, key: string): ResultsView {
  const nameless = (seat: Seat): Seat => ({ ...seat, memberId: null });
  const { table, seats } = results;
  return {
    ...results,
    table: { ...table, draftId: key, hostId: null, event: null, seats: table.seats.map(nameless) },
    seats: seats.map((result) => ({ ...result, seat: nameless(result.seat) })),
  };
}
