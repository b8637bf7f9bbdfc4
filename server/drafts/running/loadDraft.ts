import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import { rulesOf, type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import { type TableStatus, tableStatusSchema } from '#contract/tables/tableRows.ts';
import { type TableSettings, tableSettingsSchema } from '#contract/tables/tables.ts';
import type { ActionSource, DraftAction } from '#engine/core/actions.ts';
import type { Hints } from '#engine/core/ask.ts';
import { apply, deal } from '#engine/draft.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { sealBytesOf, secretOf } from '#engine/seal.ts';
import { loadCatalogue } from '#server/cards/catalogue.ts';
import { freeCardsOfDraft } from '#server/cards/freeCards.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { shownName } from '#server/members/shownName.ts';
import { NO_BANKS, readBanks } from '../clock/correspondents.ts';
import { COUNTDOWN_SEAT } from '../lobby/starting.ts';
import { withRow } from './recentEvents.ts';
import {
  changesAfter,
  type Due,
  NO_CHANGES,
  type Prepared,
  pausesAfter,
  type RunningDraft,
  type SeatMeta,
  type StoredRow,
  timeoutsAfter,
} from './runningDraft.ts';

interface DraftRow {
  readonly id: string;
  readonly shard: string | null;
  readonly name: string;
  readonly status: string;
  readonly host_id: string | null;
  readonly game_id: string;
  readonly settings: unknown;
  readonly template: unknown;
  readonly catalogue_hash: string | null;
  readonly started_at: Date | null;
  readonly seed: Uint8Array;
  readonly nonces: readonly (string | null)[];
  readonly seats: number;
  readonly is_solo: boolean;
  readonly definition: unknown;
}

/** All that a started draft is folded from. */
export interface StoredDraft {
  readonly draftId: string;
  /** The further database that its log is written in until it is over; null for the main one. */
  readonly shard: string | null;
  readonly name: string;
  readonly status: TableStatus;
  readonly hostId: string | null;
  readonly gameId: string;
  readonly settings: TableSettings;
  readonly game: GameDefinition;
  readonly template: StoredTemplate;
  readonly setup: Setup;
  readonly startedAt: Date | null;
  readonly seed: Uint8Array;
  /** What the packs follow from: seed ‖ nonces of the seats. */
  readonly secret: Uint8Array;
}

/** A draft folded from its log, with the ids of all commands that stand in it. */
export interface LoadedDraft {
  readonly draft: RunningDraft;
  readonly answered: Set<string>;
}

/** The rows of a draft's log after `seq`, in order. */
export async function readLog(sql: Sql, draftId: string, afterSeq: number): Promise<StoredRow[]> {
  const rows = await sql.query<{
    seq: number;
    command_id: string;
    at: Date;
    seat: number | null;
    source: ActionSource;
    payload: DraftAction;
  }>(
    'select seq, command_id, at, seat, source, payload from draft_log where draft_id = $1 and seq > $2 order by seq',
    [draftId, afterSeq],
  );
  return rows.map((row) => ({
    seq: row.seq,
    commandId: row.command_id,
    atMs: row.at.getTime(),
    seat: row.seat,
    source: row.source,
    action: row.payload,
  }));
}

/** A started draft's setup and secret; null when there is no such draft or it has not started. */
export async function readStoredDraft(sql: Sql, draftId: string): Promise<StoredDraft | null> {
  const [row] = await sql.query<DraftRow>(
    `select d.id, d.shard, d.name, d.status, d.host_id, d.game_id, d.settings, d.template, d.catalogue_hash, d.started_at, d.seed, d.seats, d.is_solo,
       array(select encode(s.nonce, 'hex') from seat s where s.draft_id = d.id order by s.seat) as nonces,
       g.definition from draft d join game g on g.id = d.game_id where d.id = $1`,
    [draftId],
  );
  const status = tableStatusSchema.parse(row?.status ?? 'lobby');
  if (!row?.catalogue_hash || status === 'lobby' || status === 'countdown') return null;
  const template = storedTemplateSchema.parse(row.template);
  const catalogue = await loadCatalogue(sql, row.catalogue_hash);
  const game = gameDefinitionSchema.parse(row.definition);
  return {
    draftId,
    shard: row.shard,
    name: row.name,
    status,
    hostId: row.host_id,
    gameId: row.game_id,
    settings: tableSettingsSchema.parse(row.settings),
    game: { ...game, freeCards: [...(await freeCardsOfDraft(sql, row.game_id, catalogue, game.freeCards))] },
    template,
    setup: { catalogue, template: rulesOf(template), seats: row.seats, solo: row.is_solo },
    startedAt: row.started_at,
    seed: row.seed,
    secret: secretOf(
      row.seed,
      row.nonces.map((nonce) => (nonce === null ? null : sealBytesOf(nonce))),
    ),
  };
}

/** Folds one stored row; a row that does not apply is a fault of ours, never of the player. */
function folded(setup: Setup, state: DraftState, row: StoredRow) {
  const applied = apply(setup, state, row.action);
  if (!applied.ok) throw new Error(`Log row ${row.seq} does not apply: ${applied.refusal}.`);
  return applied;
}

async function readSeats(sql: Sql, draftId: string): Promise<SeatMeta[]> {
  const seats = await sql.query<{ member_id: string | null; handle: string | null; bot_name: string | null }>(
    `select s.member_id, ${shownName('m')} as handle, s.bot_name from seat s left join member m on m.id = s.member_id
     where s.draft_id = $1 order by s.seat`,
    [draftId],
  );
  return seats.map((seat, index) => ({
    memberId: seat.member_id,
    name: seat.handle ?? seat.bot_name ?? `Seat ${index + 1}`,
    timeouts: 0,
  }));
}

async function readDue(sql: Sql, draftId: string): Promise<Map<number, Due>> {
  const rows = await sql.query<{
    seat: number;
    due_at: Date;
    pack_id: string;
    pick_number: number;
    total_seconds: number;
    begun_at: Date | null;
    correspondent: Due['correspondent'];
  }>(
    `select seat, due_at, pack_id, pick_number, total_seconds, begun_at, correspondent from deadline
     where draft_id = $1 and seat <> ${COUNTDOWN_SEAT}`,
    [draftId],
  );
  return new Map(
    rows.map((row) => [
      row.seat,
      {
        packId: row.pack_id,
        pickNumber: row.pick_number,
        dueAtMs: row.due_at.getTime(),
        totalSeconds: row.total_seconds,
        begunAtMs: row.begun_at?.getTime() ?? row.due_at.getTime() - row.total_seconds * 1000,
        correspondent: row.correspondent,
      },
    ]),
  );
}

/** Wishes as they are stored, with the turn that they are about; those from before it was kept are about none. */
type StoredHints = Hints & { readonly pickNumber?: number };
const NO_PICK = 0;

/** What the seats of a draft have chosen for the moment their clock runs out. */
export async function readPrepared(sql: Sql, draftId: string): Promise<Map<number, Prepared>> {
  const rows = await sql.query<{ seat: number; pack_id: string; hints: StoredHints; kept_stars: string[] }>(
    'select seat, pack_id, hints, kept_stars from seat_hints where draft_id = $1',
    [draftId],
  );
  return new Map(
    rows.map(({ seat, pack_id, hints, kept_stars }) => {
      const { pickNumber = NO_PICK, ...wishes } = hints;
      return [seat, { packId: pack_id, pickNumber, hints: wishes, keptStars: kept_stars }];
    }),
  );
}

/** The draft after these rows, which follow on its version. Throws where one does not apply. */
export function foldRows(draft: RunningDraft, rows: readonly StoredRow[]): RunningDraft {
  let { state, pausedAtMs, version, changes, recent } = draft;
  let pauses: Pick<RunningDraft, 'pausedBy' | 'pausesUsed'> = draft;
  const seats = [...draft.seats];
  for (const row of rows) {
    const applied = folded(draft.setup, state, row);
    state = applied.state;
    changes = changesAfter(changes, row);
    if (row.action.type === 'paused') pausedAtMs = row.atMs;
    pauses = pausesAfter(pauses, row, state.phase);
    const seat = row.seat === null ? undefined : seats[row.seat];
    if (row.seat !== null && seat) seats[row.seat] = { ...seat, timeouts: timeoutsAfter(seat.timeouts, row) };
    const { events } = applied;
    recent = withRow(recent, { version: row.seq, atMs: row.atMs, events, pause: pauses.pausedBy });
    version = row.seq;
  }
  return {
    ...draft,
    state,
    version,
    seats,
    changes,
    recent,
    pausedAtMs: state.phase === 'paused' ? pausedAtMs : null,
    pausedBy: pauses.pausedBy,
    pausesUsed: pauses.pausesUsed,
  };
}

/** One moment of the database for several reads: a row another process writes meanwhile is in all of them or in none. */
export function atOneMoment<T>(db: Database, read: (sql: Sql) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return read(tx);
  });
}

/** What changes at each pick, from wherever the log is written. */
export interface LiveRows {
  readonly rows: readonly StoredRow[];
  readonly due: Map<number, Due>;
  readonly hints: Map<number, Prepared>;
}

/** The rows after `seq`, the clocks and the wishes of a draft. */
export const readLive = async (sql: Sql, draftId: string, afterSeq: number): Promise<LiveRows> => ({
  rows: await readLog(sql, draftId, afterSeq),
  due: await readDue(sql, draftId),
  hints: await readPrepared(sql, draftId),
});

/** Who sits where, and their time banks; from the main database. */
export const readPeople = async (sql: Sql, { draftId, settings }: StoredDraft) => ({
  seats: await readSeats(sql, draftId),
  banks: settings.clock === 'correspondence' ? await readBanks(sql, draftId) : NO_BANKS,
});

/** Folds a draft from all that is stored of it. */
export function foldStored(
  stored: StoredDraft,
  people: Pick<RunningDraft, 'seats' | 'banks'>,
  { rows, due, hints }: LiveRows,
): LoadedDraft {
  const { setup, secret, seed: _seed, template: _, startedAt: _at, ...known } = stored;
  const dealt: RunningDraft = {
    ...known,
    clock: stored.settings.clock,
    setup,
    state: deal(setup, secret),
    version: 0,
    ...people,
    due,
    hints,
    pausedAtMs: null,
    pausedBy: null,
    pausesUsed: [],
    changes: NO_CHANGES,
    recent: [],
  };
  return { draft: foldRows(dealt, rows), answered: new Set(rows.map((row) => row.commandId)) };
}

/** Folds a started draft from its log, in the caller's transaction; null when it has not started. */
export async function foldDraft(sql: Sql, draftId: string): Promise<LoadedDraft | null> {
  const stored = await readStoredDraft(sql, draftId);
  return stored && foldStored(stored, await readPeople(sql, stored), await readLive(sql, draftId, 0));
}

/** Folds a started draft from its log in this database; null when it has not started. */
export const loadDraft = (db: Database, draftId: string): Promise<LoadedDraft | null> =>
  atOneMoment(db, (sql) => foldDraft(sql, draftId));

/** A draft that is held in memory was deleted. */
export class DraftGoneError extends Error {
  constructor(draftId: string) {
    super(`draft ${draftId} is gone`);
  }
}

/** The draft with what was written since; adds the ids of new commands to `answered`. Throws a DraftGoneError. */
export function caughtUp(db: Database, draft: RunningDraft, answered: Set<string>): Promise<RunningDraft> {
  const { draftId } = draft;
  return atOneMoment(db, async (sql) => {
    const [row] = await sql.query<{ status: string; shard: string | null }>(
      'select status, shard from draft where id = $1',
      [draftId],
    );
    if (!row) throw new DraftGoneError(draftId);
    const { rows, due, hints } = await readLive(sql, draftId, draft.version);
    for (const { commandId } of rows) answered.add(commandId);
    const banks = draft.clock === 'correspondence' ? await readBanks(sql, draftId) : NO_BANKS;
    const status = tableStatusSchema.parse(row.status);
    return { ...foldRows(draft, rows), status, shard: row.shard, due, banks, hints };
  });
}
