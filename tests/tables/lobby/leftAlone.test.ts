import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAccount } from '#tests/harness/account.ts';
import { CANARY, connectSitter } from '#tests/harness/sitter.ts';
import { gatherPeople, granted, type Steered, startSteered } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

/** Until then a server that is left alone leaves its embedded database alone. */
describe('what the time brings next', () => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND, { countdownMs: 5000 });
  });
  afterAll(() => steered?.stop());

  const nextMs = () => steered.server().tables.nextDueMs();
  const nowMs = () => steered.clock.nowMs;

  /** A table of two whose countdown is over. */
  async function begun(clock: 'none' | 'quick') {
    const table = await gatherPeople(steered, 2, { clock });
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    granted(await table.ask(0, { type: 'start' }));
    expect(await nextMs()).toBe(nowMs() + 5000);
    steered.clock.nowMs += 5000;
    await steered.server().tables.sweep();
    return table;
  }

  it('is nothing at tables that wait for people or have no clock', async () => {
    await gatherPeople(steered, 2, {}, 1);
    expect(await nextMs()).toBe(Number.POSITIVE_INFINITY);
    const table = await begun('none');
    expect(await nextMs()).toBe(Number.POSITIVE_INFINITY);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('is the start that is counted down to, then the first pick that falls due, and nothing while it is paused', async () => {
    const table = await begun('quick');
    const firstMs = await nextMs();
    expect(firstMs).toBeGreaterThan(nowMs());
    const pools = async () =>
      (await Promise.all([0, 1].map((seat) => table.view(seat)))).map((view) => view.pool);
    steered.clock.nowMs = firstMs - 1;
    await steered.server().tables.sweep();
    expect(await pools()).toEqual([[], []]);
    granted(await table.ask(0, { type: 'pause' }));
    expect(await nextMs()).toBe(Number.POSITIVE_INFINITY);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('is waited for by whoever sits in the draft queue', async () => {
    const { queue } = steered.server();
    expect(await queue.isWaitedFor()).toBe(false);
    const sitter = await connectSitter(await registerAccount(steered.server().url, 'sits'));
    granted(await sitter.sit(CANARY));
    expect(await queue.isWaitedFor()).toBe(true);
    granted(await sitter.leave());
    expect(await queue.isWaitedFor()).toBe(false);
    await sitter.close();
  });
});
