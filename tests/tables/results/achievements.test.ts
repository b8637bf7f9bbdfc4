import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckView } from '#contract/decks/decks.ts';
import type { AchievementNews, AchievementsView } from '#contract/members/achievements.ts';
import { turnOf } from '#engine/draft.ts';
import { storeAchievements } from '#server/achievements/achievements.ts';
import type { Account } from '#tests/harness/account.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { playToTheEnd, type Steered, soon, startSteered, startTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('achievements (%s database)', (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const sweep = () => steered.server().achievements.sweep();
  const read = (account: Account) => account.get<AchievementsView>('/achievements');
  const news = async (account: Account) =>
    (await account.post<AchievementNews>('/achievements/news', {})).earned.map(({ slug }) => slug);
  const stateOf = async (account: Account, slug: string) => {
    const found = (await read(account)).achievements.find((one) => one.slug === slug);
    return found ? [found.count, found.threshold, found.awardedAtMs !== null] : null;
  };
  const personAt = (people: readonly Account[], seat: number): Account => {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`);
    return person;
  };

  it('are awarded for a draft after its end, once, told once, and nobody waits for it at a pick [spec 1.2]', async () => {
    const table = await startTable(steered, 2);
    const [host, guest] = [personAt(table.people, 0), personAt(table.people, 1)];
    const line = await connectPlayer(host);
    const told: unknown[] = [];
    line.connection().on('achieved', (message: unknown) => told.push(message));
    await sweep();
    expect(await stateOf(host, 'first-lap')).toEqual([0, 1, false]);
    await playToTheEnd(table);
    await sweep();
    await sweep();
    expect(await stateOf(host, 'first-lap')).toEqual([1, 1, true]);
    expect(await stateOf(host, 'kettle-on')).toEqual([1, 1, true]);
    expect(await stateOf(guest, 'kettle-on')).toEqual([0, 1, false]);
    expect(await stateOf(host, 'quick-fingers')).toEqual([45, 100, false]);
    expect(await stateOf(host, 'it-came-back')).toEqual([1, 1, true]);
    await soon(() => told.length > 0, 'the line is told');
    expect(await news(host)).toEqual(['first-lap', 'kettle-on', 'it-came-back']);
    expect(await news(host)).toEqual([]);
    const rows = await steered.db.query('select 1 from member_achievement where member_id = $1', [
      host.userId,
    ]);
    expect(rows).toHaveLength(3);
    await line.leave();
  });

  it('move while a draft is played, and are earned when it is over [spec 1.5]', async () => {
    const table = await startTable(steered, 2);
    const [host, guest] = [personAt(table.people, 0), personAt(table.people, 1)];
    await sweep();
    await table.take(0);
    expect([await stateOf(host, 'quick-fingers'), await stateOf(guest, 'quick-fingers')]).toEqual([
      [1, 100, false],
      [0, 100, false],
    ]);
    await playToTheEnd(table);
    expect(await stateOf(host, 'quick-fingers')).toEqual([45, 100, false]);
    await sweep();
    expect(await stateOf(host, 'quick-fingers')).toEqual([45, 100, false]);
  });

  it('count a correspondence draft without a time-out, and none in which the clock took once', async () => {
    const byPost = { clock: 'correspondence', timeBank: { bankHours: 24, perPickHours: 4 } } as const;
    const prompt = await startTable(steered, 2, byPost);
    await playToTheEnd(prompt);
    await sweep();
    expect(await stateOf(personAt(prompt.people, 1), 'by-return-of-post')).toEqual([1, 1, true]);
    const late = await startTable(steered, 2, byPost);
    await late.take(0);
    steered.clock.nowMs += 48 * 3_600_000;
    await steered.server().tables.sweep();
    await playToTheEnd(late);
    await sweep();
    const counted = await steered.db.query<{ metric: string; count: number }>(
      "select metric, count from member_metric where member_id = $1 and metric in ('correspondenceOnTime', 'draftsFinished') order by 1",
      [personAt(late.people, 1).userId],
    );
    expect(counted).toEqual([{ metric: 'draftsFinished', count: 1 }]);
  });

  it('count a deck of one lane when it is submitted, a deck taken along once a draft, and each format once', async () => {
    const table = await startTable(steered, 2);
    await playToTheEnd(table);
    const [host, guest] = [personAt(table.people, 0), personAt(table.people, 1)];
    const path = ({ userId }: Account) => `/drafts/${table.draftId}/decks/${userId}`;
    const { pool, faces, version } = await host.get<DeckView>(path(host));
    const ofLane = (lane: string) => pool.filter(({ card }) => faces[card]?.lanes.includes(lane));
    // Without the lane that it has fewer cards of, a pool of 45 has the 20 that a deck needs.
    const [side = []] = [ofLane('day'), ofLane('night')].toSorted((a, b) => a.length - b.length);
    const main = pool.filter((card) => !side.includes(card));
    const contents = {
      buckets: { main: main.map(({ id }) => id), side: side.map(({ id }) => id) },
      free: {},
    };
    await host.put(path(host), { version, name: 'One lane', submit: true, contents });
    const all = { buckets: { main: (await guest.get<DeckView>(path(guest))).pool.map(({ id }) => id) } };
    const both = { version: 0, name: 'All', submit: true, contents: { ...all, free: {} } };
    expect((await guest.call('PUT', path(guest), both)).status).toBe(200);
    // A file that was only looked at is no export, and one of somebody else's deck is none of one's own.
    await guest.get(`${path(guest)}/exports/text`);
    for (let times = 0; times < 2; times += 1)
      expect((await host.call('POST', `${path(host)}/exports`)).status).toBe(204);
    expect((await guest.call('POST', `${path(host)}/exports`)).status).toBe(403);
    await sweep();
    await sweep();
    expect([await stateOf(host, 'one-road'), await stateOf(guest, 'one-road')]).toEqual([
      [1, 1, true],
      [0, 1, false],
    ]);
    expect([await stateOf(host, 'well-travelled'), await stateOf(guest, 'well-travelled')]).toEqual([
      [1, 20, false],
      [0, 20, false],
    ]);
    expect(await stateOf(host, 'second-language')).toEqual([1, 2, false]);
  });

  it('count the cards that came back, and no pick that a clock or a bot made', async () => {
    const table = await startTable(steered, 2);
    await playToTheEnd(table);
    await sweep();
    const [tally] = await steered.db.query<{ picks: number; wheels: number }>(
      'select picks, wheels from draft_tally where draft_id = $1 and seat = 1',
      [table.draftId],
    );
    // Two seats: of 15 cards in a pack all but the first two of it come back to both.
    expect(tally).toEqual({ picks: 45, wheels: 3 * 13 });
    const handed = await startTable(steered, 2);
    await handed.ask(0, { type: 'handToBot', seat: 1 });
    await soon(async () => {
      const { setup, state } = await handed.draft();
      if (turnOf(setup, state, 0)) await handed.take(0);
      return state.phase === 'complete';
    }, 'the draft is over');
    await soon(async () => {
      await sweep();
      const rows = await steered.db.query('select 1 from draft_tally where draft_id = $1', [handed.draftId]);
      return rows.length > 0;
    }, 'the draft is tallied');
    const rows = await steered.db.query<{ picks: number; is_finished: boolean }>(
      'select picks, is_finished from draft_tally where draft_id = $1 order by seat',
      [handed.draftId],
    );
    expect(rows).toEqual([
      { picks: 45, is_finished: true },
      { picks: 0, is_finished: false },
    ]);
  });

  it('that are new are granted to everybody who has reached them already', async () => {
    const table = await startTable(steered, 2);
    await playToTheEnd(table);
    await sweep();
    const guest = personAt(table.people, 1);
    await news(guest);
    const added = {
      slug: `forty-${kind}`,
      name: 'Forty',
      sentence: 'Take forty cards.',
      metric: 'picks' as const,
      threshold: 40,
      tier: 'bronze' as const,
      icon: 'cards',
      isSecret: false,
    };
    await storeAchievements(steered.db, [added]);
    expect(await stateOf(guest, added.slug)).toEqual([40, 40, false]);
    await sweep();
    expect(await news(guest)).toEqual([added.slug]);
    await sweep();
    expect(await news(guest)).toEqual([]);
  });

  it('that are secret stay hidden until they are earned', async () => {
    const table = await startTable(steered, 2);
    const host = personAt(table.people, 0);
    const before = await read(host);
    expect(before.achievements.some(({ slug }) => slug === 'purist')).toBe(false);
    expect(before.secretsLeft).toBe(2);
    await steered.db.query(
      "insert into member_metric (member_id, metric, count, updated_at) values ($1, 'monoLaneDecks', 10, now())",
      [host.userId],
    );
    await steered.db.query("update achievement set granted_at = null where slug = 'purist'");
    await sweep();
    expect((await read(host)).secretsLeft).toBe(1);
    expect(await stateOf(host, 'purist')).toEqual([10, 10, true]);
  });

  it('that a crash kept from being counted are counted by the next server', async () => {
    const table = await startTable(steered, 2);
    await playToTheEnd(table);
    await steered.restart();
    await sweep();
    const guest = { ...personAt(table.people, 1) };
    const rows = await steered.db.query(
      "select 1 from member_achievement where member_id = $1 and slug = 'first-lap'",
      [guest.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('achievements of people whose line another process holds', () => {
  let steered: Steered;
  let other: RunningServer;

  beforeAll(async () => {
    steered = await startSteered('server');
    other = await startServer(steered.db, { now: () => steered.clock.nowMs, clockwork: 'steered' });
  });
  afterAll(async () => {
    await other?.stop();
    await steered?.stop();
  });

  it('are told to every line once, whichever process awarded them', async () => {
    const table = await startTable(steered, 2);
    const [host] = table.people;
    if (!host) throw new Error('Nobody sits here.');
    const lines = [await connectPlayer(host), await connectPlayer({ ...host, url: other.url })];
    const told = lines.map(() => 0);
    for (const [at, line] of lines.entries())
      line.connection().on('achieved', () => {
        told[at] = (told[at] ?? 0) + 1;
      });
    await playToTheEnd(table);
    await steered.server().achievements.sweep();
    await soon(() => told.every((count) => count > 0), 'both lines are told');
    expect(told).toEqual([1, 1]);
    await Promise.all(lines.map((line) => line.leave()));
  });
});
