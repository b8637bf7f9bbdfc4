import type { CardFace } from '#contract/games/faces.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PooledResult, ResultsView, SeatDeck, SeatResult } from '#contract/results/results.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import { replay, stateHash } from '#engine/draft.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { rowsHashOf } from '#engine/sealedLog.ts';
import { faceOf, lookOf } from '../cards/look.ts';
import type { Database, Sql } from '../db/database.ts';
import { bucketKeys } from '../decks/deckContents.ts';
import { SHOWN_FIRST } from '../decks/deckRows.ts';
import { readLog, readStoredDraft, type StoredDraft } from '../drafts/running/loadDraft.ts';
import { readDraftSeal } from './draftSeal.ts';
import { isDraftOver, isEventOver } from './eventOver.ts';
import { recordsOf } from './keptRecords.ts';
import { isOpenTo, mayReadLog } from './reading.ts';
import { strongestLanes } from './strongestLanes.ts';
import { readSubmissions } from './submissions.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Each member's deck in short: the submitted one, else the one saved last. */
async function readDecks(sql: Sql, draftId: string, main: string): Promise<ReadonlyMap<string, SeatDeck>> {
  const rows = await sql.query<{ member_id: string; name: string; submitted: boolean; main: number }>(
    `select distinct on (member_id) member_id, name, submitted_at is not null as submitted,
       jsonb_array_length(coalesce(contents->'buckets'->$2, '[]'::jsonb))
         + coalesce((select sum(value::int) from jsonb_each_text(contents->'free')), 0)::int as main
     from deck where draft_id = $1 order by member_id, ${SHOWN_FIRST}`,
    [draftId, main],
  );
  const locked = await readSubmissions(sql, draftId);
  return new Map(
    rows.map((row) => {
      const copy = locked.get(row.member_id);
      const { name } = copy?.submission ?? row;
      const cards = copy?.lines
        .filter(({ bucket }) => bucket === main)
        .reduce((sum, { count }) => sum + count, 0);
      return [
        row.member_id,
        {
          name,
          isSubmitted: row.submitted,
          main: cards ?? Number(row.main),
          submitted: copy?.submission ?? null,
        },
      ];
    }),
  );
}

const lanesOf = (setup: Setup, pool: readonly PooledResult[]): string[] =>
  strongestLanes(pool.map(({ card }) => ({ lanes: setup.catalogue.cards[card]?.lanes ?? [] })));

function facesOf(setup: Setup, seats: readonly SeatResult[]): Record<number, CardFace> {
  const indices = new Set(
    seats.flatMap(({ picks, pool }) =>
      [...picks.flatMap(({ pack }) => pack), ...pool].map(({ card }) => card),
    ),
  );
  return Object.fromEntries(
    [...indices].flatMap((index) => {
      const card = setup.catalogue.cards[index];
      return card ? [[index, faceOf(card, index)]] : [];
    }),
  );
}

function closedToYou({ settings, event }: TableView): string | undefined {
  if (settings.picksOpenTo === 'host') return 'The picks of this table are open to its host alone.';
  if (settings.picksOpenTo !== 'closed') return;
  return `The picks are opened when the ${event ? 'event' : 'table'} is closed.`;
}

/** Who reads results: which seats are open, which one is the reader's own, and whether all may be told, the seed too. */
export interface ResultsReader {
  readonly mySeat: number | null;
  readonly isOpen: (seat: Seat) => boolean;
  readonly mayReadLog: boolean;
}

/** What a draft came to, as far as the reader may see it; `notStarted` before its end. */
export async function readResults(
  db: Database,
  table: TableView,
  readerId: string,
): Promise<Reply<ResultsView>> {
  const isShown =
    table.hostId === readerId || table.seats.some((seat) => isOpenTo(table, readerId, seat.memberId));
  if (isDraftOver(table) && !isShown) return refused('notAllowed', closedToYou(table));
  return readResultsFor(db, table, {
    mySeat: table.seats.find((seat) => seat.memberId === readerId)?.seat ?? null,
    isOpen: ({ memberId }) => isOpenTo(table, readerId, memberId),
    mayReadLog: mayReadLog(table, readerId),
  });
}

/** The same for a reader whose rights are known already. */
export async function readResultsFor(
  db: Database,
  table: TableView,
  reader: ResultsReader,
): Promise<Reply<ResultsView>> {
  const stored = isDraftOver(table) ? await readStoredDraft(db, table.draftId) : null;
  if (!stored) return refused('notStarted', 'The results are here when the draft is over.');
  const records = await recordsOf(db, stored);
  const { main } = bucketKeys(stored.game);
  const decks = await readDecks(db, table.draftId, main);
  const seats = table.seats.map((seat): SeatResult => {
    const isOpen = reader.isOpen(seat);
    const own = isOpen ? (records.decisions[seat.seat] ?? []) : [];
    const pool = isOpen ? (records.pools[seat.seat] ?? []) : [];
    const deck = seat.memberId === null || !isOpen ? null : (decks.get(seat.memberId) ?? null);
    return { seat, isOpen, lanes: lanesOf(stored.setup, pool), picks: own, pool, deck };
  });
  return { ok: true, value: resultsView(stored, table, reader, seats) };
}

function resultsView(
  stored: StoredDraft,
  table: TableView,
  reader: ResultsReader,
  seats: SeatResult[],
): ResultsView {
  return {
    table,
    mySeat: reader.mySeat,
    seats,
    faces: facesOf(stored.setup, seats),
    look: lookOf(stored.game),
    seal: { hash: table.seal.seedHash, seed: reader.mayReadLog ? hex(stored.seed) : null },
    mayReadLog: reader.mayReadLog,
  };
}

/** The log file of a finished draft, for readers who may see every seat. */
export async function readLogFile(
  db: Database,
  table: TableView,
  readerId: string,
): Promise<Reply<DraftLogFile>> {
  if (!isEventOver(table))
    return refused(
      'notStarted',
      isDraftOver(table)
        ? 'The log is open when the event is closed.'
        : 'The log is open when the draft is over.',
    );
  if (!mayReadLog(table, readerId)) return refused('notAllowed');
  // Of a draft that is over the end is known with its records, which are kept.
  const endOf = async (stored: StoredDraft) => (await recordsOf(db, stored)).finalStateHash;
  return { ok: true, value: await composeLogFile(db, table.draftId, endOf) };
}

/** The log file of a started draft; throws when there is none. For the server's own commands. */
export const logFileOf = (db: Database, draftId: string): Promise<DraftLogFile> =>
  composeLogFile(db, draftId, ({ setup, secret }, actions) => stateHash(replay(setup, secret, actions)));

async function composeLogFile(
  db: Database,
  draftId: string,
  endOf: (stored: StoredDraft, actions: readonly DraftAction[]) => string | Promise<string>,
): Promise<DraftLogFile> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) throw new Error(`There is no started draft ${draftId}.`);
  const stand = await readLog(db, draftId, 0);
  const rows = stand.map(({ seq, atMs, seat, source, action }) => ({ seq, atMs, seat, source, action }));
  const finalStateHash = await endOf(
    stored,
    rows.map(({ action }) => action),
  );
  const seal = await readDraftSeal(db, draftId, stored.setup);
  return {
    format: 'passleft-log',
    version: 2,
    draftId,
    name: stored.name,
    setup: stored.setup,
    seed: hex(stored.seed),
    seedHash: seal.seedHash,
    seal,
    rows,
    rowsHash: rowsHashOf(rows),
    finalStateHash,
  };
}
