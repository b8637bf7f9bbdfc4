import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { storeAchievements } from '../achievements/achievements.ts';
import { shippedAchievements } from '../achievements/shippedAchievements.ts';
import type { Database, Sql } from '../db/database.ts';
import { countOpenDrafts } from '../results/countable.ts';
import { countPaces } from '../results/draftPace.ts';
import { keepFinishedPools } from '../results/seatPools.ts';
import { storeMonthDraft } from './monthDraft.ts';
import { storeMonthPeople } from './monthPeople.ts';
import { MONTH_DAYS, type MonthDraft, planMonth } from './monthPlan.ts';

const DAY_MS = 86_400_000;
const SETTING = 'demoMonth';
/** Between two drafts the server does what others ask of it. */
const BETWEEN_MS = 20;

/** How far the month has come: its first midnight, and how many drafts of the plan are stored. */
const progressSchema = z.object({ firstDayMs: z.number(), done: z.int() });
type Progress = z.infer<typeof progressSchema>;

async function readProgress(sql: Sql, lock = ''): Promise<Progress | null> {
  const [row] = await sql.query<{ value: unknown }>(
    `select value from server_setting where name = $1 ${lock}`,
    [SETTING],
  );
  return row ? progressSchema.parse(row.value) : null;
}

const writeProgress = (sql: Sql, progress: Progress, nowMs: number) =>
  sql.query(
    `insert into server_setting (name, value, changed_at) values ($1, $2::jsonb, $3)
     on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`,
    [SETTING, JSON.stringify(progress), new Date(nowMs)],
  );

/** Begins a month that ends with the last midnight (UTC). From now on every start goes on with it until all of it is stored. */
export function beginMonth(db: Database, nowMs: number): Promise<void> {
  const firstDayMs = Math.floor(nowMs / DAY_MS) * DAY_MS - MONTH_DAYS * DAY_MS;
  return db.transaction(async (tx) => {
    await storeAchievements(tx, shippedAchievements);
    await storeMonthPeople(tx, firstDayMs);
    await writeProgress(tx, { firstDayMs, done: 0 }, nowMs);
  });
}

export interface MonthPorts {
  readonly db: Database;
  readonly now: () => number;
  /** Whether the server is being stopped: nothing more is begun then. */
  readonly isStopping: () => boolean;
  readonly onFault: (fault: unknown) => void;
  /** By default the whole month. */
  readonly plan?: readonly MonthDraft[];
}

class TakenOver extends Error {}

/**
 * Goes on with a month that was begun, one draft after the other, and counts what each adds to the figures. Does nothing
 * where none was begun, or where all of it is stored. Answers how many drafts it stored.
 */
export async function continueMonth({
  db,
  now,
  isStopping,
  onFault,
  plan: month = planMonth(),
}: MonthPorts): Promise<number> {
  const begun = await readProgress(db);
  if (!begun) return 0;
  const { firstDayMs } = begun;
  const left = month.slice(begun.done);
  let stored = 0;
  for (const plan of left) {
    if (isStopping()) return stored;
    try {
      await storeMonthDraft(db, plan, firstDayMs, async (within) => {
        const progress = await readProgress(within, 'for update');
        if (progress?.done !== plan.number - 1)
          throw new TakenOver('Another process goes on with the month.');
        await writeProgress(within, { firstDayMs, done: plan.number }, now());
      });
    } catch (fault) {
      if (fault instanceof TakenOver) return stored;
      throw fault;
    }
    stored += 1;
    await countWhatIsNew(db, now(), onFault);
    await pause(BETWEEN_MS);
  }
  // What a kill left uncounted.
  if (left.length > 0 || begun.done > 0) await countWhatIsNew(db, now(), onFault);
  return stored;
}

const PACES_AT_ONCE = 100;

async function countWhatIsNew(db: Database, nowMs: number, onFault: MonthPorts['onFault']): Promise<void> {
  await countPaces(db, PACES_AT_ONCE, onFault);
  await keepFinishedPools(db, null, onFault);
  await countOpenDrafts(db, nowMs, onFault);
}
