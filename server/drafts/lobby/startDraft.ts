import { rulesOf } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import { apply, deal, openCards, viewFor } from '#engine/draft.ts';
import { packsOpened, seatsProblem } from '#engine/formats/outline.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { sizeProblem } from '#engine/packs/limits.ts';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { SEAL_BYTES, sealBytesOf, secretOf } from '#engine/seal.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import { OPEN_CARDS_AT_MOST } from '#engine/tableSize.ts';
import { FreezeError, freezeCatalogue, loadCatalogue, storeCatalogue } from '#server/cards/catalogue.ts';
import type { Sql } from '#server/db/database.ts';
import { noteHookFact } from '#server/hooks/hookFacts.ts';
import { NO_BANKS, readQuietHours } from '../clock/correspondents.ts';
import { settledDeadlines } from '../clock/deadlines.ts';
import { storeDeadline } from '../clock/storeDeadline.ts';
import { NO_CHANGES, type RunningDraft } from '../running/runningDraft.ts';
import type { TableRecord } from '../tableRecord.ts';
import { lockedSetup } from './sealing.ts';

const done: Reply<null> = { ok: true, value: null };

/** What a table is dealt from to try whether it can be dealt at all. */
const NO_SECRET = new Uint8Array(SEAL_BYTES);

async function setupOf(sql: Sql, table: TableRecord): Promise<Setup> {
  const { listCatalogue } = table;
  const template = rulesOf(table.template);
  if (listCatalogue !== null) {
    const catalogue = await loadCatalogue(sql, listCatalogue);
    return { catalogue, template, seats: table.seats.length, solo: table.isSolo };
  }
  const game = { id: table.gameId, slug: table.game.slug, status: 'published', definition: table.game };
  const catalogue = await freezeCatalogue(sql, game, [
    ...new Set(packsOpened(template, table.seats.length).map(({ pack }) => pack)),
  ]);
  return { catalogue, template, seats: table.seats.length, solo: table.isSolo };
}

/** Whether this table could start: the refusal in words, or done. Changes nothing. */
export async function checkStart(sql: Sql, table: TableRecord): Promise<Reply<Setup>> {
  if (table.status !== 'lobby' && table.status !== 'countdown') return refused('alreadyStarted');
  if (table.seats.some((seat) => seat.kind === 'open')) return refused('emptySeats');
  const problem = seatsProblem(rulesOf(table.template), table.seats.length);
  if (problem !== null) return refused('wrongSeats', problem);
  try {
    const setup = await setupOf(sql, table);
    const opened = packsOpened(setup.template, setup.seats, setup.catalogue);
    const problem = sizeProblem(setup, opened) ?? capacityShortage(setup, opened)?.sentence;
    if (problem !== undefined) return refused('packsRunOut', problem);
    const trial = firstState(table, setup, NO_SECRET);
    if (!trial.ok) return trial;
    const tooOpen = openProblem(setup, trial.value);
    return tooOpen === null ? { ok: true, value: setup } : refused('packsRunOut', tooOpen);
  } catch (fault) {
    if (fault instanceof FreezeError) return refused('packsRunOut', fault.message);
    throw fault;
  }
}

/** Too many cards that lie open to a seat from the start, in one sentence; null when they are not. */
function openProblem(setup: Setup, state: DraftState): string | null {
  const most = state.seats
    .map((_, seat) => openCards(setup, viewFor(setup, state, { seat })).length)
    .reduce((so, each) => Math.max(so, each), 0);
  return most > OPEN_CARDS_AT_MOST
    ? `${most} cards would lie open at once; at most ${OPEN_CARDS_AT_MOST} are possible.`
    : null;
}

function botRows(table: TableRecord): DraftAction[] {
  return table.seats
    .filter((seat) => seat.kind === 'bot')
    .map((seat) => ({ type: 'seatHandedToBot', seat: seat.seat }));
}

/** The packs as they follow from the secret, bots at their seats; refused when the engine cannot deal them. */
function firstState(table: TableRecord, setup: Setup, secret: Uint8Array): Reply<DraftState> {
  try {
    let state = deal(setup, secret);
    for (const action of botRows(table)) {
      const applied = apply(setup, state, action);
      if (applied.ok) state = applied.state;
    }
    return { ok: true, value: state };
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    return refused('packsRunOut', `The packs of this draft cannot be dealt: ${why}.`);
  }
}

async function storeFirstDeadlines(
  sql: Sql,
  table: TableRecord,
  setup: Setup,
  state: DraftState,
  nowMs: number,
) {
  const started: RunningDraft = {
    draftId: table.draftId,
    shard: null,
    name: table.settings.name,
    status: 'drafting',
    hostId: table.hostId,
    settings: table.settings,
    clock: table.settings.clock,
    game: table.game,
    setup,
    state,
    version: 0,
    seats: table.seats.map(({ memberId, name }) => ({ memberId, name, timeouts: 0 })),
    due: new Map(),
    banks: NO_BANKS,
    hints: new Map(),
    pausedAtMs: null,
    pausedBy: null,
    pausesUsed: [],
    changes: NO_CHANGES,
    recent: [],
  };
  const quiet = await readQuietHours(sql, table.draftId);
  for (const [seat, due] of settledDeadlines(started, started.due, nowMs, quiet))
    await storeDeadline(sql, table.draftId, seat, due, nowMs);
}

/** A further database that no process has reached for so long is given no new draft. */
const UNREACHED_SECONDS = 4;

/**
 * Where the log of draft $1 is written, at moment $2: the first of the main database and of those that were reached, by
 * rendezvous hash, so that the places of others stay as they are when one comes or goes. Null for the main one.
 */
const PLACE = `nullif((
    select id from (
      select '' as id union all
      select id from shard where seen_at > $2::timestamptz - interval '${UNREACHED_SECONDS} seconds'
    ) place order by md5(id || $1), id limit 1), '')`;

/** Correspondence tables stay in the main database, where their turns are told of. */
async function placeOf(sql: Sql, { draftId, settings }: TableRecord, nowMs: number): Promise<string | null> {
  if (settings.clock === 'correspondence') return null;
  const [found] = await sql.query<{ shard: string | null }>(`select ${PLACE} as shard`, [
    draftId,
    new Date(nowMs),
  ]);
  return found?.shard ?? null;
}

/**
 * Starts a table in the caller's transaction, in which its row is held: cards are frozen unless the lock froze them, the
 * seats become final, bots are written to the log and the first deadlines stand. Nothing is dealt to the database: packs
 * follow from the seed and the nonces of the seats. Where it is put in a further database, whoever opens its room first
 * copies log and deadlines there. What is refused has changed nothing.
 */
export async function startDraft(sql: Sql, table: TableRecord, nowMs: number): Promise<Reply<null>> {
  const checked: Reply<Setup> =
    table.lock === null ? await checkStart(sql, table) : { ok: true, value: await lockedSetup(sql, table) };
  if (!checked.ok) return checked;
  const setup = checked.value;
  const [row] = await sql.query<{ seed: Uint8Array }>('select seed from draft where id = $1', [
    table.draftId,
  ]);
  if (!row) return refused('notFound');
  const nonces = table.seats.map(({ nonce }) => (nonce === null ? null : sealBytesOf(nonce)));
  const first = firstState(table, setup, secretOf(row.seed, nonces));
  if (!first.ok) return first;
  const hash = table.catalogueHash ?? (await storeCatalogue(sql, setup.catalogue));
  await sql.query(
    `update draft set status = 'drafting', catalogue_hash = $2, setup_hash = $3, revealing_since = null, started_at = $4,
       seats = $5, shard = $6 where id = $1`,
    [
      table.draftId,
      hash,
      table.setupHash ?? setupHashOf(setup),
      new Date(nowMs),
      table.seats.length,
      await placeOf(sql, table, nowMs),
    ],
  );
  await sql.query('delete from deadline where draft_id = $1', [table.draftId]);
  for (const [index, action] of botRows(table).entries())
    await sql.query(
      `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload) values ($1, $2, $3, $4, $5, 'host', $6::jsonb)`,
      [
        table.draftId,
        index + 1,
        `start:${index}`,
        new Date(nowMs),
        'seat' in action ? action.seat : null,
        JSON.stringify(action),
      ],
    );
  await storeFirstDeadlines(sql, table, setup, first.value, nowMs);
  if (!table.isSolo) await noteHookFact(sql, { type: 'draft.started', draftId: table.draftId }, nowMs);
  return done;
}
