import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase } from '#server/db/testDatabases.ts';
import { createClockwork } from './clockwork.ts';

const HOUR_MS = 3_600_000;
const nothing = async () => undefined;

describe('the clockwork', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  }, 60_000);
  afterAll(() => db.close());

  it('does the rest of what is due once an hour when a part of it fails', async () => {
    let nowMs = Date.UTC(2026, 10, 25);
    const [broken, faults, done]: [Error, unknown[], number[]] = [new Error('broken'), [], []];
    const fails = () => Promise.reject(broken);
    const clockwork = createClockwork({
      db,
      tables: { sweep: nothing, clocksMoved: nothing, giveUpQuiet: () => undefined, closeLeft: fails },
      now: () => nowMs,
      sweepQueue: nothing,
      tellTurns: nothing,
      hourly: [fails, async () => void done.push(nowMs)],
      onFault: (fault) => faults.push(fault),
    });
    await clockwork.tick();
    expect(done).toEqual([]);
    for (const hour of [1, 2]) {
      nowMs += HOUR_MS;
      await clockwork.tick();
      expect([done.length, faults.length]).toEqual([hour, hour * 2]);
    }
    expect(new Set(faults)).toEqual(new Set([broken]));
  });
});
