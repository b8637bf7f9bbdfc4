import type { Achievement } from '#contract/members/achievementRules.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database, Sql } from '../db/database.ts';
import { award, countMetrics } from './countMetrics.ts';
import { shippedAchievements } from './shippedAchievements.ts';
import { readUntallied, tallyDraft } from './tallyDraft.ts';

export interface AchievementsPorts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Awards what people achieved, from the logs and after the fact: nobody who picks waits for it. */
export interface Achievements {
  /** A table changed: once its draft is over, the next sweep looks at it. */
  tableChanged(draftId: string): void;
  /** Tallies drafts that are over, counts metrics that are due, awards, and grants new achievements to all. */
  sweep(): Promise<void>;
  /** The next sweeps also look for drafts that no process heard of: those of a crash, or from before there were any. */
  lookBack(): void;
  /** Calls back with each member who was awarded something, by this process or (after `hearOthers`) another one. */
  listen(listener: (memberId: string) => void): void;
  /** Starts to hear whom other processes awarded something. */
  hearOthers(): () => void;
}

const TOPIC = 'achieved';
const DRAFTS_AT_ONCE = 5;
const MEMBERS_AT_ONCE = 100;

/** Stores achievements that are not stored yet; rows that are there stay as they are. */
export async function storeAchievements(sql: Sql, achievements: readonly Achievement[]): Promise<void> {
  await sql.query(
    `insert into achievement (slug, name, sentence, metric, threshold, tier, icon, is_secret, position)
     select r.slug, r.name, r.sentence, r.metric, r.threshold, r.tier, r.icon, r."isSecret", r.position
     from jsonb_to_recordset($1::jsonb) as r(slug text, name text, sentence text, metric text, threshold int, tier text,
       icon text, "isSecret" boolean, position int)
     on conflict (slug) do nothing`,
    [JSON.stringify(achievements.map((achievement, position) => ({ ...achievement, position })))],
  );
}

/** Counts and awards for members that are due, in one transaction; other processes take others. */
export async function settleDue(
  db: Database,
  nowMs: number,
): Promise<{ taken: number; awarded: readonly string[] }> {
  return db.transaction(async (tx) => {
    const due = await tx.query<{ member_id: string }>(
      'select member_id from metric_due order by at limit $1 for update skip locked',
      [MEMBERS_AT_ONCE],
    );
    const ids = due.map(({ member_id }) => member_id);
    if (ids.length === 0) return { taken: 0, awarded: [] };
    await countMetrics(tx, ids, nowMs);
    const awarded = await award(tx, ids, nowMs);
    await tx.query('delete from metric_due where member_id = any($1)', [ids]);
    return { taken: ids.length, awarded };
  });
}

export function createAchievements({ db, bus, now, onFault }: AchievementsPorts): Achievements {
  const touched = new Set<string>();
  const listeners: ((memberId: string) => void)[] = [];
  let isStored = false;
  let isLookingBack = true;
  let running: Promise<void> = Promise.resolve();

  const tellHere = (memberId: string) => {
    for (const listener of listeners) listener(memberId);
  };
  const tell = (memberIds: readonly string[]) => {
    for (const memberId of memberIds) {
      tellHere(memberId);
      bus.publish(TOPIC, 'awarded', memberId);
    }
  };

  async function tally(draftIds: readonly string[]) {
    for (const draftId of draftIds) await tallyDraft(db, draftId, now()).catch(onFault);
  }

  async function settle() {
    if (!isStored) await storeAchievements(db, shippedAchievements);
    isStored = true;
    for (;;) {
      const { taken, awarded } = await settleDue(db, now());
      tell(awarded);
      if (taken < MEMBERS_AT_ONCE) break;
    }
    const fresh = await db.query(
      'select 1 from achievement where granted_at is null and retired_at is null limit 1',
    );
    if (fresh.length > 0) tell(await db.transaction((tx) => award(tx, null, now())));
  }

  /** One after the other: a sweep that takes long is not begun twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch(onFault);
    return running;
  }

  return {
    tableChanged: (draftId) => touched.add(draftId),
    listen: (listener) => listeners.push(listener),
    lookBack() {
      isLookingBack = true;
    },
    hearOthers: () => bus.subscribe(TOPIC, (_what, memberId) => tellHere(String(memberId))),
    sweep: () =>
      inTurn(async () => {
        const draftIds = [...touched].slice(0, DRAFTS_AT_ONCE);
        for (const draftId of draftIds) touched.delete(draftId);
        await tally(draftIds);
        if (isLookingBack) {
          const behind = await readUntallied(db, DRAFTS_AT_ONCE);
          await tally(behind);
          isLookingBack = behind.length === DRAFTS_AT_ONCE;
        }
        await settle();
      }),
  };
}
