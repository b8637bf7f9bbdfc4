import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableCommand } from '#contract/room/room.ts';
import { gatherPeople, granted, type Steered, startSteered, type TestTable } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { intentOf } from './intents.ts';
import { loadDraft } from './loadDraft.ts';
import { needlessReply } from './needless.ts';

describe('a log of moves and pauses', () => {
  let steered: Steered;
  let table: TestTable;
  let taken: string;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    table = await gatherPeople(steered, 2, { clock: 'none' });
    granted(await table.ask(0, { type: 'start' }));
    taken = await table.take(0);
  });
  afterAll(() => steered?.stop());

  /** The answer that a command of a seat gets without a row, after so many rows at will of the first seat and of the host. */
  async function answerAfter(changes: number, command: TableCommand, seat = 0) {
    const draft = { ...(await table.draft()), changes: { byHost: changes, bySeat: [changes, 0] } };
    const intended = intentOf(draft, table.people[seat]?.userId ?? '', randomUUID(), command);
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

  it('counts the rows of each seat and of the host, also when it is read anew', async () => {
    const before = (await table.draft()).changes;
    granted(await table.ask(0, { type: 'pause' }));
    granted(await table.ask(0, { type: 'resume' }));
    const [pooled] = (await table.view(0)).pool;
    const destination = pooled?.destination === 'main' ? 'side' : 'main';
    granted(await table.ask(0, { type: 'move', cardInstanceId: taken, destination }));
    const { changes } = await table.draft();
    expect(changes).toEqual({
      byHost: before.byHost + 1,
      bySeat: [(before.bySeat[0] ?? 0) + 1],
    });
    expect((await loadDraft(steered.db, table.draftId))?.draft.changes).toEqual(changes);
  });

  it('ends at so many rows of a seat or of the host; the draft goes on, and so do the other seats', async () => {
    const [pooled] = (await table.view(0)).pool;
    const destination = pooled?.destination === 'main' ? 'side' : 'main';
    const ofSeat: TableCommand[] = [
      { type: 'move', cardInstanceId: taken, destination },
      { type: 'handToBot', seat: 0 },
      { type: 'takeBack' },
      { type: 'giveBack', cardInstanceId: taken },
    ];
    const ofHost: TableCommand[] = [
      { type: 'pause' },
      { type: 'extraTime', seat: 1, seconds: 30 },
      { type: 'handToBot', seat: 1 },
    ];
    for (const command of [...ofSeat, ...ofHost]) {
      expect(await answerAfter(3000, command)).toMatchObject({ refusal: 'onlyPicks' });
      expect(await answerAfter(2999, command)).toBeNull();
    }
    const pack = await table.pack(1);
    const pick: TableCommand = {
      type: 'pick',
      packId: pack.packId,
      pickNumber: pack.pickNumber,
      cardInstanceIds: [pack.cards[0]?.id ?? ''],
      burnIds: [],
      destination: 'main',
    };
    for (const command of [pick, { type: 'resume' }, { type: 'takeSeatBack' }] as const)
      expect(await answerAfter(3000, command)).toBeNull();
    expect(await answerAfter(3000, { type: 'handToBot', seat: 1 }, 1)).toBeNull();
  });

  it('is refused to a seat of a team that is done and says so again, not to one that says so first', async () => {
    const draft = await table.draft();
    const state = Object.assign({}, draft.state, { done: [true, false] });
    const of = (seat: number) => {
      const action = { type: 'choose', seat, option: 'done', turnId: 'claiming', turnNumber: 9 } as const;
      const intent = { commandId: 'again', source: 'member', seat, action } as const;
      return needlessReply({ ...draft, state, changes: { byHost: 0, bySeat: [3000, 3000] } }, intent);
    };
    expect([of(0), of(1)]).toMatchObject([{ refusal: 'onlyPicks' }, null]);
  });

  it('is refused to whoever sends one more, in a sentence, and to nobody else', async () => {
    await steered.db.query(
      `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
       select $1, $2 + n, 'many:' || n, $3, 0, 'member', jsonb_build_object('type', 'move', 'seat', 0, 'cardInstanceId', $4::text, 'destination', 'side')
       from generate_series(1, 3000) n`,
      [table.draftId, (await table.draft()).version, new Date(steered.clock.nowMs), taken],
    );
    await steered.restart();
    expect(await table.ask(0, { type: 'move', cardInstanceId: taken, destination: 'main' })).toMatchObject({
      refusal: 'onlyPicks',
      message: 'So much was changed at your seat already that only picks count from now on.',
    });
    const own = await table.take(1);
    granted(await table.ask(1, { type: 'move', cardInstanceId: own, destination: 'side' }));
    await table.take(0);
  });
});
