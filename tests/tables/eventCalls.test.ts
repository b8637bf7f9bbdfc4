import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventCalls, EventNews } from '#contract/events/eventCalls.ts';
import type { EventSettings } from '#contract/events/events.ts';
import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import { GATHERING_MS } from '#server/events/sweepEvents.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { live, type Post, startPost, subscribe } from '../harness/correspondents.ts';
import { connectEventGoer, type EventGoer, matchOf, score } from '../harness/eventGoer.ts';
import { startServer } from '../harness/runningServer.ts';
import { granted, playToTheEnd, soon, tableOf } from '../harness/steered.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Somebody whose browser is anywhere in the application: their line is open, and their pushes arrive. */
interface Called extends EventGoer {
  readonly news: EventNews[];
}

describe.each(SERVER_FIRST_KINDS)('whom an event calls (%s database)', (kind) => {
  let post: Post;
  let open: EventGoer[] = [];

  beforeAll(async () => {
    post = await startPost(kind);
  });
  afterAll(() => post?.stop());
  afterEach(async () => {
    await Promise.all(open.map((goer) => goer.close()));
    open = [];
    post.pushes.taken.length = 0;
  });

  const url = () => post.server().url;
  async function called(account: Promise<Account>): Promise<Called> {
    const made = await connectEventGoer(await account);
    open.push(made);
    const news: EventNews[] = [];
    made.player.connection().on('eventCall', (call: { news: EventNews | null }) => {
      if (call.news) news.push(call.news);
    });
    return Object.assign(made, { news });
  }
  const kindsOf = ({ news }: Called) => news.map((one) => one.kind);
  /** What was pushed to somebody, by title. */
  async function pushed({ account }: EventGoer): Promise<string[]> {
    await post.server().sendPushes();
    return post.pushes.taken
      .filter(({ browser }) => browser === account.handle)
      .map(({ words }) => words.title);
  }
  const callsOf = ({ account }: EventGoer) => account.get<EventCalls>('/events/calls');

  async function gather(players: number, settings: Partial<EventSettings> = {}) {
    const host = await called(registerAccount(url(), 'host'));
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: randomUUID(),
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Friday', tableSeats: 4, swissRounds: 2, roundMinutes: 50, ...settings },
    });
    const code = granted(await host.watch(eventId)).code ?? '';
    const people = [host];
    while (people.length < players) people.push(await comes(eventId, code, 'join'));
    for (const one of people) await subscribe(post, one.account);
    return { host, people, eventId, code };
  }
  async function comes(eventId: string, code: string, type: 'join' | 'wait') {
    const one = await called(guestAccount(url()));
    granted(await one.watch(eventId, code));
    granted(await one.ask({ type, key: code }));
    return one;
  }
  const at = (people: readonly Called[], place: number): Called => {
    const one = people[place];
    if (!one) throw new Error('Nobody is there.');
    return one;
  };
  const byId = (people: readonly Called[], id: string | null | undefined): Called => {
    const one = people.find(({ account }) => account.userId === id);
    if (!one) throw new Error('Nobody of that id is here.');
    return one;
  };

  /** Time passes for lines that are spoken over: one that is silent for so long is closed, and hears nothing meanwhile. */
  async function passes(ms: number, people: readonly Called[]) {
    post.clock.nowMs += ms;
    await Promise.all(people.map(({ player }) => player.invoke('WatchCalls')));
  }

  async function draft(host: Called, people: readonly Called[]) {
    const seated = granted(await host.ask({ type: 'seatPods' }));
    await passes(EVENT_GATHER_MS + 1, people);
    await post.server().queue.sweep();
    await post.server().tables.sweep();
    for (const { draftId } of seated.tables) {
      const { seats } = await host.account.get<{ seats: { memberId: string }[] }>(`/drafts/${draftId}`);
      const accounts = seats.map(({ memberId }) => byId(people, memberId).account);
      await playToTheEnd(tableOf(post, draftId ?? '', accounts));
    }
  }

  it('are the two of a match: told wherever they are when a round opens, is reported and counts', async () => {
    const { host, people, eventId } = await gather(2, { tableSeats: 2 });
    const guest = at(people, 1);
    await draft(host, people);
    await soon(() => kindsOf(guest).includes('seated'), 'the guest is called to the table');
    expect(await callsOf(guest)).toMatchObject({ calls: [], isExpecting: true });
    const view = granted(await host.ask({ type: 'openRound' }));
    await soon(() => kindsOf(guest).includes('roundOpened'), 'the guest is called to the match');
    expect(guest.news.at(-1)).toMatchObject({
      kind: 'roundOpened',
      eventId,
      eventName: 'Friday',
      round: { kind: 'swiss', number: 1, matches: 1 },
      table: 1,
      opponent: host.account.handle,
      endsAtMs: post.clock.nowMs + 50 * MINUTE_MS,
    });
    expect(await callsOf(guest)).toMatchObject({
      calls: [{ eventId, opponent: host.account.handle, state: 'play', score: null }],
    });
    const { round, table, side } = matchOf(view, host.account.userId);
    const won = side === 0 ? score(2, 1) : score(1, 2);
    granted(await host.ask({ type: 'report', round, table, score: won }));
    await soon(() => kindsOf(guest).includes('reported'), 'the guest is asked');
    expect(guest.news.at(-1)).toMatchObject({ kind: 'reported', score: score(1, 2) });
    expect((await callsOf(guest)).calls).toMatchObject([{ state: 'confirm', score: score(1, 2) }]);
    expect((await callsOf(host)).calls).toMatchObject([{ state: 'reported', score: score(2, 1) }]);
    granted(await guest.ask({ type: 'confirm', round, table, score: won }));
    await soon(() => kindsOf(host).filter((one) => one === 'roundOpened').length === 2, 'the next round');
    expect(host.news.slice(-2)).toMatchObject([
      { kind: 'settled', by: 'players', score: score(2, 1) },
      { kind: 'roundOpened', round: { number: 2 } },
    ]);
    expect(kindsOf(guest).filter((one) => one === 'settled')).toEqual([]);
    expect((await pushed(guest)).at(-1)).toBe(`Round 2: you play ${host.account.handle}, table 1`);
  });

  it('is told that the host ruled, that the other one dropped, and that they are back', async () => {
    const { host, people } = await gather(4, { opens: 'host' });
    await draft(host, people);
    const view = granted(await host.ask({ type: 'openRound' }));
    const leaver = people.find(({ account }) => account.userId !== host.account.userId);
    const playerId = leaver?.account.userId ?? '';
    const other = byId(people, matchOf(view, playerId).opponentId);
    granted(await byId(people, playerId).ask({ type: 'drop', playerId }));
    granted(await byId(people, playerId).ask({ type: 'takeDropBack', playerId }));
    const { round, table } = matchOf(view, playerId);
    granted(await host.ask({ type: 'rule', round, table, score: score(1, 1, 1) }));
    const isHost = other.account.userId === host.account.userId;
    await soon(() => kindsOf(byId(people, playerId)).includes('settled'), 'both are told');
    expect(kindsOf(other)).toEqual([
      'seated',
      'roundOpened',
      'settled',
      'reopened',
      ...(isHost ? [] : ['settled']),
    ]);
    expect(byId(people, playerId).news.at(-1)).toMatchObject({ kind: 'settled', by: 'host' });
    expect(kindsOf(byId(people, playerId))).toEqual(['seated', 'roundOpened', 'settled']);
  });

  it('is pushed to only who wants it, and not in their quiet hours unless it would be too late', async () => {
    const { host, people } = await gather(3, { tableSeats: 3, roundMinutes: 0, opens: 'host' });
    await draft(host, people);
    const quiet = { fromMinute: 0, toMinute: 12 * 60, zone: 'UTC' };
    const preferences = { ...DEFAULT_PREFERENCES };
    await at(people, 1).account.put('/account/preferences', { ...preferences, pushesEvents: false });
    await at(people, 2).account.put('/account/preferences', { ...preferences, quietHours: quiet });
    await post.server().sendPushes();
    post.pushes.taken.length = 0;
    granted(await host.ask({ type: 'openRound' }));
    expect(await pushed(host)).toEqual([expect.stringMatching(/^Round 1: you /)]);
    expect([await pushed(at(people, 1)), await pushed(at(people, 2))]).toEqual([[], []]);
    post.clock.nowMs += 3 * HOUR_MS;
    expect(await pushed(at(people, 2))).toEqual([expect.stringMatching(/^Round 1: you /)]);
  });

  it('is who waits, in their order: taken in when somebody leaves, and told so', async () => {
    const { host, people, eventId, code } = await gather(2, { mostPlayers: 2, tableSeats: 2 });
    const late = await called(guestAccount(url()));
    granted(await late.watch(eventId, code));
    expect(await late.ask({ type: 'join', key: code })).toMatchObject({ refusal: 'eventFull' });
    expect(await late.ask({ type: 'wait' })).toMatchObject({ refusal: 'eventUnknown' });
    await late.account.call('PUT', '/account/guest-name', { name: 'Ben' });
    granted(await late.ask({ type: 'wait', key: code }));
    expect(late.view()?.waiting).toMatchObject([{ name: 'Ben (guest)' }]);
    await subscribe(post, late.account);
    const last = await comes(eventId, code, 'wait');
    expect(last.view()?.waiting.map(({ playerId }) => playerId)).toEqual([
      late.account.userId,
      last.account.userId,
    ]);
    expect(await callsOf(late)).toMatchObject({ calls: [], isExpecting: true });
    granted(await at(people, 1).ask({ type: 'leave' }));
    await soon(() => kindsOf(late).includes('admitted'), 'the first one is told');
    expect(await pushed(late)).toEqual(['A place is free, and you’re in']);
    expect(granted(await late.watch(eventId))).toMatchObject({
      people: [{ playerId: host.account.userId }, { playerId: late.account.userId }],
      waiting: [{ playerId: last.account.userId }],
    });
    // A wish to wait where a place is free is a join.
    granted(await late.ask({ type: 'leave' }));
    const again = await comes(eventId, code, 'wait');
    granted(await host.ask({ type: 'change', settings: { mostPlayers: 3 } }));
    await soon(() => kindsOf(again).includes('admitted'), 'more places take in the next');
    const third = await comes(eventId, code, 'wait');
    granted(await host.ask({ type: 'seatPods' }));
    await soon(() => kindsOf(third).includes('startedWithout'), 'whoever is left out is told');
    expect(await post.db.query('select 1 from event_waiting where event_id = $1', [eventId])).toEqual([]);
    expect(await third.watch(eventId)).toMatchObject({ refusal: 'eventUnknown' });
  });

  it('is reminded once of a start, whichever process does it and over a restart, and of a moved one anew', async () => {
    const startsAtMs = post.clock.nowMs + 3 * DAY_MS;
    const { host, people, eventId } = await gather(2, { startsAtMs });
    const guest = at(people, 1);
    const reminded = async () => (await pushed(guest)).filter((title) => title.startsWith('Starts in'));
    const left = async () =>
      (await post.db.query('select 1 from event_reminder where event_id = $1', [eventId])).length;
    await live(post, 2 * DAY_MS - MINUTE_MS);
    expect([await reminded(), await left()]).toEqual([[], 2]);
    post.clock.nowMs += MINUTE_MS;
    const other = await startServer(post.db, { now: () => post.clock.nowMs, clockwork: 'steered' });
    const rounds = [post.server(), other].flatMap(({ events }) => [events.remind(), events.remind()]);
    await Promise.all(rounds);
    await other.stop();
    expect([await reminded(), await left()]).toEqual([['Starts in 24 hours'], 1]);
    // Six hours later than that, and by a server that was away at the time.
    const order = { type: 'change', settings: { startsAtMs: startsAtMs + 6 * HOUR_MS } } as const;
    granted(await post.server().events.command(host.account.userId, eventId, randomUUID(), order));
    expect((await pushed(guest)).at(-1)).toBe('New start time');
    expect(await left()).toBe(2);
    post.clock.nowMs = startsAtMs + 6 * HOUR_MS - 10 * MINUTE_MS;
    await post.restart();
    await post.server().events.remind();
    await post.server().events.remind();
    expect([(await reminded()).slice(1), await left()]).toEqual([['Starts in 10 minutes'], 0]);
  });

  it('is reminded by the live line, wherever they are', async () => {
    const { people } = await gather(2, { startsAtMs: post.clock.nowMs + 16 * MINUTE_MS });
    await passes(2 * MINUTE_MS, people);
    await post.server().events.remind();
    for (const one of people) {
      await soon(() => one.news.length > 0, 'everybody is told');
      expect(one.news).toMatchObject([{ kind: 'reminder', leftMs: 14 * MINUTE_MS }]);
    }
  });

  it('is not reminded of a start that is over or of an event that was cancelled, and none ends before its start', async () => {
    const ahead = GATHERING_MS + 30 * DAY_MS;
    const { host, eventId, code } = await gather(1, { startsAtMs: post.clock.nowMs + ahead });
    post.clock.nowMs += ahead - HOUR_MS;
    await post.server().events.sweep();
    const phase = async () =>
      (await post.db.query<{ phase: string }>('select phase from event where id = $1', [eventId]))[0]?.phase;
    expect(await phase()).toBe('gathering');
    post.clock.nowMs += HOUR_MS;
    const before = kindsOf(host).length;
    await post.server().events.remind();
    expect(kindsOf(host).slice(before)).toEqual([]);
    const { account } = await called(registerAccount(url(), 'host'));
    const made = await account.post<{ eventId: string }>('/events', {
      commandId: randomUUID(),
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Off', tableSeats: 4, startsAtMs: post.clock.nowMs + 2 * DAY_MS },
    });
    const goer = await called(Promise.resolve(account));
    granted(await goer.watch(made.eventId));
    granted(await goer.ask({ type: 'cancel' }));
    expect(await post.db.query('select 1 from event_reminder where event_id = $1', [made.eventId])).toEqual(
      [],
    );
    expect(code).not.toBe('');
  });

  it('starts at no time that is over or more than a year ahead, and says so', async () => {
    const { host } = await gather(1);
    for (const startsAtMs of [post.clock.nowMs - 1, post.clock.nowMs + 400 * DAY_MS])
      expect(await host.ask({ type: 'change', settings: { startsAtMs } })).toMatchObject({
        refusal: 'startWrong',
        message: 'Choose a start time in the next twelve months.',
      });
    expect(host.view()?.settings.startsAtMs).toBeNull();
  });
});
