import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableWaits } from '#contract/tables/clocks.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { PackView } from '#engine/core/view.ts';
import { tableWaits } from '#server/drafts/tableWaits.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { Account } from '../harness/account.ts';
import {
  correspondent,
  emailsTo,
  live,
  type Post,
  startCorrespondence,
  startPost,
  subscribe,
} from '../harness/correspondents.ts';
import { letIn } from '../harness/invited.ts';
import { granted, playToTheEnd, type TestTable } from '../harness/steered.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GRACE_MS = 1500;
const BERLIN_NIGHT = { fromMinute: 23 * 60, toMinute: 7 * 60, zone: 'Europe/Berlin' };
const at = (text: string) => Date.parse(text);

describe.each(SERVER_FIRST_KINDS)('a correspondence table (%s database)', (kind) => {
  let post: Post;

  beforeAll(async () => {
    post = await startPost(kind);
  });
  afterAll(() => post?.stop());
  beforeEach(() => {
    post.mails.deliveries.length = 0;
    post.pushes.taken.length = 0;
  });

  const passes = (ms: number) => live(post, ms);
  const hours = (count: number) => count * HOUR_MS;
  /** Each test has its own day and its own people, on a server that has known no other day. */
  async function begin(when: string, ...quiet: (typeof BERLIN_NIGHT | null)[]) {
    await post.db.query("update draft set status = 'cancelled' where status in ('drafting', 'paused')");
    post.clock.nowMs = at(when);
    await post.restart();
    await passes(0);
    return Promise.all(quiet.map((own, seat) => correspondent(post, `seat${seat}`, own)));
  }
  const dueAt = async (table: TestTable, seat: number) => {
    const due = (await table.draft()).due.get(seat);
    return due ? new Date(due.dueAtMs).toISOString() : null;
  };
  const bankHours = async (table: TestTable, seat: number) =>
    ((await table.draft()).banks.get(seat) ?? Number.NaN) / HOUR_MS;
  const pools = async (table: TestTable) => (await table.draft()).state.seats.map(({ pool }) => pool.length);
  const waits = async (table: TestTable, account: Account): Promise<TableWaits> =>
    granted(await tableWaits(post.db, await table.draft(), account.userId, post.clock.nowMs));
  const person = (people: readonly Account[], seat: number) => {
    const found = people[seat];
    if (!found) throw new Error(`Nobody sits on seat ${seat}.`);
    return found;
  };

  it('begins with a full bank and gives each pick back what it did not use, with the refill', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people);
    expect([await dueAt(table, 0), await dueAt(table, 1)]).toEqual([
      '2026-02-03T08:00:00.000Z',
      '2026-02-03T08:00:00.000Z',
    ]);
    await passes(hours(10));
    await table.take(0);
    expect(await bankHours(table, 0)).toBe(18);
    expect(await dueAt(table, 0)).toBeNull();
    await passes(hours(1));
    await table.take(1);
    expect(await dueAt(table, 0)).toBe('2026-02-03T13:00:00.000Z');
    expect(await dueAt(table, 1)).toBe('2026-02-03T12:00:00.000Z');
    await passes(MINUTE_MS);
    await table.take(0);
    expect(await bankHours(table, 0)).toBe(22 - 1 / 60);
  });

  it('takes after the grace, never before and once, and leaves the refill alone', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people, { bankHours: 2, perPickHours: 1 });
    await passes(hours(2) + GRACE_MS - 1);
    expect(await pools(table)).toEqual([0, 0]);
    await passes(1);
    expect(await pools(table)).toEqual([1, 1]);
    expect([await bankHours(table, 0), await bankHours(table, 1)]).toEqual([1, 1]);
    await passes(0);
    expect(await pools(table)).toEqual([1, 1]);
  });

  it('never thinks a seat is away, however often its time ran out', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people, { bankHours: 1, perPickHours: 1 });
    for (let picks = 0; picks < 3; picks++) await passes(hours(1) + GRACE_MS);
    const { due } = await table.draft();
    expect(await pools(table)).toEqual([3, 3]);
    expect((due.get(0)?.dueAtMs ?? 0) - post.clock.nowMs).toBe(hours(1));
  });

  it('runs the clock of the first pack in line alone, and the next one’s from when it is the first', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null, null);
    const table = await startCorrespondence(post, people);
    await passes(hours(1));
    await table.take(0);
    await table.take(2);
    await passes(hours(1));
    const [, second] = (await waits(table, person(people, 0))).seats;
    expect(second).toMatchObject({ packs: 2, sinceMs: at('2026-02-02T08:00:00Z'), leftMs: hours(22) });
    await table.take(1);
    const [, later] = (await waits(table, person(people, 0))).seats;
    expect(later).toMatchObject({ packs: 1, sinceMs: at('2026-02-02T10:00:00Z'), leftMs: hours(24) });
  });

  it('stands still in quiet hours, also in the night in which clocks are set forward', async () => {
    const people = await begin('2026-03-28T20:00:00Z', BERLIN_NIGHT, null);
    const table = await startCorrespondence(post, people, { bankHours: 4, perPickHours: 1 });
    expect(await dueAt(table, 0)).toBe('2026-03-29T07:00:00.000Z');
    expect(await dueAt(table, 1)).toBe('2026-03-29T00:00:00.000Z');
    await passes(at('2026-03-29T06:00:00Z') - post.clock.nowMs);
    expect(await pools(table)).toEqual([0, 1]);
    await table.take(0);
    expect(await bankHours(table, 0)).toBe(2);
  });

  it('keeps the quiet hours a deadline was made with, and takes new ones for the next', async () => {
    const people = await begin('2026-02-02T20:00:00Z', BERLIN_NIGHT, null);
    const table = await startCorrespondence(post, people, { bankHours: 4, perPickHours: 1 });
    expect(await dueAt(table, 0)).toBe('2026-02-03T08:00:00.000Z');
    await post.db.query(
      `update member set preferences = jsonb_set(preferences, '{quietHours}', 'null') where id = $1`,
      [person(people, 0).userId],
    );
    await passes(hours(1));
    expect(await dueAt(table, 0)).toBe('2026-02-03T08:00:00.000Z');
    await table.take(0);
    await table.take(1);
    expect(await dueAt(table, 0)).toBe('2026-02-03T01:00:00.000Z');
  });

  it('gives back the time that no server was there, without the quiet part of it, once', async () => {
    const people = await begin('2026-02-02T20:00:00Z', BERLIN_NIGHT, null);
    const table = await startCorrespondence(post, people, { bankHours: 4, perPickHours: 1 });
    await passes(hours(1));
    post.clock.nowMs += hours(5);
    await post.restart();
    expect([await dueAt(table, 0), await dueAt(table, 1)]).toEqual([
      '2026-02-03T09:00:00.000Z',
      '2026-02-03T05:00:00.000Z',
    ]);
    await post.restart();
    await passes(0);
    expect([await dueAt(table, 0), await dueAt(table, 1)]).toEqual([
      '2026-02-03T09:00:00.000Z',
      '2026-02-03T05:00:00.000Z',
    ]);
    expect(await pools(table)).toEqual([0, 0]);
  });

  it('folds to the same banks and deadlines after a restart', async () => {
    const people = await begin('2026-02-02T08:00:00Z', BERLIN_NIGHT, null);
    const table = await startCorrespondence(post, people);
    await passes(hours(7));
    await table.take(0);
    await passes(hours(2));
    await table.take(1);
    const before = await table.draft();
    await post.restart();
    const after = await table.draft();
    expect({ due: after.due, banks: after.banks }).toEqual({ due: before.due, banks: before.banks });
  });

  it('stops while the host pauses and has as much left at the resume, around quiet hours', async () => {
    const people = await begin('2026-02-02T20:00:00Z', BERLIN_NIGHT, null);
    const table = await startCorrespondence(post, people, { bankHours: 4, perPickHours: 1 });
    await passes(hours(1));
    granted(await table.ask(0, { type: 'pause' }));
    await passes(hours(4));
    granted(await table.ask(0, { type: 'resume' }));
    expect([await dueAt(table, 0), await dueAt(table, 1)]).toEqual([
      '2026-02-03T09:00:00.000Z',
      '2026-02-03T04:00:00.000Z',
    ]);
  });

  it('lets the host give hours, which quiet hours do not eat', async () => {
    const people = await begin('2026-02-02T20:00:00Z', null, BERLIN_NIGHT);
    const table = await startCorrespondence(post, people, { bankHours: 1, perPickHours: 1 });
    granted(await table.ask(0, { type: 'extraTime', seat: 1, seconds: 3 * 3600 }));
    expect(await dueAt(table, 1)).toBe('2026-02-03T08:00:00.000Z');
    expect(await table.ask(0, { type: 'extraTime', seat: 1, seconds: 3 * 86_400 + 1 })).toMatchObject({
      ok: true,
    });
  });

  it('keeps what is left of the longest turn there is, and refuses a longer one in a sentence', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people, { bankHours: 14 * 24, perPickHours: 4 });
    const give = () => table.ask(0, { type: 'extraTime', seat: 1, seconds: 3 * 86_400 });
    for (let times = 0; times < 3; times += 1) granted(await give());
    expect(await give()).toMatchObject({
      refusal: 'timeFull',
      message: 'A turn lasts at most 24 days, with all the time that is given on top.',
    });
    expect(await dueAt(table, 1)).toBe('2026-02-25T08:00:00.000Z');
    granted(await table.ask(0, { type: 'extraTime', seat: 1, seconds: 86_400 }));
    await table.take(1);
    expect(await bankHours(table, 1)).toBe(24 * 24);
    await table.take(0);
    await table.take(1);
    expect(await pools(table)).toEqual([1, 2]);
  });

  it('keeps a bank while a bot plays and refills it with none of the bot’s picks', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null, null);
    const table = await startCorrespondence(post, people, { bankHours: 24, perPickHours: 4 });
    await passes(hours(20));
    granted(await table.ask(0, { type: 'handToBot', seat: 1 }));
    while ((await pools(table))[1] !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await bankHours(table, 1)).toBe(4);
    granted(await table.ask(1, { type: 'takeSeatBack' }));
    await table.take(0);
    expect(await dueAt(table, 1)).toBe('2026-02-03T08:00:00.000Z');
  });

  it('takes starred cards in order, also from a pack that came back', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people, { bankHours: 2, perPickHours: 1 });
    const first = await table.pack(0);
    const [, star, second] = [first.cards[0], first.cards[9]?.id ?? '', first.cards[4]?.id ?? ''];
    const prepare = ({ packId, pickNumber }: PackView, starred: string[]) =>
      post.server().tables.prepare(person(people, 0).userId, {
        draftId: table.draftId,
        packId,
        pickNumber,
        reserved: [],
        reservedBurns: [],
        starred,
      });
    granted(await prepare(first, [star, second]));
    await passes(hours(2) + GRACE_MS);
    const other = await table.pack(0);
    granted(await prepare(other, [other.cards[3]?.id ?? '']));
    await post.restart();
    await passes(hours(1) + GRACE_MS);
    const third = await table.pack(0);
    expect(third.packId).toBe(first.packId);
    const stillThere = third.cards.some(({ id }) => id === second);
    await passes(hours(1) + GRACE_MS);
    const taken = (await table.draft()).state.seats[0]?.pool.map(({ id }) => id);
    expect(taken?.slice(0, 2)).toEqual([star, other.cards[3]?.id]);
    if (stillThere) expect(taken?.[2]).toBe(instanceId(second));
    else expect(third.cards.map(({ id }) => id)).toContain(taken?.[2]);
  });

  it('tells by push at once and by mail after five minutes whose turn it is, once and with the time left', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    await subscribe(post, person(people, 0));
    const table = await startCorrespondence(
      post,
      people,
      { bankHours: 24, perPickHours: 4 },
      'Evening birds',
    );
    await passes(10_000);
    expect(post.pushes.taken.map(({ browser, words }) => ({ browser, words }))).toMatchObject([
      {
        browser: person(people, 0).handle,
        words: {
          title: 'It is your turn',
          words: 'Evening birds: 23 hours left.',
          path: `/drafts/${table.draftId}/room`,
          turns: 1,
        },
      },
    ]);
    expect(post.mails.deliveries.filter(({ message }) => message.subject?.includes('turn'))).toEqual([]);
    await passes(5 * MINUTE_MS);
    const [email, ...more] = emailsTo(post.mails, person(people, 0));
    expect(more).toEqual([]);
    expect(email?.message.subject).toBe('It is your turn: Evening birds');
    expect(email?.message.text).toContain('Your time bank holds 23 hours.');
    expect(email?.message.text).toContain(`/drafts/${table.draftId}/room`);
    await passes(hours(3));
    expect(emailsTo(post.mails, person(people, 0))).toHaveLength(1);
    expect(post.pushes.taken).toHaveLength(1);
    expect(post.pushes.faults).toEqual([]);
  });

  it('gathers the turns of several tables in one email, and sends no second within half an hour', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    await startCorrespondence(post, people, undefined, 'First birds');
    await startCorrespondence(post, people, undefined, 'Second birds');
    await passes(6 * MINUTE_MS);
    const third = await startCorrespondence(post, people, undefined, 'Third birds');
    await passes(20 * MINUTE_MS);
    const own = () => emailsTo(post.mails, person(people, 1)).map(({ message }) => message.subject);
    expect(own()).toEqual(['It is your turn: 2 tables']);
    await passes(11 * MINUTE_MS);
    expect(own()).toEqual(['It is your turn: 2 tables', 'It is your turn: Third birds']);
    expect(third.draftId).not.toBe('');
  });

  it('writes nobody who has picked meanwhile, whose address is not verified, or who wants no mails', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null, null);
    const table = await startCorrespondence(post, people);
    await table.take(0);
    await post.db.query('update member set verified_at = null where id = $1', [person(people, 1).userId]);
    await post.db.query(
      `update member set preferences = preferences || '{"mailsTurns":false}'::jsonb where id = $1`,
      [person(people, 2).userId],
    );
    await passes(6 * MINUTE_MS);
    expect(people.flatMap((one) => emailsTo(post.mails, one))).toHaveLength(0);
  });

  it('says nothing in quiet hours, and all of it when they end', async () => {
    const people = await begin('2026-02-02T22:30:00Z', BERLIN_NIGHT, null);
    await subscribe(post, person(people, 0));
    await startCorrespondence(post, people);
    await passes(hours(3));
    expect([emailsTo(post.mails, person(people, 0)), post.pushes.taken]).toEqual([[], []]);
    expect(emailsTo(post.mails, person(people, 1))).toHaveLength(1);
    await passes(at('2026-02-03T06:00:00Z') - post.clock.nowMs);
    expect(post.pushes.taken).toHaveLength(1);
    await passes(5 * MINUTE_MS);
    expect(emailsTo(post.mails, person(people, 0))).toHaveLength(1);
  });

  it('tells when two hours are left, and that the draft is over', async () => {
    const people = await begin('2026-02-02T08:00:00Z', null, null);
    const table = await startCorrespondence(post, people, { bankHours: 12, perPickHours: 4 });
    const subjects = () => emailsTo(post.mails, person(people, 1)).map(({ message }) => message.subject);
    await passes(hours(9));
    expect(subjects()).toEqual(['It is your turn: Birds by post']);
    await passes(hours(1));
    expect(subjects()).toEqual(['It is your turn: Birds by post', 'Your time runs out: Birds by post']);
    await playToTheEnd(table);
    await passes(10_000);
    expect(subjects().at(-1)).toBe('The draft is over: Birds by post');
    await passes(hours(1));
    expect(subjects()).toHaveLength(3);
  });

  it('lets people nudge each other once in six hours, and holds a nudge until the morning', async () => {
    const people = await begin('2026-02-02T21:00:00Z', null, BERLIN_NIGHT, null);
    await subscribe(post, person(people, 1));
    const table = await startCorrespondence(post, people);
    await passes(6 * MINUTE_MS);
    await passes(hours(2) - 6 * MINUTE_MS);
    post.mails.deliveries.length = 0;
    post.pushes.taken.length = 0;
    granted(await table.ask(0, { type: 'nudge', seat: 1 }));
    await passes(hours(1));
    expect(emailsTo(post.mails, person(people, 1))).toEqual([]);
    expect((await waits(table, person(people, 0))).seats[1]).toMatchObject({
      asleepUntilMs: at('2026-02-03T06:00:00Z'),
      nudgeDueMs: at('2026-02-03T06:00:00Z'),
      mayBeNudgedAtMs: at('2026-02-03T05:00:00Z'),
    });
    expect(await table.ask(2, { type: 'nudge', seat: 1 })).toMatchObject({
      refusal: 'nudgedAlready',
      message: 'That seat was nudged in the last six hours.',
    });
    await passes(at('2026-02-03T06:00:00Z') - post.clock.nowMs);
    const by = person(people, 0).handle;
    expect(emailsTo(post.mails, person(people, 1)).map(({ message }) => message.subject)).toEqual([
      `${by} waits for you: Birds by post`,
    ]);
    expect(post.pushes.taken.at(-1)?.words.title).toBe(`${by} waits for you`);
    expect(await table.ask(1, { type: 'nudge', seat: 1 })).toMatchObject({ refusal: 'notAllowed' });
    granted(await table.ask(2, { type: 'nudge', seat: 1 }));
    await table.take(1);
    expect(await table.ask(0, { type: 'nudge', seat: 1 })).toMatchObject({ refusal: 'nobodyWaits' });
    const emails = emailsTo(post.mails, person(people, 1)).length;
    await passes(10_000);
    expect(emailsTo(post.mails, person(people, 1))).toHaveLength(emails);
  });

  it('drops a held nudge whose turn was answered, also when another pack has come since', async () => {
    const people = await begin('2026-02-02T21:00:00Z', null, BERLIN_NIGHT);
    const table = await startCorrespondence(post, people);
    await passes(hours(2));
    granted(await table.ask(0, { type: 'nudge', seat: 1 }));
    await passes(hours(1));
    await table.take(1);
    await table.take(0);
    expect((await waits(table, person(people, 0))).seats[1]).toMatchObject({ packs: 1, nudgedAtMs: null });
    await passes(at('2026-02-03T06:00:00Z') - post.clock.nowMs);
    await passes(10_000);
    const subjectsTold = emailsTo(post.mails, person(people, 1)).map(({ message }) => message.subject);
    expect(subjectsTold.filter((subject) => subject?.includes('waits for you'))).toEqual([]);
    expect(await post.db.query('select 1 from nudge where told_at is null')).toEqual([]);
  });

  it('shows who holds packs to those who sit there, and to nobody else', async () => {
    const people = await begin('2026-02-02T22:00:00Z', BERLIN_NIGHT, null, null);
    const table = await startCorrespondence(post, people.slice(0, 2));
    const seen = await person(people, 0).get<TableWaits>(`/drafts/${table.draftId}/waits`);
    expect(seen).toMatchObject({ mayHandToBot: true, isPaused: false });
    expect(seen.seats).toEqual([
      {
        seat: 0,
        name: person(people, 0).handle,
        isBot: false,
        isMine: true,
        packs: 1,
        sinceMs: post.clock.nowMs,
        leftMs: hours(24),
        deadlineMs: at('2026-02-04T14:00:00Z'),
        asleepUntilMs: at('2026-02-03T06:00:00Z'),
        nudgedAtMs: null,
        nudgeDueMs: null,
        mayBeNudgedAtMs: null,
      },
      {
        seat: 1,
        name: person(people, 1).handle,
        isBot: false,
        isMine: false,
        packs: 1,
        sinceMs: post.clock.nowMs,
        leftMs: hours(24),
        deadlineMs: at('2026-02-03T22:00:00Z'),
        asleepUntilMs: null,
        nudgedAtMs: null,
        nudgeDueMs: null,
        mayBeNudgedAtMs: post.clock.nowMs,
      },
    ]);
    await letIn(post, person(people, 2), table.draftId);
    const stranger = await person(people, 2).call('GET', `/drafts/${table.draftId}/waits`);
    expect(stranger.text).toContain('You have no seat at this table.');
  });

  it('waits fourteen days in its lobby', async () => {
    const [host] = await begin('2026-02-02T08:00:00Z', null);
    const { draftId } = (await host?.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { clock: 'correspondence' },
    })) ?? { draftId: '' };
    const status = async () =>
      (await post.db.query<{ status: string }>('select status from draft where id = $1', [draftId]))[0]
        ?.status;
    await passes(13 * 24 * HOUR_MS);
    expect(await status()).toBe('lobby');
    await passes(25 * HOUR_MS);
    expect(await status()).toBe('cancelled');
  });
});
