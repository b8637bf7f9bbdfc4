import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableList } from '#contract/tables/tableRows.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { connectPlayer } from '../harness/player.ts';
import { type Steered, startSteered, startTable, type TestTable } from '../harness/steered.ts';

/** The quick clock with a full pack of fifteen, and its grace. */
const DUE_MS = 41_500;
const REST_MS = 5000;

describe('a table whose log cannot be read', () => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(() => steered?.stop());

  const sweep = async (times: number) => {
    for (let time = 0; time < times; time++) {
      steered.clock.nowMs += 200;
      await steered.server().tables.sweep();
    }
  };
  const poolSizes = async (table: TestTable) =>
    (await table.draft()).state.seats.map(({ pool }) => pool.length);

  it('is left alone for five seconds at a time, says so to who asks, and keeps no other table waiting [fault F6]', async () => {
    const broken = await startTable(steered, 2, { clock: 'quick' });
    const whole = await startTable(steered, 2, { clock: 'quick' });
    await broken.take(0);
    await steered.db.query(
      `update draft_log set payload = payload || '{"pickNumber": 99}' where draft_id = $1`,
      [broken.draftId],
    );
    await steered.restart();
    const { faults } = steered.server();
    expect(faults).toHaveLength(1);
    steered.clock.nowMs += DUE_MS;
    await sweep(10);
    expect(await poolSizes(whole)).toEqual([1, 1]);
    expect(faults).toHaveLength(2);
    await sweep(REST_MS / 200);
    expect(faults).toHaveLength(3);
    const [account] = broken.people;
    if (!account) throw new Error('Nobody sits at the table.');
    const player = await connectPlayer({ ...account, url: steered.server().url });
    expect(await player.open(broken.draftId)).toMatchObject({ ok: false, refusal: 'storageAway' });
    const list = await fetch(`${steered.server().url}/api/drafts/mine`, {
      headers: { authorization: `Bearer ${account.token()}` },
    });
    const { tables } = (await list.json()) as TableList;
    expect(tables).toMatchObject([{ draftId: broken.draftId, status: 'drafting', progress: null }]);
    await player.leave();
  });
});
