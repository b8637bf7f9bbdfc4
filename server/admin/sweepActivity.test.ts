import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { recordActivities } from './activity.ts';
import { ACTIVITY_KEPT_MS, sweepActivity } from './sweepActivity.ts';

const NOW_MS = Date.UTC(2026, 10, 22);

it('forgets what was done more than a year ago with all of its rows, and nothing younger', async () => {
  const db = await openTestDatabase('server');
  const entry = (number: number, nowMs: number) =>
    recordActivities(
      db,
      {
        memberId: null,
        kind: 'changed',
        subject: 'set',
        subjectId: 's',
        gameId: null,
        label: `did ${number}`,
        nowMs,
      },
      [{ subject: 'set', subjectId: 's', before: { name: 'a' }, after: { name: `b${number}` } }],
    );
  const old = NOW_MS - ACTIVITY_KEPT_MS - 1;
  const [first] = await Promise.all([
    entry(0, old),
    ...Array.from({ length: 120 }, (_, at) => entry(at, old - at)),
  ]);
  const young = await entry(200, NOW_MS - ACTIVITY_KEPT_MS);
  await db.query('update activity set revert_of = $1 where id = $2', [first, young]);
  await sweepActivity(db, NOW_MS);
  const left = await db.query<{ label: string; rows: number }>(
    `select a.label, (select count(*)::int from activity_change) as rows from activity a`,
  );
  expect(left).toEqual([{ label: 'did 200', rows: 1 }]);
  await db.close();
});
