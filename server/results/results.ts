import type { CardFace } from '#contract/faces.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { DraftLogFile, PickRecord, ResultsView, SeatResult } from '#contract/results.ts';
import type { TableView } from '#contract/tables.ts';
import { deal, replay, stateHash } from '#engine/draft.ts';
import type { Setup } from '#engine/setup.ts';
import { faceOf, lookOf } from '../cards/look.ts';
import type { Database, Sql } from '../db/database.ts';
import { bucketKeys } from '../decks/deckContents.ts';
import { readLog, readStoredDraft, type StoredDraft } from '../rooms/loadDraft.ts';
import { pickRecords } from './pickRecords.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const isOver = (table: TableView) => table.status === 'building' || table.status === 'finished';

/** Which seats a reader may see: the own one always, all others by the host's rule. */
function isOpenTo(table: TableView, readerId: string, memberId: string | null): boolean {
  if (memberId === readerId) return true;
  const isSeated = table.seats.some((seat) => seat.memberId === readerId);
  return table.settings.picksOpenTo === 'everyone' && (isSeated || table.settings.watchers);
}

const mayReadLog = (table: TableView, readerId: string) =>
  table.seats.every((seat) => isOpenTo(table, readerId, seat.memberId));

async function readDecks(sql: Sql, draftId: string, main: string) {
  const rows = await sql.query<{ member_id: string; name: string; submitted: boolean; main: number }>(
    `select member_id, name, submitted_at is not null as submitted,
       jsonb_array_length(coalesce(contents->'buckets'->$2, '[]'::jsonb))
         + coalesce((select sum(value::int) from jsonb_each_text(contents->'free')), 0)::int as main
     from deck where draft_id = $1`,
    [draftId, main],
  );
  return new Map(
    rows.map((row) => [
      row.member_id,
      { name: row.name, isSubmitted: row.submitted, main: Number(row.main) },
    ]),
  );
}

/** The lanes most of what a seat took belongs to, strongest first; at most three, none below a fifth. */
function lanesOf(setup: Setup, records: readonly PickRecord[]): string[] {
  const cardOf = new Map(records.flatMap(({ pack }) => pack.map(({ id, card }) => [id, card] as const)));
  const counts = new Map<string, number>();
  const taken = records.flatMap((record) => record.taken);
  for (const id of taken)
    for (const lane of setup.catalogue.cards[cardOf.get(id) ?? -1]?.lanes ?? [])
      counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= taken.length / 5)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([lane]) => lane);
}

function facesOf(setup: Setup, seats: readonly (readonly PickRecord[])[]): Record<number, CardFace> {
  const indices = new Set(seats.flat().flatMap(({ pack }) => pack.map(({ card }) => card)));
  return Object.fromEntries(
    [...indices].flatMap((index) => {
      const card = setup.catalogue.cards[index];
      return card ? [[index, faceOf(card, index)]] : [];
    }),
  );
}

const KEPT_RECORDS = 20;
const keptRecords = new WeakMap<Database, Map<string, PickRecord[][]>>();

/** The records of a draft that is over never change, so that the newest ones asked for are kept. */
async function recordsOf(db: Database, stored: StoredDraft, startedAtMs: number): Promise<PickRecord[][]> {
  const kept = keptRecords.get(db) ?? new Map<string, PickRecord[][]>();
  keptRecords.set(db, kept);
  const known = kept.get(stored.draftId);
  if (known) return known;
  const rows = await readLog(db, stored.draftId, 0);
  const records = pickRecords(stored.setup, stored.seed, startedAtMs, rows);
  kept.set(stored.draftId, records);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_RECORDS && oldest !== undefined) kept.delete(oldest);
  return records;
}

/** What a draft came to, as far as the reader may see it; `notStarted` before its end. */
export async function readResults(
  db: Database,
  table: TableView,
  readerId: string,
): Promise<Reply<ResultsView>> {
  const stored = isOver(table) ? await readStoredDraft(db, table.draftId) : null;
  if (!stored) return refused('notStarted', 'The results are here when the draft is over.');
  if (!table.seats.some((seat) => isOpenTo(table, readerId, seat.memberId))) return refused('notAllowed');
  const records = await recordsOf(db, stored, table.startedAtMs ?? 0);
  const { main } = bucketKeys(stored.game);
  const decks = await readDecks(db, table.draftId, main);
  const seats = table.seats.map((seat): SeatResult => {
    const isOpen = isOpenTo(table, readerId, seat.memberId);
    const own = records[seat.seat] ?? [];
    const lanes = isOpen ? lanesOf(stored.setup, own) : [];
    const deck = seat.memberId === null || !isOpen ? null : (decks.get(seat.memberId) ?? null);
    return { seat, isOpen, lanes, picks: isOpen ? own : [], deck };
  });
  return { ok: true, value: resultsView(stored, table, readerId, seats) };
}

function resultsView(
  stored: StoredDraft,
  table: TableView,
  readerId: string,
  seats: SeatResult[],
): ResultsView {
  const isWhole = mayReadLog(table, readerId);
  return {
    table,
    mySeat: table.seats.find((seat) => seat.memberId === readerId)?.seat ?? null,
    seats,
    faces: facesOf(
      stored.setup,
      seats.map(({ picks }) => picks),
    ),
    look: lookOf(stored.game),
    seal: { hash: table.seal, seed: isWhole ? hex(stored.seed) : null },
    mayReadLog: isWhole,
  };
}

/** The log file of a finished draft, for readers who may see every seat. */
export async function readLogFile(
  db: Database,
  table: TableView,
  readerId: string,
): Promise<Reply<DraftLogFile>> {
  if (!isOver(table)) return refused('notStarted', 'The log is open when the draft is over.');
  if (!mayReadLog(table, readerId)) return refused('notAllowed');
  return { ok: true, value: await logFileOf(db, table.draftId) };
}

/** The log file of a started draft; throws when there is none. For the server's own commands. */
export async function logFileOf(db: Database, draftId: string): Promise<DraftLogFile> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) throw new Error(`There is no started draft ${draftId}.`);
  const rows = await readLog(db, draftId, 0);
  const actions = rows.map((row) => row.action);
  const last = rows.length > 0 ? replay(stored.setup, stored.seed, actions) : deal(stored.setup, stored.seed);
  const [sealed] = await db.query<{ seed_hash: string }>('select seed_hash from draft where id = $1', [
    draftId,
  ]);
  return {
    format: 'passleft-log',
    version: 1,
    draftId,
    name: stored.name,
    setup: stored.setup,
    seed: hex(stored.seed),
    seedHash: sealed?.seed_hash ?? '',
    rows: rows.map(({ seq, atMs, seat, source, action }) => ({ seq, atMs, seat, source, action })),
    finalStateHash: stateHash(last),
  };
}
