import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGames } from '#demo/games.ts';
import { stateHash } from '#engine/draft.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { readAnalytics } from '../admin/analytics/readAnalytics.ts';
import { storeBundle } from '../cards/games.ts';
import type { Database } from '../db/database.ts';
import { loadDraft } from '../drafts/running/loadDraft.ts';
import { seedDemoMembers } from '../members/demoMembers.ts';
import { beginMonth, continueMonth } from './month.ts';
import { storeMonthDraft } from './monthDraft.ts';
import { MONTH_PEOPLE } from './monthPeople.ts';
import { MONTH_DAYS, type MonthDraft, planMonth } from './monthPlan.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-03-02T15:00:00Z');
const FIRST_DAY_MS = Date.parse('2026-01-31T00:00:00Z');

/** One short draft of each end, so that the test is a second long. */
const SHORT: readonly MonthDraft[] = ['finished', 'ended', 'left', 'calledOff'].map((end, at) => {
  const draft = planMonth().find(({ template }) => template === 'emberwake-winston');
  if (!draft) throw new Error('There is no Winston in the month.');
  const isSolo = end === 'left';
  const people = isSolo ? ['demo-ana', null] : ['demo-ana', 'demo-noor'];
  const startsAfterMs = (at + 20) * DAY_MS;
  const appointed = end === 'finished' ? 'demo-noor' : null;
  const fixed = { number: at + 1, people, startsAfterMs, appointed, leaver: null, isEndedByAdmin: true };
  return { ...draft, ...fixed, end: end as MonthDraft['end'], isSolo };
});

const fail = (fault: unknown) => {
  throw fault;
};

async function openDemo(): Promise<Database> {
  const db = await openTestDatabase(ANY_KIND);
  for (const game of demoGames) await storeBundle(db, game, NOW_MS);
  await seedDemoMembers(db, NOW_MS);
  await beginMonth(db, NOW_MS);
  return db;
}

const goOn = (db: Database, mostDrafts = 100, nowMs = NOW_MS) => {
  let asked = 0;
  return continueMonth({
    db,
    now: () => nowMs,
    isStopping: () => asked++ >= mostDrafts,
    onFault: fail,
    plan: SHORT,
  });
};

const statuses = async (db: Database) => {
  const rows = await db.query<{ status: string }>('select status from draft order by created_at');
  return rows.map(({ status }) => status);
};

/** All logs in one hash; ids differ from server to server. */
async function logHash(db: Database): Promise<string> {
  const rows = await db.query(
    `select l.seq, l.at, l.seat, l.source, l.payload from draft_log l join draft d on d.id = l.draft_id
     order by d.created_at, l.seq`,
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

describe('the plan of the demo month', () => {
  it('is the same each time', () => expect(planMonth()).toEqual(planMonth()));

  it('has both games, many formats, every end, many hosts and nobody before they joined', () => {
    const plan = planMonth();
    const of = (key: 'game' | 'template' | 'end') => new Set(plan.map((draft) => draft[key])).size;
    expect([of('game'), of('end')]).toEqual([2, 4]);
    expect(of('template')).toBeGreaterThanOrEqual(8);
    expect(new Set(plan.map(({ people }) => people[0])).size).toBeGreaterThanOrEqual(8);
    for (const { people, startsAfterMs } of plan)
      for (const id of people.filter((one) => one !== null))
        expect(MONTH_PEOPLE.find((person) => person.id === id)?.joinedOnDay).toBeLessThan(
          Math.floor(startsAfterMs / DAY_MS),
        );
  });

  it('has drafts on each of thirty days, in order', () => {
    const days = planMonth().map(({ startsAfterMs }) => Math.floor(startsAfterMs / DAY_MS));
    expect(new Set(days).size).toBe(MONTH_DAYS);
    expect(days).toEqual([...days].sort((one, other) => one - other));
  });

  it('has enough open drafts of each game by enough people to be counted', () => {
    for (const game of ['emberwake', 'orbit-market']) {
      const shared = planMonth().filter(
        (draft) => draft.game === game && !draft.isSolo && draft.end === 'finished',
      );
      expect(shared.length).toBeGreaterThanOrEqual(10);
      expect(new Set(shared.flatMap(({ people }) => people)).size).toBeGreaterThan(10);
    }
  });
});

describe('the demo month', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openDemo();
  });
  afterAll(() => db?.close());

  it('goes on where it was stopped, and stores each draft once', async () => {
    expect(await goOn(db, 1)).toBe(1);
    expect(await statuses(db)).toHaveLength(1);
    expect(await goOn(db)).toBe(3);
    expect(await statuses(db)).toEqual([
      expect.stringMatching(/building|finished/),
      'cancelled',
      'drafting',
      'cancelled',
    ]);
    expect(await goOn(db)).toBe(0);
  });

  it('is not stored again thirty days later', async () => {
    expect(await goOn(db, 100, NOW_MS + 30 * DAY_MS)).toBe(0);
    expect(await statuses(db)).toHaveLength(SHORT.length);
  });

  it('leaves nothing of a draft whose storing was broken off', async () => {
    const [first] = SHORT;
    const before = await logHash(db);
    const broken = storeMonthDraft(db, first ?? fail('no plan'), FIRST_DAY_MS, async (within) => {
      await within.query("update member set about_text = 'half' where id = 'demo-noor'");
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await statuses(db)).toHaveLength(SHORT.length);
    expect(await logHash(db)).toBe(before);
    expect(await db.query("select 1 from member where about_text = 'half'")).toEqual([]);
  });

  it('plays the same drafts on every server', async () => {
    const other = await openDemo();
    await goOn(other);
    expect(await logHash(other)).toBe(await logHash(db));
    await other.close();
  });

  it('stores logs that fold to the end that was played, with no clock left', async () => {
    const drafts = await db.query<{ id: string }>(
      "select id from draft where status in ('building', 'finished') order by created_at",
    );
    for (const { id } of drafts) {
      const loaded = await loadDraft(db, id);
      expect(loaded?.draft.state.phase).toBe('complete');
      expect(loaded && stateHash(loaded.draft.state)).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(await db.query('select 1 from deadline')).toEqual([]);
  });

  it('happened in the past, and is counted on its days', async () => {
    const late = await db.query(
      `select 1 from draft where created_at >= $1 or coalesce(finished_at, created_at) >= $1
       union all select 1 from draft_log where at >= $1`,
      [new Date(FIRST_DAY_MS + MONTH_DAYS * DAY_MS)],
    );
    expect(late).toEqual([]);
    const { days, uncounted } = await readAnalytics(db, { days: 30 }, NOW_MS);
    const sum = (of: 'started' | 'finished' | 'ended') => days.reduce((all, day) => all + day[of], 0);
    expect([sum('started'), sum('finished'), sum('ended'), uncounted]).toEqual([3, 1, 1, 0]);
  });

  it('notes what the Admin did, on its day', async () => {
    const entries = await db.query<{ label: string; at: Date }>(
      "select label, at from activity where member_id = 'demo-juno' order by at",
    );
    expect(entries.map(({ label }) => label)).toEqual([
      'made Noor PowerUser',
      expect.stringMatching(/^ended the table Emberwake Winston, /),
    ]);
    expect(entries.every(({ at }) => at.getTime() < FIRST_DAY_MS + MONTH_DAYS * DAY_MS)).toBe(true);
  });

  it('awards achievements on their day, and has told of them', async () => {
    const awards = await db.query<{ awarded_at: Date; told_at: Date | null }>(
      'select awarded_at, told_at from member_achievement',
    );
    expect(awards.length).toBeGreaterThan(0);
    for (const { awarded_at, told_at } of awards) {
      expect(awarded_at.getTime()).toBeLessThan(FIRST_DAY_MS + MONTH_DAYS * DAY_MS);
      expect(told_at).toEqual(awarded_at);
    }
  });

  it('gives the people of a finished draft a deck, and nobody a way to sign in as an opponent', async () => {
    const decks = await db.query('select member_id from deck where submitted_at is not null');
    expect(decks.length).toBeGreaterThan(0);
    const ways = await db.query(
      `select 1 from member m where m.id like 'demo-%' and m.id not in ('demo-ana', 'demo-mara', 'demo-juno')
       and (m.password_hash is not null or m.email is not null)`,
    );
    expect(ways).toEqual([]);
  });
});
