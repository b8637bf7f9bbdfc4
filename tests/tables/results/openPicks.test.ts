import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultsView } from '#contract/results/results.ts';
import type { Account } from '#tests/harness/account.ts';
import {
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const HOUR_MS = 3_600_000;
const SHORT = { clock: 'none', rules: { packs: 1 } } as const;

describe.each(SERVER_FIRST_KINDS)("others' picks (%s database)", (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const personAt = ({ people }: TestTable, seat: number): Account => {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sat on seat ${seat}.`);
    return person;
  };
  const openTo = async (table: TestTable, seat: number) => {
    const results = await personAt(table, seat).get<ResultsView>(`/drafts/${table.draftId}/results`);
    return results.seats.map(({ isOpen }) => isOpen);
  };
  const deckOfOther = async (table: TestTable, seat: number) => {
    const path = `/drafts/${table.draftId}/decks/${personAt(table, 1 - seat).userId}`;
    return (await personAt(table, seat).call('GET', path)).status;
  };
  const endedAgo = (table: TestTable, ms: number) =>
    steered.db.query('update draft set finished_at = $2 where id = $1', [
      table.draftId,
      new Date(steered.clock.nowMs - ms),
    ]);
  async function drafted(settings: Parameters<typeof startTable>[2]) {
    const table = await startTable(steered, 2, { ...SHORT, ...settings });
    await playToTheEnd(table);
    return table;
  }

  it('wait for the host to close the table', async () => {
    const table = await drafted({ picksOpenTo: 'closed' });
    expect([await openTo(table, 0), await deckOfOther(table, 0)]).toEqual([[true, false], 403]);
    const close = (seat: number) => personAt(table, seat).call('POST', `/drafts/${table.draftId}/close`, {});
    expect((await close(1)).status).toBe(403);
    expect((await close(0)).status).toBe(200);
    expect([await openTo(table, 0), await openTo(table, 1)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await deckOfOther(table, 1)).toBe(200);
  });

  it('wait no longer than the hours that the host chose', async () => {
    const table = await drafted({ picksOpenTo: 'closed', picksOpenAfterHours: 2 });
    await endedAgo(table, 2 * HOUR_MS - 1);
    expect([await openTo(table, 1), await deckOfOther(table, 1)]).toEqual([[false, true], 403]);
    await endedAgo(table, 2 * HOUR_MS);
    expect([await openTo(table, 1), await deckOfOther(table, 1)]).toEqual([[true, true], 200]);
  });

  it('are for the host alone where the host says so', async () => {
    const table = await drafted({ picksOpenTo: 'host' });
    expect([await openTo(table, 0), await openTo(table, 1)]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect([await deckOfOther(table, 0), await deckOfOther(table, 1)]).toEqual([200, 403]);
    const log = (seat: number) => personAt(table, seat).call('GET', `/drafts/${table.draftId}/log`);
    expect([(await log(0)).status, (await log(1)).status]).toEqual([200, 403]);
  });
});
