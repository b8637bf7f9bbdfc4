import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalBus } from '#server/bus/localBus.ts';
import type { Database } from '#server/db/open.ts';
import { gatherPeople, granted, type Steered, startSteered } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { onlyMain } from '../shards/databases.ts';
import { createTableNews } from '../tableNews.ts';
import { createLogWriter } from './logWriter.ts';
import { createRoomKeeper } from './roomKeeper.ts';

let steered: Steered;

beforeAll(async () => {
  steered = await startSteered(ANY_KIND);
});
afterAll(() => steered?.stop());

/** A database whose first transaction has read what it wanted, but is not answered until `letGo`. */
function heldUp(db: Database) {
  let letGo: () => void = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let sawFirst: () => void = () => {};
  const hasRead = new Promise<void>((resolve) => {
    sawFirst = resolve;
  });
  let isFirst = true;
  const slow: Database = {
    ...db,
    async transaction(work) {
      const mustWait = isFirst;
      isFirst = false;
      const result = await db.transaction(work);
      sawFirst();
      if (mustWait) await isFree;
      return result;
    },
  };
  return { slow, hasRead, letGo };
}

it('opens one room for all who looked a table up while it started', async () => {
  const table = await gatherPeople(steered, 2, { clock: 'none' });
  const { slow, hasRead, letGo } = heldUp(steered.db);
  const keeper = createRoomKeeper({
    databases: onlyMain(slow),
    writer: createLogWriter(steered.db),
    news: createTableNews(createLocalBus(), () => undefined),
    now: () => steered.clock.nowMs,
    botDelayMs: () => 0,
    onFault: () => undefined,
  });
  const looking = [1, 2, 3].map(() => keeper.roomOf(table.draftId));
  await hasRead;
  granted(await table.ask(0, { type: 'start' }));
  letGo();
  const [, second, third] = await Promise.all(looking);
  expect(second).not.toBeNull();
  expect(third).toBe(second);
  expect(await keeper.held()).toEqual([second]);
  await keeper.stop();
});
