import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableCommand } from '#contract/room.ts';
import { ANY_KIND } from '#server/db/testDatabases.ts';
import { gatherPeople, granted, type Steered, startSteered, type TestTable } from '#tests/harness/steered.ts';
import { intentOf } from './intents.ts';
import { needlessReply, ROWS_BEFORE_ONLY_PICKS } from './needless.ts';

describe('a log of moves and pauses', () => {
  let steered: Steered;
  let table: TestTable;
  let taken: string;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    table = await gatherPeople(steered, 2, { clock: 'none' });
    granted(await table.ask(0, { type: 'start' }));
    taken = await table.take(0);
  }, 60_000);
  afterAll(() => steered?.stop());

  /** The answer that a command gets without a row once the log has so many. */
  async function answerAt(version: number, command: TableCommand) {
    const draft = { ...(await table.draft()), version };
    const intended = intentOf(draft, table.people[0]?.userId ?? '', randomUUID(), command);
    if (!intended.ok) throw new Error(intended.refusal);
    return needlessReply(draft, intended.intent);
  }

  it('has no row of a card that is put where it lies, however often it is asked for', async () => {
    const { version } = await table.draft();
    const [pooled] = (await table.view(0)).pool;
    const idle = { type: 'move', cardInstanceId: taken, destination: pooled?.destination ?? 'main' } as const;
    for (let times = 0; times < 3; times += 1) granted(await table.ask(0, idle));
    expect((await table.draft()).version).toBe(version);
    const other = idle.destination === 'main' ? 'side' : 'main';
    granted(await table.ask(0, { ...idle, destination: other }));
    expect((await table.draft()).version).toBe(version + 1);
    expect((await table.view(0)).pool.map(({ destination }) => destination)).toEqual([other]);
    expect(await table.ask(0, { ...idle, cardInstanceId: 'nobody’s' })).toMatchObject({
      refusal: 'notYourCard',
    });
  });

  it('ends at so many rows, and decisions go on', async () => {
    const [pooled] = (await table.view(0)).pool;
    const destination = pooled?.destination === 'main' ? 'side' : 'main';
    const pack = await table.pack(1);
    const moves: TableCommand[] = [
      { type: 'move', cardInstanceId: taken, destination },
      { type: 'pause' },
      { type: 'extraTime', seat: 1, seconds: 30 },
      { type: 'takeSeatBack' },
      { type: 'takeBack' },
    ];
    for (const command of moves) {
      expect(await answerAt(ROWS_BEFORE_ONLY_PICKS, command)).toMatchObject({ refusal: 'onlyPicks' });
      expect(await answerAt(ROWS_BEFORE_ONLY_PICKS - 1, command)).toBeNull();
    }
    const pick: TableCommand = {
      type: 'pick',
      packId: pack.packId,
      pickNumber: pack.pickNumber,
      cardInstanceIds: [pack.cards[0]?.id ?? ''],
      burnIds: [],
      destination: 'main',
    };
    for (const command of [pick, { type: 'resume' }, { type: 'handToBot', seat: 0 }] as const)
      expect(await answerAt(ROWS_BEFORE_ONLY_PICKS, command)).toBeNull();
  });
});
