import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ABSENCE_SECONDS, BOTS_AFTER_SECONDS, READY_SECONDS } from '#contract/queue.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { LEFT_AFTER_TIMEOUTS } from '#server/drafts/lobby/leftSeats.ts';
import { GATHER_MS } from '#server/queue/startQueued.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { CANARY, connectSitter, type Sitter } from '#tests/harness/sitter.ts';
import { ask, granted, type Steered, soon, startSteered, tableOf } from '#tests/harness/steered.ts';
import { takePart } from '#tests/harness/takePart.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('the draft queue (%s database)', (kind) => {
  let steered: Steered;
  /** Guests of one test: the clock goes on between tests, and tokens last a quarter of an hour. */
  let accounts: Promise<Account>[] = [];
  let open: Sitter[] = [];

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());
  afterEach(async () => {
    await Promise.all(open.map((sitter) => sitter.close()));
    open = [];
    accounts = [];
    await steered.db.query('delete from queue_place');
    await steered.db.query('delete from queue_match');
    await steered.db.query("update draft set status = 'cancelled' where host_id is null");
  });

  function accountAt(index: number): Promise<Account> {
    accounts[index] ??= guestAccount(steered.server().url);
    return accounts[index];
  }
  async function sitter(index: number, at: RunningServer = steered.server()): Promise<Sitter> {
    const made = await connectSitter({ ...(await accountAt(index)), url: at.url });
    open.push(made);
    return made;
  }
  const sitters = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, index) => sitter(from + index)));
  /** One after the other, a second apart, so that it is known who waits longest. */
  async function sitDown(people: readonly Sitter[], asked = {}) {
    for (const one of people) {
      granted(await one.sit(asked));
      steered.clock.nowMs += 1000;
    }
  }
  const kinds = (people: readonly Sitter[]) =>
    Promise.all(people.map(async (one) => (await one.watch()).mine.kind));
  async function sweep() {
    await steered.server().queue.sweep();
    await steered.server().tables.sweep();
  }
  async function tableIdOf(one: Sitter): Promise<string> {
    const { mine } = await one.watch();
    if (mine.kind !== 'seated') throw new Error(`Not at a table: ${mine.kind}.`);
    return mine.draftId;
  }
  const viewOf = async (draftId: string) => {
    const onlooker = await guestAccount(steered.server().url);
    await letIn(steered, onlooker, draftId);
    return onlooker.get<TableView>(`/drafts/${draftId}`);
  };
  const idOf = ({ player }: Sitter) => player.account.userId;
  const seatedIn = (view: TableView) => view.seats.flatMap(({ memberId }) => memberId ?? []);

  it('seats eight who sit down at one table that starts by itself, with everybody’s number in its seal', async () => {
    const people = await sitters(0, 8);
    await sitDown(people.slice(0, 7));
    expect((await people[0]?.watch())?.lines).toMatchObject([
      { game: { slug: 'canary' }, template: { slug: 'canary-draft' }, seats: 8, waiting: 7 },
    ]);
    await sitDown(people.slice(7));
    await soon(() => people.every((one) => one.view()?.mine.kind === 'found'), 'a table is found for all');
    await Promise.all(people.map((one) => one.answerFound(true)));
    const ids = new Set(await Promise.all(people.map(tableIdOf)));
    expect(ids.size).toBe(1);
    const [draftId = ''] = ids;
    const gathered = await viewOf(draftId);
    expect(seatedIn(gathered).sort()).toEqual(people.map(idOf).sort());
    expect([gathered.hostId, gathered.settings.clock, gathered.code?.length]).toEqual([null, 'relaxed', 6]);
    expect(gathered.settings.name).toBe('Fifteen birds, Mon 5 Jan');
    for (const { player } of people) granted(await player.open(draftId));
    const parts = people.map(({ player }) => takePart(player));
    await soon(async () => {
      await sweep();
      return people.every(({ player }) => player.room()?.phase === 'drafting');
    }, 'the draft begins for all eight');
    expect((await viewOf(draftId)).seal.commitments.every((commitment) => commitment !== null)).toBe(true);
    expect(people.every(({ player }) => player.room()?.pack?.cards.length === 15)).toBe(true);
    expect(await kinds(people)).toEqual(people.map(() => 'seated'));
    for (const part of parts) part.stop();
  });

  it('makes two tables of sixteen and lets the seventeenth wait, whoever sat down at once', async () => {
    const people = await sitters(0, 17);
    const replies = await Promise.all(people.map((one) => one.sit()));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    const standing = await kinds(people);
    expect([
      standing.filter((word) => word === 'found').length,
      standing.filter((word) => word === 'waiting').length,
    ]).toEqual([16, 1]);
    const asked = people.filter((_, at) => standing[at] === 'found');
    await Promise.all(asked.map((one) => one.answerFound(true)));
    const ids = await Promise.all(asked.map(tableIdOf));
    const tables = await Promise.all([...new Set(ids)].map(viewOf));
    expect(tables.map((table) => seatedIn(table).length)).toEqual([8, 8]);
    expect(new Set(tables.flatMap(seatedIn))).toEqual(new Set(asked.map(idOf)));
  });

  it('starts the other tables when one cannot be read, and tells it as a fault', async () => {
    const people = await sitters(0, 3);
    for (const one of people) granted(await one.sit({ bots: 'now' }));
    const ids = await Promise.all(people.map(tableIdOf));
    await steered.db.query(
      "update draft set template = '{}'::jsonb, created_at = created_at - interval '1 s' where id = $1",
      [ids[0]],
    );
    const before = steered.server().faults.length;
    steered.clock.nowMs += GATHER_MS;
    await steered.server().queue.sweep();
    await steered.server().queue.sweep();
    const rows = await steered.db.query<{ id: string; status: string }>(
      'select id, status from draft where id = any($1)',
      [ids],
    );
    const statusOf = (id: string | undefined) => rows.find((row) => row.id === id)?.status;
    expect(ids.map(statusOf)).toEqual(['lobby', 'countdown', 'countdown']);
    expect(steered.server().faults.length - before).toBe(1);
  });

  it('lets who says no leave, and the others wait on where they were', async () => {
    const people = await sitters(0, 8);
    await sitDown(people);
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('Eight people are needed.');
    granted(await first.answerFound(true));
    expect((await second.watch()).mine).toMatchObject({ people: 8, there: 1, isThere: false });
    granted(await third.answerFound(false));
    const others = people.filter((one) => one !== third);
    expect(await kinds(people)).toEqual(people.map((one) => (one === third ? 'none' : 'waiting')));
    const late = await sitter(8);
    granted(await late.sit());
    expect(await kinds([...others, late])).toEqual(Array.from({ length: 8 }, () => 'found'));
    expect((await first.watch()).mine).toMatchObject({ there: 0, isThere: false });
  });

  it('refuses an answer to a table that is gone, and takes nobody’s new place for it', async () => {
    const people = await sitters(0, 8);
    await sitDown(people);
    const [first, second] = people;
    const before = (await first?.watch())?.mine;
    if (!first || !second || before?.kind !== 'found') throw new Error('No table was found.');
    expect(await first.sit()).toMatchObject({ refusal: 'tableFound' });
    granted(await second.leave());
    for (const isThere of [true, false])
      expect(await first.answer({ matchId: before.matchId, isThere })).toMatchObject({
        refusal: 'tableGone',
      });
    expect(await kinds([first, second])).toEqual(['waiting', 'none']);
  });

  it('takes the place of who does not answer in time, and nobody else’s', async () => {
    const people = await sitters(0, 8);
    await sitDown(people);
    const [first] = people;
    const asleep = people.slice(4);
    await Promise.all(people.slice(0, 4).map((one) => one.answerFound(true)));
    const mine = (await first?.watch())?.mine;
    expect(mine).toMatchObject({ dueAtMs: steered.clock.nowMs - 1000 + READY_SECONDS * 1000 });
    steered.clock.nowMs += READY_SECONDS * 1000 - 1001;
    await sweep();
    expect(await kinds(asleep)).toEqual(asleep.map(() => 'found'));
    steered.clock.nowMs += 1;
    await sweep();
    expect(await kinds(people)).toEqual(people.map((one) => (asleep.includes(one) ? 'none' : 'waiting')));
    expect((await first?.watch())?.mine).toMatchObject({ waiting: 4 });
  });

  it('keeps a place for a while after the tab was closed, and gives it up then', async () => {
    const [stays, leaves, comesBack] = [await sitter(0), await sitter(1), await sitter(2)];
    await sitDown([stays, leaves, comesBack]);
    await leaves.close();
    await comesBack.close();
    const again = await sitter(2);
    const waiting = async () => (await stays.watch()).lines[0]?.waiting;
    steered.clock.nowMs += ABSENCE_SECONDS * 1000 - 10_000;
    await sweep();
    expect(await waiting()).toBe(3);
    await soon(async () => {
      steered.clock.nowMs += 5000;
      await sweep();
      return (await waiting()) === 2;
    }, 'the place is given up');
    expect(await kinds([stays, again])).toEqual(['waiting', 'waiting']);
  });

  it('gives somebody who sits down in two tabs one place, which one open tab keeps', async () => {
    const [first, second] = [await sitter(0), await sitter(0)];
    await Promise.all([first.sit(), second.sit(), first.sit(), second.sit()]);
    expect(first.view()?.lines.map(({ waiting }) => waiting)).toEqual([1]);
    await first.close();
    for (let times = 0; times < 3; times++) {
      steered.clock.nowMs += ABSENCE_SECONDS * 500;
      await sweep();
    }
    expect((await second.watch()).mine).toMatchObject({ kind: 'waiting', waiting: 1 });
  });

  it('moves somebody who sits down for something else behind those who wait there', async () => {
    const one = await sitter(0);
    granted(await one.sit());
    expect(await one.sit({ template: 'nothing' })).toMatchObject({ refusal: 'gameUnknown' });
    steered.clock.nowMs += 5000;
    granted(await one.sit({ bots: 'never' }));
    expect((await one.watch()).mine).toMatchObject({
      sinceMs: steered.clock.nowMs - 5000,
      bots: 'never',
      botsAtMs: null,
    });
    granted(await one.leave());
    granted(await one.leave());
    expect((await one.watch()).mine).toEqual({ kind: 'none' });
  });

  // The embedded database belongs to one process, so that two servers cannot race there.
  it.runIf(kind === 'server')(
    'forms one table of eight whom two servers serve, however they race',
    async () => {
      const other = await startServer(steered.db, { now: () => steered.clock.nowMs, clockwork: 'steered' });
      try {
        const servers = [steered.server(), other];
        const people = await Promise.all(
          Array.from({ length: 8 }, (_, index) => sitter(index, servers[index % 2])),
        );
        await Promise.all(people.map((one) => one.sit()));
        await soon(() => people.every((one) => one.view()?.mine.kind === 'found'), 'both servers tell');
        await Promise.all([...people, ...people].map((one) => one.answerFound(true).catch(() => undefined)));
        await Promise.all([...servers, ...servers].map((server) => server.queue.sweep()));
        const ids = new Set(await Promise.all(people.map(tableIdOf)));
        expect(ids.size).toBe(1);
        const formed = await steered.db.query(
          "select id from draft where host_id is null and status <> 'cancelled'",
        );
        expect(formed).toEqual([...ids].map((id) => ({ id })));
        expect(await steered.db.query('select member_id from queue_place')).toEqual([]);
      } finally {
        await Promise.all(open.map((one) => one.close()));
        await other.stop();
      }
    },
  );

  it('fills with bots after the wait, without those who want people only', async () => {
    const [first, second, purist] = [await sitter(0), await sitter(1), await sitter(2)];
    await sitDown([purist], { bots: 'never' });
    await sitDown([first, second]);
    const mine = (await first.watch()).mine;
    const botsAtMs = steered.clock.nowMs - 2000 + BOTS_AFTER_SECONDS * 1000;
    expect(mine).toMatchObject({ waiting: 3, withBots: 2, wantNow: 0, botsAtMs });
    for (const one of [first, second, purist])
      await steered.db.query('update queue_place set seen_at = $1 where member_id = $2', [
        new Date(botsAtMs),
        idOf(one),
      ]);
    steered.clock.nowMs = botsAtMs - 1;
    await sweep();
    expect(await kinds([first, second])).toEqual(['waiting', 'waiting']);
    steered.clock.nowMs = botsAtMs;
    await sweep();
    expect((await first.watch()).mine).toMatchObject({ kind: 'found', people: 2, seats: 8 });
    expect(await kinds([purist])).toEqual(['waiting']);
    await Promise.all([first, second].map((one) => one.answerFound(true)));
    const view = await viewOf(await tableIdOf(first));
    expect(view.seats.filter(({ kind: seated }) => seated === 'bot')).toHaveLength(6);
    expect(seatedIn(view).sort()).toEqual([first, second].map(idOf).sort());
  });

  it('fills with bots at once when all who wait want it, and asks all but the one who said so last', async () => {
    const [first, second] = [await sitter(0), await sitter(1)];
    await sitDown([first, second]);
    granted(await first.sit({ bots: 'now' }));
    expect((await second.watch()).mine).toMatchObject({ kind: 'waiting', withBots: 2, wantNow: 1 });
    granted(await second.sit({ bots: 'now' }));
    expect((await second.watch()).mine).toMatchObject({ kind: 'found', there: 1, isThere: true });
    granted(await first.answerFound(true));
    expect(await kinds([first, second])).toEqual(['seated', 'seated']);
    expect(await first.sit()).toMatchObject({ refusal: 'atQueuedTable' });
  });

  it('starts without those who do not come, and lets bots sit where people left', async () => {
    const [first, second] = [await sitter(0), await sitter(1)];
    await sitDown([first]);
    granted(await second.sit({ bots: 'afterWait' }));
    for (const one of [first, second]) granted(await one.sit({ bots: 'now' }));
    granted(await first.answerFound(true));
    const draftId = await tableIdOf(first);
    await sweep();
    expect((await viewOf(draftId)).status).toBe('lobby');
    granted(await ask(steered, await accountAt(1), draftId, { type: 'stand' }));
    steered.clock.nowMs += GATHER_MS;
    await sweep();
    await sweep();
    const view = await viewOf(draftId);
    expect([view.status, seatedIn(view)]).toEqual(['drafting', [idOf(first)]]);
    expect(await kinds([first, second])).toEqual(['seated', 'none']);
  });

  it('obeys no host, and plays on by bot for who has left, who may come back', async () => {
    const [first] = [await sitter(0)];
    granted(await first.sit({ bots: 'now' }));
    const draftId = await tableIdOf(first);
    for (const type of ['endTable', 'start', 'shuffleSeats'] as const)
      expect(await ask(steered, await accountAt(0), draftId, { type })).toMatchObject({ refusal: 'notHost' });
    steered.clock.nowMs += GATHER_MS;
    await sweep();
    await sweep();
    expect(await ask(steered, await accountAt(0), draftId, { type: 'endTable' })).toMatchObject({
      refusal: 'notHost',
    });
    const table = tableOf(steered, draftId, [await accountAt(0)]);
    const seat = (await table.draft()).seats.findIndex(({ memberId }) => memberId === idOf(first));
    for (let times = 0; times < LEFT_AFTER_TIMEOUTS; times++) {
      await soon(async () => (await table.draft()).due.has(seat), 'the next pack comes');
      steered.clock.nowMs = ((await table.draft()).due.get(seat)?.dueAtMs ?? 0) + 1501;
      await steered.server().tables.sweep();
    }
    await soon(async () => (await table.draft()).state.seats[seat]?.bot === true, 'a bot sits there');
    granted(await ask(steered, await accountAt(0), draftId, { type: 'takeSeatBack' }));
    expect((await table.draft()).state.seats[seat]?.bot).toBe(false);
  });

  it('lets nobody sit down more than thirty times a minute [ASVS V2.3.2]', async () => {
    const one = await sitter(12);
    for (let times = 0; times < 30; times++) granted(await one.sit());
    expect(await one.sit()).toMatchObject({ refusal: 'tooFast' });
    steered.clock.nowMs += 60_001;
    granted(await one.sit());
    expect(await one.sit({ ...CANARY, bots: 'sometimes' as 'now' })).toMatchObject({
      refusal: 'badAction',
    });
  });

  it('loses nobody when the server restarts, and gives the time back in which nobody could answer', async () => {
    const waiting = await sitters(0, 8);
    await sitDown(waiting.slice(0, 3));
    await steered.restart();
    await Promise.all(waiting.map((one) => one.close()));
    const people = await sitters(0, 8);
    await sitDown(people.slice(3));
    expect(await kinds(people)).toEqual(people.map(() => 'found'));
    const dueMs = steered.clock.nowMs - 1000 + READY_SECONDS * 1000;
    await steered.server().tick();
    await Promise.all(people.map((one) => one.close()));
    await steered.server().tick();
    const diedAtMs = steered.clock.nowMs;
    steered.clock.nowMs += 10 * 60_000;
    await steered.restart();
    await steered.server().tick();
    const back = await sitters(0, 8);
    const mine = back[0]?.view()?.mine;
    if (mine?.kind !== 'found') throw new Error('The table was not kept.');
    expect(mine.dueAtMs - dueMs).toBeGreaterThanOrEqual(steered.clock.nowMs - diedAtMs);
    await Promise.all(back.map((one) => one.answerFound(true)));
    expect(await kinds(back)).toEqual(back.map(() => 'seated'));
  });
});
