import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoGames } from '#demo/games.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { seedDemoTables } from '#server/demo/openTables.ts';
import { seedDemoMembers } from '#server/members/demoMembers.ts';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { type RunningServer, startServer } from '../harness/runningServer.ts';

describe('the first tables of demo mode', () => {
  let db: Database;
  let server: RunningServer;

  beforeAll(async () => {
    db = await openTestDatabase('embedded');
    for (const game of demoGames) await storeBundle(db, game, Date.now());
    await seedDemoMembers(db);
    server = await startServer(db);
    await seedDemoTables(db, server.tables);
  });
  afterAll(async () => {
    await server?.stop();
    await db?.close();
  });

  const statuses = async () => {
    const rows = await db.query<{ name: string; status: string }>(
      'select name, status from draft order by name',
    );
    return Object.fromEntries(
      rows.map(({ name, status }) => [name.replace(/, \w{3} \d{1,2} \w{3,4}$/, ', on its day'), status]),
    );
  };

  it('are two open ones with bots, and a draft of each game that bots play to its end', async () => {
    await vi.waitFor(
      async () =>
        expect(await statuses()).toEqual({
          'Friday embers': 'lobby',
          'Lunch pod': 'lobby',
          'Emberwake, on its day': 'building',
          'Orbit Market, on its day': 'building',
        }),
      { timeout: 30_000, interval: 200 },
    );
    expect(server.faults).toEqual([]);
  });

  it('are made once', async () => {
    const before = await statuses();
    await seedDemoTables(db, server.tables);
    expect(await statuses()).toEqual(before);
  });
});
