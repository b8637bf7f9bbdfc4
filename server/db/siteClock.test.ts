import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { followClock, openSiteClock } from './siteClock.ts';

describe('the time of a site', () => {
  /** A machine whose clock somebody sets; `even` is the time that really passes. */
  const machineAt = (wallMs: number) => {
    const machine = { wallMs, evenMs: 0 };
    return {
      sources: { wall: () => machine.wallMs, even: () => machine.evenMs },
      pass(ms: number) {
        machine.wallMs += ms;
        machine.evenMs += ms;
      },
      set(byMs: number) {
        machine.wallMs += byMs;
      },
    };
  };
  /** A database server whose clock the test moves; counts how often it is asked. */
  const serverAt = (startMs: number) => {
    const server = { nowMs: startMs, asked: 0, isAway: false };
    const ask = async () => {
      if (server.isAway) throw new Error('Connection terminated');
      server.asked += 1;
      return server.nowMs;
    };
    return { server, ask };
  };

  it('is that of the database server, whatever the own machine says, and is asked for once a second', async () => {
    const { server, ask } = serverAt(1_000_000);
    const machine = machineAt(600_000);
    const clock = await followClock(ask, machine.sources);
    expect(clock.now()).toBe(1_000_000);
    machine.pass(999);
    await clock.settle();
    expect([clock.now(), server.asked]).toEqual([1_000_999, 1]);
    machine.pass(1);
    server.nowMs += 1000;
    await clock.settle();
    expect([clock.now(), server.asked]).toEqual([1_001_000, 2]);
  });

  it.each([60_000, -60_000])(
    'is asked for at once when the own clock was set by %i ms [fault F19]',
    async (byMs) => {
      const { server, ask } = serverAt(1_000_000);
      const machine = machineAt(1_000_000);
      const clock = await followClock(ask, machine.sources);
      machine.pass(200);
      server.nowMs += 200;
      machine.set(byMs);
      await clock.settle();
      expect(clock.now()).toBe(1_000_200);
    },
  );

  it('does not jump about by what the line takes', async () => {
    const { server, ask } = serverAt(1_000_000);
    const machine = machineAt(1_000_000);
    const clock = await followClock(ask, machine.sources);
    machine.pass(1000);
    server.nowMs += 1030;
    await clock.settle();
    expect(clock.now()).toBe(1_001_000);
  });

  it('throws when the database server cannot be asked', async () => {
    const { server, ask } = serverAt(1_000_000);
    const machine = machineAt(1_000_000);
    const clock = await followClock(ask, machine.sources);
    machine.pass(1000);
    server.isAway = true;
    await expect(clock.settle()).rejects.toThrow('Connection terminated');
  });

  it('is read from a real server within a second of the own one, and is the own one where the database is embedded', async () => {
    for (const kind of ['server', 'embedded'] as const) {
      const db = await openTestDatabase(kind);
      const clock = await openSiteClock(db);
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
      await db.close();
    }
  });
});
