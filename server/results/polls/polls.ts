import { randomBytes } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { MakePoll, PollView } from '#contract/results/forks.ts';
import type { PickRecord } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { readStoredDraft, type StoredDraft } from '#server/drafts/running/loadDraft.ts';
import { faceOf, lookOf } from '../../cards/look.ts';
import type { Database } from '../../db/database.ts';
import { shownName } from '../../members/shownName.ts';
import { isEventOver } from '../eventOver.ts';
import { recordsOf } from '../keptRecords.ts';
import { isOpenTo, isOpenToAll } from '../reading.ts';
import { type PollReader, readVotes } from './votes.ts';

const KEY_BYTES = 12;
const POLLS_PER_HOUR = 30;

/** A poll as stored. */
export interface PollRow {
  readonly key: string;
  readonly draft_id: string;
  readonly seat: number;
  readonly seq: number;
  readonly made_by: string;
  readonly handle: string;
}

/** The poll of a key; null when nobody made it. To be asked only by `guessFrom`. */
export async function findPoll(db: Database, key: string): Promise<PollRow | null> {
  const [row] = await db.query<PollRow>(
    `select p.key, p.draft_id, p.seat, p.seq, p.made_by, ${shownName('m')} as handle from poll p join member m
     on m.id = p.made_by where p.key = $1`,
    [key],
  );
  return row ?? null;
}

interface Asked {
  readonly stored: StoredDraft;
  readonly record: PickRecord;
  readonly pool: PickRecord['pack'];
}

/** The pick a poll is about, with the pool of its seat before it; null when it is no pick of that seat. */
async function askedPick(db: Database, draftId: string, seat: number, seq: number): Promise<Asked | null> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) return null;
  const own = (await recordsOf(db, stored)).decisions[seat] ?? [];
  const at = own.findIndex((record) => record.seq === seq && record.kind === 'pick');
  const record = own[at];
  if (!record || record.pack.length < 2) return null;
  const pool = own
    .slice(0, at)
    .flatMap(({ pack, taken }) => pack.filter(({ id }) => taken.some((other) => other === id)));
  return { stored, record, pool };
}

/**
 * Makes one pick of a finished draft a question to others, the same one twice keeping its key. One's own picks are one's own
 * to show; those of another seat only once everybody at the table may read them.
 * Refusals: `notStarted` before the end, `notAllowed`, `badAction` for a row that is no pick, `tooFast`.
 */
export async function makePoll(
  db: Database,
  table: TableView,
  memberId: string,
  { seat, seq }: MakePoll,
  nowMs: number,
): Promise<Reply<{ key: string }>> {
  if (!isEventOver(table)) return refused('notStarted', 'A pick can be asked about when the draft is over.');
  const place = table.seats.find((known) => known.seat === seat);
  if (!place) return refused('seatUnknown');
  if (place.memberId !== memberId && !(isOpenToAll(table) && isOpenTo(table, memberId, place.memberId)))
    return refused('notAllowed');
  if (!(await askedPick(db, table.draftId, seat, seq))) return refused('badAction');
  const [recent] = await db.query<{ count: number }>(
    'select count(*)::int as count from poll where made_by = $1 and created_at > $2',
    [memberId, new Date(nowMs - 3_600_000)],
  );
  if ((recent?.count ?? 0) >= POLLS_PER_HOUR) return refused('tooFast');
  const [row] = await db.query<{ key: string }>(
    `insert into poll (key, draft_id, seat, seq, made_by, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (draft_id, seat, seq, made_by) do update set key = poll.key returning key`,
    [randomBytes(KEY_BYTES).toString('base64url'), table.draftId, seat, seq, memberId, new Date(nowMs)],
  );
  return row ? { ok: true, value: { key: row.key } } : refused('notFound');
}

/** What a poll is read from: its rows, and the table it is about, which says who may open its results. */
export interface PollRoom {
  readonly db: Database;
  readonly tableView: (draftId: string, memberId: string) => Promise<TableView | null>;
  /** The table whoever reads; what the poll tells does not depend on the reader's place at it. */
  readonly linkedView: (draftId: string) => Promise<TableView | null>;
}

export const POLL_GONE = 'This question is not there any more.';

/** Whether the reader may open the results of the polled draft. */
const isReadBy = (table: TableView | null, readerId: string): boolean =>
  table?.seats.some((seat) => isOpenTo(table, readerId, seat.memberId)) ?? false;

/** The draft a poll is about, for people who may open its results anyway; `notAllowed` for others. */
export async function readPolledDraft(
  { tableView }: PollRoom,
  { draft_id: draftId }: PollRow,
  readerId: string,
): Promise<Reply<{ draftId: string }>> {
  return isReadBy(await tableView(draftId, readerId), readerId)
    ? { ok: true, value: { draftId } }
    : refused('notAllowed');
}

/**
 * One pick as its seat saw it, for anyone with the key. The votes are told after one's own vote; what was taken only once
 * everybody at the table may read its picks.
 */
export async function readPollView(
  { db, tableView, linkedView }: PollRoom,
  poll: PollRow,
  reader: PollReader,
): Promise<Reply<PollView>> {
  const asked = await askedPick(db, poll.draft_id, poll.seat, poll.seq);
  if (!asked) return refused('notFound', POLL_GONE);
  const { stored, record, pool } = asked;
  const { memberId } = reader;
  const { mine, members, visitors } = await readVotes(db, poll.key, reader);
  const linked = await linkedView(poll.draft_id);
  const isPickTold = linked !== null && isOpenToAll(linked);
  const isTold = mine !== null || poll.made_by === memberId;
  const cards = [...record.pack, ...pool].flatMap(({ card }) => {
    const known = stored.setup.catalogue.cards[card];
    return known ? [[card, faceOf(known, card)] as const] : [];
  });
  return {
    ok: true,
    value: {
      key: poll.key,
      draftName: stored.name,
      format: stored.setup.template.format,
      mayOpenResults: memberId !== null && isReadBy(await tableView(poll.draft_id, memberId), memberId),
      askedBy: poll.handle,
      round: record.round,
      pick: record.pick,
      pack: record.pack,
      pool,
      faces: Object.fromEntries(cards),
      look: lookOf(stored.game),
      mine,
      told: isTold
        ? {
            votes: members,
            visitorVotes: visitors,
            taken: isPickTold ? record.taken : [],
            botWouldTake: isPickTold ? record.botWouldTake : null,
          }
        : null,
    },
  };
}
