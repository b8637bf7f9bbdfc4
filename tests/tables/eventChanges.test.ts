import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventSettings } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { AchievementsView } from '#contract/members/achievements.ts';
import { GATHERING_MS, STILL_MS } from '#server/events/sweepEvents.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerNamed } from '../harness/account.ts';
import { connectEventGoer, type EventGoer, matchOf, score } from '../harness/eventGoer.ts';
import { granted, playToTheEnd, type Steered, soon, startSteered, tableOf } from '../harness/steered.ts';

const PASSWORD = 'copper lantern heron';

describe.each(SERVER_FIRST_KINDS)('an event that changes (%s database)', (kind) => {
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
  const member = () => goer(registerNamed(url(), `member_${randomUUID().slice(0, 8)}`, PASSWORD));
  const at = (people: readonly EventGoer[], place: number): EventGoer => {
    const person = people[place];
    if (!person) throw new Error(`There is nobody at ${place}.`);
    return person;
  };

  /** A host who plays, then members, then guests, all of whom watch the event. */
  async function gather(members: number, guests: number, settings: Partial<EventSettings> = {}) {
    const host = await member();
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: randomUUID(),
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Friday', tableSeats: 4, swissRounds: 2, roundMinutes: 0, ...settings },
    });
    const { code } = granted(await host.watch(eventId));
    const people = [host];
    for (let place = 1; place < members + guests; place++) {
      const one = place < members ? await member() : await goer(guestAccount(url()));
      granted(await one.watch(eventId, code ?? ''));
      granted(await one.ask({ type: 'join', key: code ?? '' }));
      people.push(one);
    }
    return { host, people, eventId };
  }

  async function draft(host: EventGoer, people: readonly EventGoer[]) {
    const seated = granted(await host.ask({ type: 'seatPods' }));
    steered.clock.nowMs += EVENT_GATHER_MS + 1;
    await steered.server().queue.sweep();
    await steered.server().tables.sweep();
    for (const { draftId } of seated.tables) {
      const { seats } = await host.account.get<{ seats: { memberId: string }[] }>(`/drafts/${draftId}`);
      const accounts = seats.map(({ memberId }) => {
        const found = people.find(({ account }) => account.userId === memberId);
        if (!found) throw new Error('Somebody else sits here.');
        return found.account;
      });
      await playToTheEnd(tableOf(steered, draftId ?? '', accounts));
    }
  }

  const change = (host: EventGoer, settings: Partial<EventSettings>) =>
    host.ask({ type: 'change', settings });
  async function deleteAccount({ account }: EventGoer) {
    const wish = { currentPassword: PASSWORD, handle: account.handle };
    expect((await account.call('DELETE', '/account', wish)).status).toBe(204);
  }
  const seen = async (one: EventGoer, eventId: string): Promise<EventView> =>
    granted(await one.watch(eventId));

  /** As somebody sees it who comes now: after a month the sessions of those who were there are over, and their lines with them. */
  const afterwards = async (eventId: string, key: string): Promise<EventView> =>
    granted(await (await member()).watch(eventId, key));

  it('has other settings as soon as its host saves them, and everybody who watches is told', async () => {
    const { host, people } = await gather(1, 2);
    granted(await change(host, { name: 'Saturday', swissRounds: 3, cut: 2, mostPlayers: 6, gamesToWin: 1 }));
    await soon(() => at(people, 1).view()?.settings.name === 'Saturday', 'a guest is told');
    expect(at(people, 1).view()).toMatchObject({
      settings: { name: 'Saturday', mostPlayers: 6, tableSeats: 4 },
      rules: { gamesToWin: 1, swissRounds: 3, cut: 2, isWithinPods: false, opens: 'itself' },
    });
  });

  it('says in a sentence what may not change any more, and changes nothing', async () => {
    const { host, people, eventId } = await gather(1, 1, { tableSeats: 2, swissRounds: 1 });
    expect(await change(at(people, 1), { name: 'Mine' })).toMatchObject({ refusal: 'notHost' });
    granted(await at(people, 1).ask({ type: 'leave' }));
    expect(await change(host, { tableSeats: 9 })).toMatchObject({ refusal: 'notAllowed' });
    expect(await change(host, { visibility: 'open' })).toMatchObject({ refusal: 'notAllowed' });
    const two = await gather(1, 2);
    expect(await change(two.host, { mostPlayers: 2 })).toMatchObject({
      refusal: 'eventFull',
      message: '3 players are in already. Take some off the list, or allow them all.',
    });
    await draft(two.host, two.people);
    expect(await change(two.host, { tableSeats: 2 })).toMatchObject({
      refusal: 'settingFixed',
      message: expect.stringMatching(/^Everybody is seated/),
    });
    granted(await change(two.host, { cut: 2, swissRounds: 1, tableSeats: 4 }));
    granted(await two.host.ask({ type: 'openRound' }));
    expect(await change(two.host, { cut: 0 })).toMatchObject({
      refusal: 'settingFixed',
      message: expect.stringMatching(/^The rounds have begun/),
    });
    const renamed = granted(
      await change(two.host, { name: 'Late', opens: 'host', roundMinutes: 20, cut: 2 }),
    );
    expect(renamed).toMatchObject({
      settings: { name: 'Late', roundMinutes: 20, cut: 2 },
      rules: { opens: 'host', cut: 2, swissRounds: 1 },
    });
    granted(await two.host.ask({ type: 'close' }));
    expect(await change(two.host, { name: 'Later' })).toMatchObject({ refusal: 'eventOver' });
    expect((await seen(host, eventId)).settings).toMatchObject({ tableSeats: 2, visibility: 'code' });
  });

  it('is called off when nobody starts it for thirty days, and not while people still come', async () => {
    const { host, eventId } = await gather(1, 1);
    const key = host.view()?.code ?? '';
    steered.clock.nowMs += GATHERING_MS - 1000;
    const late = await member();
    granted(await late.watch(eventId, key));
    granted(await late.ask({ type: 'join', key }));
    steered.clock.nowMs += 2000;
    await steered.server().events.sweep();
    expect(granted(await late.watch(eventId, key)).phase).toBe('gathering');
    steered.clock.nowMs += GATHERING_MS;
    await steered.server().events.sweep();
    expect((await afterwards(eventId, key)).phase).toBe('cancelled');
  });

  it('is called off though an older one cannot be read, which is told', async () => {
    const broken = await gather(1, 1);
    const { host, eventId } = await gather(1, 1);
    const key = host.view()?.code ?? '';
    await steered.db.query("update event set state = '{}' where id = $1", [broken.eventId]);
    steered.clock.nowMs += GATHERING_MS + 1000;
    const before = steered.server().faults.length;
    await steered.server().events.sweep();
    expect((await afterwards(eventId, key)).phase).toBe('cancelled');
    // Whoever is still shown it adds the same words: lines that end with their sessions ask once more.
    const told = new Set(steered.server().faults.slice(before).map(String));
    expect([...told]).toEqual([expect.stringContaining("'length'")]);
    await steered.db.query("update event set phase = 'cancelled' where id = $1", [broken.eventId]);
  });

  it('is closed when its rounds stand still for sixty days, with the results it has', async () => {
    const { host, people, eventId } = await gather(1, 1, { tableSeats: 2, swissRounds: 1 });
    await draft(host, people);
    granted(await host.ask({ type: 'openRound' }));
    const key = host.view()?.code ?? '';
    steered.clock.nowMs += STILL_MS - 1000;
    await steered.server().events.sweep();
    expect((await afterwards(eventId, key)).phase).toBe('playing');
    steered.clock.nowMs += 2000;
    await steered.server().events.sweep();
    expect(await afterwards(eventId, key)).toMatchObject({
      phase: 'closed',
      rounds: [{ matches: [{ state: { kind: 'open' } }] }],
    });
  });

  it('counts the games that were played, for achievements', async () => {
    const { host, people } = await gather(1, 1, { tableSeats: 2, swissRounds: 1 });
    await draft(host, people);
    const view = granted(await host.ask({ type: 'openRound' }));
    const { round, table, side } = matchOf(view, host.account.userId);
    const result = side === 0 ? score(2, 1) : score(1, 2);
    granted(await host.ask({ type: 'report', round, table, score: result }));
    granted(await at(people, 1).ask({ type: 'confirm', round, table, score: result }));
    await steered.server().achievements.sweep();
    const { achievements } = await host.account.get<AchievementsView>('/achievements');
    const games = achievements.filter(({ icon }) => icon === 'sword');
    expect(games.map(({ slug, count }) => [slug, count])).toEqual([
      ['shuffle-up', 1],
      ['best-of-many', 3],
      ['long-campaign', 3],
    ]);
  });

  it('goes on without a player who deletes their account: the match is won by the other one', async () => {
    const { host, people, eventId } = await gather(2, 2, { swissRounds: 1 });
    await draft(host, people);
    const leaver = at(people, 1);
    const view = granted(await host.ask({ type: 'openRound' }));
    const { table, side, opponentId } = matchOf(view, leaver.account.userId);
    await deleteAccount(leaver);
    const after = await seen(host, eventId);
    const left = after.people.find(({ playerId }) => playerId === leaver.account.userId);
    expect(left).toMatchObject({ name: expect.stringMatching(/^Left member /), droppedAfter: 1 });
    const match = after.rounds[0]?.matches.find((one) => one.table === table);
    expect(match?.state).toEqual({
      kind: 'final',
      by: 'drop',
      score: side === 0 ? score(0, 2) : score(2, 0),
    });
    expect(after.people.find(({ playerId }) => playerId === opponentId)?.droppedAfter).toBeNull();
  });

  it('is hosted on by the member who joined first when its host deletes their account', async () => {
    const { host, people, eventId } = await gather(2, 1);
    await deleteAccount(host);
    const after = await seen(at(people, 1), eventId);
    expect([after.phase, after.host.memberId]).toEqual(['gathering', at(people, 1).account.userId]);
    expect(after.people.map(({ playerId }) => playerId)).toEqual(
      people.slice(1).map(({ account }) => account.userId),
    );
    granted(await at(people, 1).ask({ type: 'seatPods' }));
  });

  it('is called off when its host deletes their account and only guests are left', async () => {
    const { host, people, eventId } = await gather(1, 2);
    await deleteAccount(host);
    expect((await seen(at(people, 1), eventId)).phase).toBe('cancelled');
  });
});
