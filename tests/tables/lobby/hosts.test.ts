import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST_AWAY_MS } from '#server/drafts/lobby/hostPresence.ts';
import { roomViewOf } from '#server/drafts/running/roomView.ts';
import { registerAccount } from '#tests/harness/account.ts';
import { granted, type Steered, startSteered, startTable, type TestTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const PAUSE_MS = 120_000;

describe.each(SERVER_FIRST_KINDS)('who brings a running table on (%s database)', (kind) => {
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const tables = () => steered.server().tables;
  const pass = async (ms: number) => {
    steered.clock.nowMs += ms;
    await tables().sweep();
  };
  const statusOf = async (table: TestTable) => {
    const [row] = await steered.db.query<{ status: string }>('select status from draft where id = $1', [
      table.draftId,
    ]);
    return row?.status;
  };
  const viewAt = async (table: TestTable, seat: number | null) =>
    roomViewOf(await table.draft(), seat, steered.clock.nowMs).view;
  const hostLeaves = (table: TestTable) =>
    tables().memberSeen(table.draftId, table.people[0]?.userId ?? '', false);
  const pausedWith = async (table: TestTable) =>
    steered.db.query(
      "select source, seat, payload->>'type' as what from draft_log where draft_id = $1 and payload->>'type' in ('paused', 'resumed') order by seq",
      [table.draftId],
    );

  it('[N21] lets each player pause once, for two minutes, and goes on by itself', async () => {
    const table = await startTable(steered, 3);
    const before = (await table.draft()).due.get(1)?.dueAtMs ?? 0;
    granted(await table.ask(1, { type: 'pause' }));
    const endsAtMs = steered.clock.nowMs + PAUSE_MS;
    expect((await viewAt(table, 2)).pause).toEqual({ who: 'player', seat: 1, endsAtMs });
    await pass(PAUSE_MS - 1);
    expect(await statusOf(table)).toBe('paused');
    expect(await table.ask(2, { type: 'resume' })).toMatchObject({ refusal: 'hostResumes' });
    await pass(1);
    expect([await statusOf(table), (await viewAt(table, 2)).pause]).toEqual(['drafting', null]);
    expect((await table.draft()).due.get(1)?.dueAtMs).toBe(before + PAUSE_MS);
    expect(await table.ask(1, { type: 'pause' })).toMatchObject({ refusal: 'pauseUsed' });
    expect([(await viewAt(table, 1)).mayPause, (await viewAt(table, 2)).mayPause]).toEqual([false, true]);
    granted(await table.ask(2, { type: 'pause' }));
    granted(await table.ask(2, { type: 'resume' }));
    expect(await pausedWith(table)).toEqual([
      { source: 'member', seat: 1, what: 'paused' },
      { source: 'clock', seat: null, what: 'resumed' },
      { source: 'member', seat: 2, what: 'paused' },
      { source: 'member', seat: 2, what: 'resumed' },
    ]);
  });

  it('[N21] ends the pause of a player also where no clock runs, and over a restart', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    granted(await table.ask(1, { type: 'pause' }));
    await steered.restart();
    expect((await viewAt(table, 0)).pause).toMatchObject({ who: 'player', seat: 1 });
    await pass(PAUSE_MS);
    expect(await statusOf(table)).toBe('drafting');
    expect(await table.ask(1, { type: 'pause' })).toMatchObject({ refusal: 'pauseUsed' });
  });

  it('[N21] keeps the host’s pause without an end, and says whose it is, in old logs too', async () => {
    const table = await startTable(steered, 2);
    granted(await table.ask(0, { type: 'pause' }));
    expect((await viewAt(table, 1)).pause).toEqual({ who: 'host', seat: 0, endsAtMs: null });
    await pass(10 * PAUSE_MS);
    expect(await statusOf(table)).toBe('paused');
    await steered.db.query("update draft_log set seat = null where payload->>'type' = 'paused'");
    await steered.restart();
    const { pause, log } = await viewAt(table, 1);
    expect(pause).toEqual({ who: 'host', seat: null, endsAtMs: null });
    expect(log).toMatchObject([{ what: 'paused', seat: null, who: 'host' }]);
    granted(await tables().keepOrder(table.draftId, 'order-1', 'resume'));
    granted(await tables().keepOrder(table.draftId, 'order-2', 'pause'));
    expect((await viewAt(table, 1)).pause).toEqual({ who: 'admin', seat: null, endsAtMs: null });
  });

  it('[N21] lets players resume once the host has been away for a while, and not after they came back', async () => {
    const table = await startTable(steered, 3);
    granted(await table.ask(0, { type: 'pause' }));
    await hostLeaves(table);
    expect(await table.ask(1, { type: 'resume' })).toMatchObject({ refusal: 'hostResumes' });
    await pass(HOST_AWAY_MS);
    granted(await table.ask(1, { type: 'resume' }));
    granted(await table.ask(0, { type: 'pause' }));
    await tables().memberSeen(table.draftId, table.people[0]?.userId ?? '', true);
    expect(await table.ask(1, { type: 'resume' })).toMatchObject({ refusal: 'hostResumes' });
    granted(await table.ask(0, { type: 'handToBot', seat: 0 }));
    granted(await table.ask(1, { type: 'resume' }));
  });

  it('[N21] is told of the host alone that they left', async () => {
    const table = await startTable(steered, 2);
    const leftAt = async () => {
      const [row] = await steered.db.query<{ at: Date | null }>(
        'select host_left_at as at from draft where id = $1',
        [table.draftId],
      );
      return row?.at?.getTime() ?? null;
    };
    await tables().memberSeen(table.draftId, table.people[1]?.userId ?? '', false);
    expect(await leftAt()).toBeNull();
    await hostLeaves(table);
    const at = steered.clock.nowMs;
    await pass(1000);
    await hostLeaves(table);
    expect(await leftAt()).toBe(at);
  });

  it('[N21] is not told of a host whose line goes to another process with all others', async () => {
    const table = await startTable(steered, 2);
    tables().leave();
    await hostLeaves(table);
    const left = await steered.db.query('select 1 from draft where id = $1 and host_left_at is not null', [
      table.draftId,
    ]);
    expect(left).toEqual([]);
    await steered.restart();
  });

  it('[N21] ends by the vote of more than half of the people, whose votes last and can be taken back', async () => {
    const table = await startTable(steered, 4);
    const vote = (seat: number, isFor = true) => table.ask(seat, { type: 'voteToEnd', isFor });
    granted(await vote(1));
    granted(await vote(1));
    granted(await vote(2));
    await steered.restart();
    granted(await vote(1, false));
    granted(await vote(3));
    expect(await statusOf(table)).toBe('drafting');
    granted(await vote(1));
    expect(await statusOf(table)).toBe('cancelled');
    expect(await vote(0)).toMatchObject({ ok: false });
  });

  it('[N21] counts neither bots nor people for whom one plays', async () => {
    const table = await startTable(steered, 3);
    granted(await table.ask(2, { type: 'handToBot', seat: 2 }));
    expect(await table.ask(2, { type: 'voteToEnd', isFor: true })).toMatchObject({ refusal: 'botVotes' });
    granted(await table.ask(1, { type: 'voteToEnd', isFor: true }));
    expect(await statusOf(table)).toBe('drafting');
    granted(await table.ask(0, { type: 'voteToEnd', isFor: true }));
    expect(await statusOf(table)).toBe('cancelled');
  });

  it('[N22] leaves out of the log that bots sit there from the beginning', async () => {
    const { url } = steered.server();
    const alone = await registerAccount(url, 'alone');
    const made = await alone.post<{ draftId: string }>('/drafts', {
      ...{ game: 'canary', template: 'canary-draft', solo: true },
    });
    const draft = await tables().running(made.draftId);
    if (!draft) throw new Error('The draft does not run.');
    expect(roomViewOf(draft, 0, steered.clock.nowMs).view.log.map(({ what }) => what)).not.toContain(
      'botTookOver',
    );
  });

  it('[N22] tells the table log again to who opens the room anew, own cards alone by name', async () => {
    const table = await startTable(steered, 2);
    await table.take(0);
    await table.take(1);
    granted(await table.ask(1, { type: 'pause' }));
    const said = async (seat: number | null) =>
      (await viewAt(table, seat)).log.map(({ what, seat: whose, card, count }) => [
        what,
        whose,
        card !== null,
        count,
      ]);
    const live = [await said(0), await said(1), await said(null)];
    expect(live[0]).toEqual([
      ['took', 0, true, 1],
      ['packArrived', 1, false, 1],
      ['took', 1, false, 1],
      ['paused', 1, false, 1],
    ]);
    expect(live[2]?.some(([, , isNamed]) => isNamed)).toBe(false);
    await steered.restart();
    expect([await said(0), await said(1), await said(null)]).toEqual(live);
    expect(JSON.stringify((await viewAt(table, null)).log)).not.toContain('cards');
  });
});
