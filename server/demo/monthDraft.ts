import { createHash } from 'node:crypto';
import { settleDue } from '../achievements/achievements.ts';
import { tellAchievements } from '../achievements/readAchievements.ts';
import { tallyDraft } from '../achievements/tallyDraft.ts';
import { recordKeptOrder } from '../admin/keptOrder.ts';
import { changeRoles } from '../admin/users/changeRoles.ts';
import type { Database } from '../db/database.ts';
import { botNames } from '../drafts/lobby/botNames.ts';
import { createTable, type Host } from '../drafts/lobby/createTable.ts';
import { lobbyCommand } from '../drafts/lobby/lobby.ts';
import { startAtOnce } from '../drafts/lobby/starting.ts';
import { foldDraft, type LoadedDraft } from '../drafts/running/loadDraft.ts';
import { storeStretch } from '../drafts/running/logWriter.ts';
import { turnStatus } from '../drafts/running/roomKeeper.ts';
import { readTable } from '../drafts/tableRecord.ts';
import { DEMO_MEMBERS } from '../members/demoMembers.ts';
import { databaseWithin } from './databaseWithin.ts';
import { MONTH_PEOPLE } from './monthPeople.ts';
import type { MonthDraft } from './monthPlan.ts';
import { type Played, playDraft } from './playDraft.ts';
import { submitDecks } from './submitDecks.ts';

const ADMIN = 'demo-juno';
const MINUTE_MS = 60_000;
/** Between the making of a table and its start. */
const GATHERING_MS = 4 * MINUTE_MS;

function hostOf(memberId: string): Host {
  const person = MONTH_PEOPLE.find(({ id }) => id === memberId);
  if (!person) throw new Error(`Nobody in the demo has the id ${memberId}.`);
  const roles = DEMO_MEMBERS.find(({ id }) => id === memberId)?.roles ?? [];
  return { memberId, handle: person.handle, isGuest: false, isVerified: true, roles: [...roles] };
}

const seedOf = ({ number }: MonthDraft) =>
  createHash('sha256').update(`Passleft demo draft ${number}`).digest();

const botAt = ({ number }: MonthDraft, seat: number) =>
  botNames[(number * 5 + seat) % botNames.length] ?? `Bot ${seat}`;

/** Makes the table of a plan in the caller's transaction, with everybody on their seats; answers its id. */
async function makeTable(within: Database, plan: MonthDraft, startedAtMs: number): Promise<string> {
  const created = await createTable({
    db: within,
    host: hostOf(plan.people[0] ?? ''),
    asked: {
      game: plan.game,
      template: plan.template,
      solo: plan.isSolo,
      settings: { seats: plan.seats, ...(plan.isSolo ? {} : { visibility: 'open' as const }) },
    },
    nowMs: startedAtMs - (plan.isSolo ? 0 : GATHERING_MS),
    newSeed: () => seedOf(plan),
  });
  if (!created.ok) throw new Error(`Demo draft ${plan.number} was refused: ${created.message}`);
  const { draftId } = created.value;
  const seats = plan.people.map((id, seat) => ({ seat, id, bot: id === null ? botAt(plan, seat) : null }));
  await within.query(
    `update seat set kind = case when r.id is null then 'bot' else 'member' end, member_id = r.id, bot_name = r.bot, ready = true
     from jsonb_to_recordset($2::jsonb) as r(seat int, id text, bot text) where draft_id = $1 and seat.seat = r.seat`,
    [draftId, JSON.stringify(seats)],
  );
  return draftId;
}

async function startTable(within: Database, draftId: string, startedAtMs: number): Promise<LoadedDraft> {
  const started = await startAtOnce(within, draftId, startedAtMs);
  if (!started.ok) throw new Error(`A demo draft was not started: ${started.message}`);
  // It is drafted to its end at once, in this transaction.
  await within.query('update draft set shard = null where id = $1', [draftId]);
  const loaded = await foldDraft(within, draftId);
  if (!loaded) throw new Error(`Demo draft ${draftId} cannot be read.`);
  return loaded;
}

/** Thrown to take a transaction back whose result was all that was needed. */
class TakenBack extends Error {
  readonly loaded: LoadedDraft;
  constructor(loaded: LoadedDraft) {
    super('Taken back on purpose.');
    this.loaded = loaded;
  }
}

/** The draft as it will stand after its start. Nothing is kept, so that it can be played without holding the database. */
async function rehearseStart(db: Database, plan: MonthDraft, startedAtMs: number): Promise<LoadedDraft> {
  try {
    return await db.transaction(async (tx) => {
      const within = databaseWithin(db, tx);
      throw new TakenBack(await startTable(within, await makeTable(within, plan, startedAtMs), startedAtMs));
    });
  } catch (fault) {
    if (fault instanceof TakenBack) return fault.loaded;
    throw fault;
  }
}

async function callOff(within: Database, plan: MonthDraft, draftId: string, nowMs: number): Promise<void> {
  const table = await readTable(within, draftId, true);
  if (!table) throw new Error(`Demo table ${draftId} cannot be read.`);
  const host = plan.people[0] ?? '';
  const ended = await lobbyCommand(
    { sql: within, table, memberId: host, nowMs, chance: () => 0, tell: () => {} },
    { type: 'endTable' },
  );
  if (!ended.ok) throw new Error(`Demo table ${plan.number} was not ended: ${ended.message}`);
}

async function endUnderWay(
  within: Database,
  plan: MonthDraft,
  draftId: string,
  nowMs: number,
): Promise<void> {
  await turnStatus(within, draftId, 'drafting', 'cancelled', nowMs);
  if (!plan.isEndedByAdmin) return;
  const [table] = await within.query<{ name: string; gameId: string }>(
    'select name, game_id as "gameId" from draft where id = $1',
    [draftId],
  );
  if (!table) throw new Error(`Demo table ${draftId} cannot be read.`);
  await recordKeptOrder(within, { ...table, memberId: ADMIN, draftId, ask: 'endTable', nowMs });
}

async function storePlayed(
  within: Database,
  plan: MonthDraft,
  { rows, draft, endedAtMs }: Played,
  startedAtMs: number,
): Promise<void> {
  const draftId = await makeTable(within, plan, startedAtMs);
  await startTable(within, draftId, startedAtMs);
  await storeStretch(
    within,
    rows.map((row) => ({ ...row, draftId })),
  );
  if (draft.state.phase !== 'complete') {
    if (plan.end === 'ended') await endUnderWay(within, plan, draftId, endedAtMs + MINUTE_MS);
  } else {
    await submitDecks(within, { ...draft, draftId }, plan, endedAtMs);
    if (!plan.isSubmittedByAll && !plan.isStillBuilding)
      await turnStatus(within, draftId, 'building', 'finished', endedAtMs + 10 * GATHERING_MS);
    await tallyDraft(within, draftId, endedAtMs);
    const { awarded } = await settleDue(within, endedAtMs);
    // They were told at that time: nobody wants a month of notices when they sign in.
    for (const memberId of awarded.filter((id) => plan.people.includes(id)))
      await tellAchievements(within, memberId, endedAtMs);
  }
  if (plan.appointed !== null) {
    const clock = { now: () => endedAtMs };
    await changeRoles({ db: within, clock }, { memberId: ADMIN }, plan.appointed, ['PowerUser']);
  }
  await within.query('update member set last_seen_at = greatest(last_seen_at, $2) where id = any($1)', [
    plan.people.filter((id) => id !== null),
    new Date(endedAtMs),
  ]);
}

/**
 * Plays a draft of the month in memory and stores all of it in one transaction, together with what `note` adds: a server
 * that is killed meanwhile has the whole draft or nothing of it.
 */
export async function storeMonthDraft(
  db: Database,
  plan: MonthDraft,
  firstDayMs: number,
  note: (within: Database) => Promise<void>,
): Promise<void> {
  const startedAtMs = firstDayMs + plan.startsAfterMs;
  const played =
    plan.end === 'calledOff'
      ? null
      : await playDraft(await rehearseStart(db, plan, startedAtMs), plan, startedAtMs);
  await db.transaction(async (tx) => {
    const within = databaseWithin(db, tx);
    await note(within);
    if (played) await storePlayed(within, plan, played, startedAtMs);
    else await callOff(within, plan, await makeTable(within, plan, startedAtMs), startedAtMs);
  });
}
