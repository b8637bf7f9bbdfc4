import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventSettings } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { replayEvent } from '#engine/events/event.testkit.ts';
import { standingsOf } from '#engine/events/standings.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  type Account,
  guestAccount,
  registerAccount,
  registerNamed,
  signInAccount,
} from '../harness/account.ts';
import { connectEventGoer, type EventGoer, matchOf, score } from '../harness/eventGoer.ts';
import { granted, playToTheEnd, type Steered, soon, startSteered, tableOf } from '../harness/steered.ts';

describe.each(SERVER_FIRST_KINDS)('an event (%s database)', (kind) => {
  let steered: Steered;
  let open: EventGoer[] = [];

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());
  afterEach(async () => {
    await Promise.all(open.map((goer) => goer.close()));
    open = [];
  });

  const url = () => steered.server().url;
  async function goer(account: Promise<Account>): Promise<EventGoer> {
    const made = await connectEventGoer(await account);
    open.push(made);
    return made;
  }
  const wish = (settings: Partial<EventSettings> = {}) => ({
    commandId: randomUUID(),
    game: 'canary',
    template: 'canary-draft',
    hostPlays: true,
    settings: { name: 'Friday', tableSeats: 4, swissRounds: 2, roundMinutes: 0, ...settings },
  });
  const make = async (host: Account, settings?: Partial<EventSettings>) =>
    (await host.post<{ eventId: string }>('/events', wish(settings))).eventId;

  /** A host who plays and guests, all of whom watch the event. */
  async function gather(players: number, settings?: Partial<EventSettings>) {
    const host = await goer(registerAccount(url(), 'host'));
    const eventId = await make(host.account, settings);
    const { code } = granted(await host.watch(eventId));
    const people = [host];
    while (people.length < players) {
      const one = await goer(guestAccount(url()));
      granted(await one.watch(eventId, code ?? ''));
      granted(await one.ask({ type: 'join', key: code ?? '' }));
      people.push(one);
    }
    await soon(() => host.view()?.people.length === players, 'the host sees everybody');
    return { host, people, eventId, code: code ?? '' };
  }

  const viewOf = (view: EventView | null): EventView => {
    if (!view) throw new Error('No event was told.');
    return view;
  };
  const goerOf = (people: readonly EventGoer[], playerId: string | null | undefined) => {
    const found = people.find(({ account }) => account.userId === playerId);
    if (!found) throw new Error('Nobody of that name is here.');
    return found;
  };

  /** Seats the pods and drafts all their tables to the end. */
  async function draft(host: EventGoer, people: readonly EventGoer[]) {
    const seated = granted(await host.ask({ type: 'seatPods' }));
    steered.clock.nowMs += EVENT_GATHER_MS + 1;
    await steered.server().queue.sweep();
    await steered.server().tables.sweep();
    for (const { draftId } of seated.tables) {
      const table = await host.account.get<TableView>(`/drafts/${draftId}`);
      const accounts = table.seats.map(({ memberId }) => goerOf(people, memberId).account);
      await playToTheEnd(tableOf(steered, draftId ?? '', accounts));
    }
    return seated;
  }

  /** One tells the result as they see it, the other one agrees. */
  async function agree(people: readonly EventGoer[], winner: EventGoer, view: EventView) {
    const { round, table, side, opponentId } = matchOf(view, winner.account.userId);
    const result = side === 0 ? score(2, 1) : score(1, 2);
    granted(await winner.ask({ type: 'report', round, table, score: result }));
    return granted(await goerOf(people, opponentId).ask({ type: 'confirm', round, table, score: result }));
  }

  it('goes from a code to standings: two pods drafted, results entered and confirmed, one overruled, one dropped', async () => {
    const { host, people, eventId } = await gather(8, { picksOpenTo: 'closed' });
    expect(viewOf(host.view()).people.map(({ playerId }) => playerId)).toEqual(
      people.map(({ account }) => account.userId),
    );
    const seated = await draft(host, people);
    expect(seated.tables.map(({ pod }) => pod)).toEqual([0, 1]);
    expect(seated.people.filter(({ pod }) => pod === 0)).toHaveLength(4);
    await soon(
      () => viewOf(people[3]?.view() ?? null).tables.every(({ status }) => status === 'building'),
      'drafted',
    );

    const first = granted(await host.ask({ type: 'openRound' }));
    expect(first.rounds[0]?.matches).toHaveLength(4);
    for (const match of first.rounds[0]?.matches ?? []) {
      const winner = goerOf(people, first.people[match.players[0]]?.playerId);
      await agree(people, winner, first);
    }
    const second = granted(await host.watch(eventId));
    expect(second.rounds).toHaveLength(2);

    const leaver = people.find(({ account }) => account.userId !== host.account.userId);
    granted(
      await goerOf(people, leaver?.account.userId).ask({
        type: 'drop',
        playerId: leaver?.account.userId ?? '',
      }),
    );
    const ruled = viewOf(leaver?.view() ?? null);
    const open = ruled.rounds[1]?.matches.filter(({ state }) => state.kind === 'open') ?? [];
    expect(open).toHaveLength(3);
    for (const { table } of open)
      granted(await host.ask({ type: 'rule', round: 1, table, score: score(1, 1, 1) }));
    granted(await host.ask({ type: 'rule', round: 1, table: open[0]?.table ?? 0, score: score(0, 2) }));
    const closed = granted(await host.ask({ type: 'close' }));

    const rows = standingsOf({
      players: closed.people.map(({ playerId: id, pod, droppedAfter }) => ({ id, pod, droppedAfter })),
      rounds: closed.rounds,
    });
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(4 * 3 + 3 + 3 + 2 + 2);
    expect(rows.filter(({ hasDropped }) => hasDropped)).toHaveLength(1);
    expect([closed.phase, closed.rounds.length]).toEqual(['closed', 2]);
    expect(await host.ask({ type: 'openRound' })).toMatchObject({ refusal: 'eventOver' });
    const stored = await steered.db.query<{ state: unknown }>('select state from event where id = $1', [
      eventId,
    ]);
    const log = await steered.db.query<{ payload: unknown }>(
      'select payload from event_log where event_id = $1 order by seq',
      [eventId],
    );
    expect(
      replayEvent(
        host.account.userId,
        closed.rules,
        log.map(({ payload }) => payload),
      ),
    ).toEqual(stored[0]?.state);
  });

  it('keeps seed, log and others’ picks to itself until the whole event is closed [H11]', async () => {
    const { host, people } = await gather(4, { picksOpenTo: 'closed', tableSeats: 2 });
    const { tables } = await draft(host, people);
    const draftId = tables.find(({ pod }) => pod === viewOf(host.view()).people[0]?.pod)?.draftId ?? '';
    const read = async () => {
      const results = await host.account.get<{
        seal: { seed: string | null };
        seats: { isOpen: boolean }[];
        mayReadLog: boolean;
      }>(`/drafts/${draftId}/results`);
      const log = await host.account.call('GET', `/drafts/${draftId}/log`);
      return [results.seal.seed !== null, results.seats.map(({ isOpen }) => isOpen).sort(), log.status];
    };
    expect(await read()).toEqual([false, [false, true], 409]);
    const other = viewOf(host.view()).people.find(
      ({ playerId, draftId: own }) => own !== draftId && playerId !== host.account.userId,
    );
    const away = await goerOf(people, other?.playerId).account.call('GET', `/drafts/${draftId}/results`);
    expect(away.status).toBe(404);
    granted(await host.ask({ type: 'close' }));
    expect(await read()).toEqual([true, [true, true], 200]);
  });

  it('does each command once, however often it is sent', async () => {
    const host = await registerAccount(url(), 'host');
    const twice = wish();
    const ids = await Promise.all([1, 2, 3].map(() => host.post<{ eventId: string }>('/events', twice)));
    expect(new Set(ids.map(({ eventId }) => eventId)).size).toBe(1);
    const { host: ana, people, eventId } = await gather(2, { tableSeats: 2, swissRounds: 1 });
    const commandId = randomUUID();
    const seatings = await Promise.all([1, 2, 3].map(() => ana.ask({ type: 'seatPods' }, commandId)));
    expect(seatings.every(({ ok }) => ok)).toBe(true);
    const tables = await steered.db.query('select 1 from event_table where event_id = $1', [eventId]);
    expect(tables).toHaveLength(1);
    expect(await people[1]?.ask({ type: 'seatPods' })).toMatchObject({ refusal: 'notHost' });
    expect(await ana.ask({ type: 'openRound' })).toMatchObject({ refusal: 'eventNotDrafted' });
  });

  it('counts one result where both players tell theirs at the same time', async () => {
    const { host, people } = await gather(2, { tableSeats: 2, swissRounds: 1 });
    await draft(host, people);
    const view = granted(await host.ask({ type: 'openRound' }));
    const { round, table } = matchOf(view, host.account.userId);
    await Promise.all(people.map((one) => one.ask({ type: 'report', round, table, score: score(2, 0) })));
    const after = granted(await host.ask({ type: 'drop', playerId: people[1]?.account.userId ?? '' }));
    expect(after.rounds[0]?.matches[0]?.state).toEqual({ kind: 'final', by: 'players', score: score(2, 0) });
  });

  it('tells its news to everybody who watches, live, and to nobody else', async () => {
    const { host, people, eventId, code } = await gather(3, { tableSeats: 4 });
    const before = people[1]?.told() ?? 0;
    const watcher = await goer(guestAccount(url()));
    expect(await watcher.watch(eventId)).toMatchObject({ refusal: 'eventUnknown' });
    expect((await watcher.account.call('GET', `/events/${eventId}`)).status).toBe(404);
    granted(await watcher.watch(eventId, code.toLowerCase()));
    expect(watcher.view()?.code).toBeNull();
    granted(await host.ask({ type: 'remove', playerId: people[2]?.account.userId ?? '' }));
    await soon(
      () => (people[1]?.told() ?? 0) > before && watcher.view()?.people.length === 2,
      'both are told',
    );
    const told = watcher.told();
    await watcher.player.invoke('LeaveEvent');
    granted(await goerOf(people, people[1]?.account.userId).ask({ type: 'leave' }));
    await soon(() => host.view()?.people.length === 1, 'the host is told');
    expect(watcher.told()).toBe(told);
  });

  it('shows whom the host takes off an event for its people that it is not theirs any more, and no more of it', async () => {
    const { host, people, eventId, code } = await gather(2);
    const taken = goerOf(people, people[1]?.account.userId);
    const isIn = () => taken.view()?.people.some(({ playerId }) => playerId === taken.account.userId);
    granted(await taken.watch(eventId));
    expect(isIn()).toBe(true);
    granted(await host.ask({ type: 'remove', playerId: taken.account.userId }));
    await soon(() => isIn() === false, 'who was taken off is told');
    expect(taken.view()?.code).toBeNull();
    const told = taken.told();
    const late = await goer(guestAccount(url()));
    granted(await late.watch(eventId, code));
    granted(await late.ask({ type: 'join', key: code }));
    await soon(() => host.view()?.people.length === 2, 'the host is told');
    expect(taken.told()).toBe(told);
    expect(await taken.watch(eventId)).toMatchObject({ refusal: 'eventUnknown' });
  });

  it('refuses strangers, the late, the many and what makes no sense, and nothing is changed', async () => {
    const { host, people, eventId, code } = await gather(2, {
      tableSeats: 2,
      mostPlayers: 2,
      swissRounds: 1,
    });
    const late = await goer(guestAccount(url()));
    granted(await late.watch(eventId, code));
    expect(await late.ask({ type: 'join' })).toMatchObject({ refusal: 'eventUnknown' });
    expect(await late.ask({ type: 'join', key: code })).toMatchObject({ refusal: 'eventFull' });
    expect(await late.ask({ type: 'close' })).toMatchObject({ refusal: 'notHost' });
    expect(await late.ask({ type: 'drop', playerId: host.account.userId })).toMatchObject({
      refusal: 'notHost',
    });
    await draft(host, people);
    const view = granted(await host.ask({ type: 'openRound' }));
    const { round, table } = matchOf(view, host.account.userId);
    const told = { type: 'report', round, table } as const;
    expect(await late.ask({ ...told, score: score(2, 0) })).toMatchObject({ refusal: 'notInEvent' });
    expect(await host.ask({ ...told, score: score(2, 2) })).toMatchObject({ refusal: 'scoreImpossible' });
    expect(await host.ask({ ...told, table: 9, score: score(2, 0) })).toMatchObject({
      refusal: 'matchUnknown',
    });
    const odd = { type: 'report', round, table, score: { wins: [2, -1], draws: 0 } } as const;
    expect(await host.ask(odd)).toMatchObject({ refusal: 'badAction' });
    expect(viewOf(host.view()).rounds[0]?.matches[0]?.state).toEqual({ kind: 'open' });
    const guest = await guestAccount(url());
    expect((await guest.call('POST', '/events', wish())).status).toBe(403);
    const plain = await registerAccount(url(), 'plain');
    expect((await plain.call('POST', '/events', { ...wish(), hostPlays: false })).status).toBe(403);
    expect((await plain.call('POST', '/events', wish({ mostPlayers: 999 }))).status).toBe(400);
    expect((await plain.call('POST', '/events', wish({ tableSeats: 16 }))).status).toBe(403);
  });

  it('keeps everything over a crash: a round that was open is played on', async () => {
    const { host, people, eventId } = await gather(4, { swissRounds: 1 });
    await draft(host, people);
    const view = granted(await host.ask({ type: 'openRound' }));
    await agree(people, host, view);
    await steered.restart();
    open = [];
    const again = await goer(Promise.resolve({ ...host.account, url: url() }));
    const back = granted(await again.watch(eventId));
    expect(back.rounds[0]?.matches.filter(({ state }) => state.kind === 'final')).toHaveLength(1);
    const left = back.rounds[0]?.matches.find(({ state }) => state.kind === 'open');
    granted(await again.ask({ type: 'rule', round: 0, table: left?.table ?? 0, score: score(2, 0) }));
    expect(again.view()?.rounds[0]?.matches.every(({ state }) => state.kind === 'final')).toBe(true);
  });

  it('lists open events to everybody, and others to their people alone', async () => {
    const { host, people, eventId } = await gather(2);
    const list = async (account: Account, mine: boolean) =>
      (await account.get<{ events: { eventId: string }[] }>(`/events?mine=${mine}`)).events.map(
        (row) => row.eventId,
      );
    expect(await list(host.account, true)).toEqual([eventId]);
    expect(await list(people[1]?.account ?? host.account, true)).toEqual([eventId]);
    expect(await list(host.account, false)).not.toContain(eventId);
    const handle = `verified_${randomUUID().slice(0, 8)}`;
    const { userId } = await registerNamed(url(), handle, 'copper lantern heron');
    await steered.db.query('update member set verified_at = created_at where id = $1', [userId]);
    const listed = await make(await signInAccount(url(), handle, 'copper lantern heron'), {
      visibility: 'open',
      name: 'Open to all',
    });
    const stranger = await goer(guestAccount(url()));
    expect(await list(stranger.account, false)).toContain(listed);
    expect(granted(await stranger.watch(listed)).settings.name).toBe('Open to all');
  });
});
