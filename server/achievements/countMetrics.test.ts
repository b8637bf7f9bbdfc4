import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Achievement } from '#contract/members/achievementRules.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { soon } from '#tests/harness/steered.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import { storeAchievements } from './achievements.ts';
import { award } from './countMetrics.ts';

const NOW_MS = Date.UTC(2026, 10, 22);
const forty: Achievement = {
  slug: 'forty',
  name: 'Forty',
  sentence: 'Take forty cards.',
  metric: 'picks',
  threshold: 40,
  tier: 'bronze',
  icon: 'cards',
  isSecret: false,
};

describe('achievements that all members are looked at for', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase('server');
  });
  afterAll(() => db?.close());
  beforeEach(async () => {
    await emptyDatabase(db);
    await db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ('ana', 'ana', 'ana', false, 'ana', now(), now())`,
    );
    await db.query(
      "insert into member_metric (member_id, metric, count, updated_at) values ('ana', 'picks', 45, now())",
    );
    await storeAchievements(db, [forty]);
  });

  /** Awards to all in a transaction; `meanwhile` is done once members were looked at, or waits for the end. */
  async function awardAll(meanwhile: () => Promise<unknown>): Promise<void> {
    let isDone = false;
    let looked = () => {};
    const change = new Promise<void>((resolve) => {
      looked = resolve;
    })
      .then(meanwhile)
      .then(() => {
        isDone = true;
      });
    await db.transaction(async (tx) => {
      const isWaiting = async () =>
        (
          await tx.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).length > 0;
      const slow: Sql = {
        ...tx,
        async query<Row>(sql: string, params?: readonly unknown[]) {
          const rows = await tx.query<Row>(sql, params);
          if (!sql.includes('insert into member_achievement')) return rows;
          looked();
          await soon(async () => isDone || (await isWaiting()), 'the change is made or waits');
          return rows;
        },
      };
      await award(slow, null, NOW_MS);
    });
    await change;
  }
  const ungranted = async () =>
    (await db.query<{ slug: string }>('select slug from achievement where granted_at is null')).map(
      ({ slug }) => slug,
    );

  it('wait for the next look when they are added while one is under way', async () => {
    await awardAll(() => storeAchievements(db, [{ ...forty, slug: 'fifty', threshold: 45 }]));
    expect(await ungranted()).toEqual(['fifty']);
  });

  it('are looked at again when their rule changes while one is under way', async () => {
    await awardAll(() =>
      db.query("update achievement set threshold = 1, granted_at = null where slug = 'forty'"),
    );
    expect(await ungranted()).toEqual(['forty']);
  });
});
