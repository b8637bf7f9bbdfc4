import { createHash, randomUUID } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { ForkRequest } from '#contract/results/forks.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { type DraftAction, isDecision } from '#engine/core/actions.ts';
import { apply, deal } from '#engine/draft.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import type { Database, Sql } from '../db/database.ts';
import { madeTooMany, newTableCode } from '../drafts/lobby/createTable.ts';
import { forkName } from '../drafts/naming/forkName.ts';
import { readLog, readStoredDraft, type StoredDraft } from '../drafts/running/loadDraft.ts';
import type { StoredRow } from '../drafts/running/runningDraft.ts';
import { isEventOver } from './eventOver.ts';
import { mayReadLog } from './reading.ts';

/** Rows that make the cards lie as they lay; pauses and extra time belong to the evening that is over. */
const isKept = ({ action }: StoredRow): boolean =>
  action.type !== 'paused' && action.type !== 'resumed' && action.type !== 'extraTime';

interface Fork {
  readonly stored: StoredDraft;
  readonly setup: Setup;
  readonly table: TableView;
  readonly seat: number;
  readonly seq: number | null;
  readonly actions: readonly DraftAction[];
}

/** Hands every seat but one to a bot, and that one back to its player. */
function handOver(state: DraftState, seat: number): DraftAction[] {
  return state.seats.flatMap(({ bot }, at): DraftAction[] => {
    if (at === seat) return bot ? [{ type: 'seatReturned', seat: at }] : [];
    return bot ? [] : [{ type: 'seatHandedToBot', seat: at }];
  });
}

/** The log a forked draft begins with: the kept rows before the decision, then the seats as they sit now. */
function actionsOf(
  setup: Setup,
  secret: Uint8Array,
  rows: readonly StoredRow[],
  seat: number,
): DraftAction[] {
  const kept = rows.filter(isKept).map(({ action }) => action);
  let state = deal(setup, secret);
  for (const action of kept) {
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`A row of the log does not apply to its fork: ${applied.refusal}.`);
    state = applied.state;
  }
  return [...kept, ...handOver(state, seat)];
}

function settingsOf(table: TableView, seq: number | null): TableSettings {
  const name = forkName(table.settings.name, seq === null);
  return { ...table.settings, name, visibility: 'code', clock: 'none', watchers: false };
}

async function storeFork(tx: Sql, fork: Fork, memberId: string, nowMs: number): Promise<string> {
  const { stored, table, seat, seq } = fork;
  const draftId = randomUUID();
  const settings = settingsOf(table, seq);
  await tx.query(
    `insert into draft (id, code, game_id, name, status, host_id, made_by, settings, template, catalogue_hash, seed, seed_hash,
       setup_hash, seats, is_solo, created_at, started_at, forked_from, forked_seq)
     select $1, $2, game_id, $3, 'drafting', $4, $4, $5::jsonb, template, catalogue_hash, $6, $7, $8, seats, true, $9, $9, id, $10
     from draft where id = $11`,
    [
      draftId,
      newTableCode(),
      settings.name,
      memberId,
      JSON.stringify(settings),
      stored.secret,
      createHash('sha256').update(stored.secret).digest('hex'),
      setupHashOf(fork.setup),
      new Date(nowMs),
      seq,
      stored.draftId,
    ],
  );
  const seats = table.seats.map(({ seat: at, name }) => ({
    seat: at,
    kind: at === seat ? 'member' : 'bot',
    member_id: at === seat ? memberId : null,
    bot_name: at === seat ? null : name,
  }));
  await tx.query(
    `insert into seat (draft_id, seat, kind, member_id, bot_name, ready)
     select $1, seat, kind, member_id, bot_name, true
     from jsonb_to_recordset($2::jsonb) as r(seat int, kind text, member_id text, bot_name text)`,
    [draftId, JSON.stringify(seats)],
  );
  const rows = fork.actions.map((action, index) => ({
    seq: index + 1,
    seat: 'seat' in action ? action.seat : null,
    payload: action,
  }));
  await tx.query(
    `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
     select $1, seq, 'fork:' || seq, $3, seat, 'host', payload
     from jsonb_to_recordset($2::jsonb) as r(seq int, seat int, payload jsonb)`,
    [draftId, JSON.stringify(rows), new Date(nowMs)],
  );
  return draftId;
}

const FORKS_PER_HOUR = 30;

async function isTooFast(sql: Sql, memberId: string, nowMs: number): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from draft where host_id = $1 and forked_from is not null and created_at > $2',
    [memberId, new Date(nowMs - 3_600_000)],
  );
  return (row?.count ?? 0) >= FORKS_PER_HOUR;
}

/**
 * A solo table of the reader's own that begins where a finished draft stood before one decision, with the same packs, and
 * goes on against bots; they play every other seat. Only for who may read the whole log, since the packs that come tell
 * what the others took. Refusals: `notStarted` before the end, `notAllowed`, `seatUnknown`, `badAction` for a row that is
 * no decision of that seat, `tooFast`, `tooManySoloTables`.
 */
export async function forkDraft(
  db: Database,
  table: TableView,
  memberId: string,
  asked: ForkRequest,
  nowMs: number,
): Promise<Reply<{ draftId: string }>> {
  if (!isEventOver(table)) return refused('notStarted', 'A draft can be played on when it is over.');
  if (!mayReadLog(table, memberId)) return refused('notAllowed');
  if (!table.seats.some(({ seat }) => seat === asked.seat)) return refused('seatUnknown');
  // Asked first, before the log is played again, and once more where the fork is stored.
  if (await isTooFast(db, memberId, nowMs)) return refused('tooFast');
  const stored = await readStoredDraft(db, table.draftId);
  if (!stored) return refused('notFound');
  const rows = await readLog(db, table.draftId, 0);
  const decided = rows.find(({ seq }) => seq === asked.seq);
  const isOwnDecision = decided?.seat === asked.seat && isDecision(decided.action);
  if (asked.seq !== undefined && !isOwnDecision) return refused('badAction');
  const setup: Setup = { ...stored.setup, solo: true };
  const before = asked.seq === undefined ? [] : rows.filter(({ seq }) => seq < (asked.seq ?? 0));
  const actions = actionsOf(setup, stored.secret, before, asked.seat);
  return db.transaction(async (tx) => {
    if (await isTooFast(tx, memberId, nowMs)) return refused('tooFast');
    const tooMany = await madeTooMany(tx, memberId, true);
    if (tooMany) return tooMany;
    const fork = { stored, setup, table, seat: asked.seat, seq: asked.seq ?? null, actions };
    return { ok: true as const, value: { draftId: await storeFork(tx, fork, memberId, nowMs) } };
  });
}
