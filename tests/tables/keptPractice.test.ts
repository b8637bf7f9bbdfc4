import { readdirSync, readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type KeepPractice,
  MOST_PRACTICE_ACTIONS,
  MOST_PRACTICES,
  type OpenedPractice,
  type PracticeRow,
  type PracticeSet,
  type PracticeShelf,
} from '#contract/practice.ts';
import { countMetrics } from '#server/achievements/countMetrics.ts';
import { guest, member, PASSWORD } from '#server/app/account/account.testkit.ts';
import { storeBundle } from '#server/cards/games.ts';
import * as schema from '#server/db/schema.ts';
import { sweepMembers } from '#server/members/sweepMembers.ts';
import { replayPractice } from '#server/practice/replayPractice.ts';
import { countOpenDrafts } from '#server/results/countable.ts';
import { practiceView, resumePractice } from '#src/machines/practice/practiceDraft.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  openWholeServer,
  type TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { playedPractice } from '../harness/playedPractice.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/practice-drafts';
const secretOf = (number: number) => number.toString(16).padStart(64, '0');
const TABLES = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map((table) => getTableName(table));
const CONTENTS = TABLES.map(
  (name) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as word from "${name}" t`,
).join(' union all ');

describe.each(SERVER_FIRST_KINDS)('practice drafts on an account, on the %s database', (kind) => {
  let server: TestServer;
  let ana: TestBrowser;
  let anaId: string;
  let otto: TestBrowser;
  let admin: TestBrowser;
  let passerBy: TestBrowser;
  let set: PracticeSet;
  let played: KeepPractice;

  beforeAll(async () => {
    server = await openWholeServer(kind, { settings: testSettings({ DEMO_MODE: '1' }) });
    await storeBundle(server.db, canaryGame(360), server.clock.now());
    const registered = await member(server, 'Ana', { isVerified: true });
    ana = registered.browser;
    anaId = registered.userId;
    otto = (await member(server, 'Otto')).browser;
    admin = (await member(server, 'Milo', { roles: '{Admin}', isVerified: true })).browser;
    passerBy = (await guest(server)).browser;
    set = await readSet();
    played = playedPractice(set, secretOf(7));
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.db.query('delete from practice_draft');
    await server.db.query('delete from practice_catalogue');
    await server.db.query('delete from rate_limit');
  });

  const readSet = async (): Promise<PracticeSet> =>
    (await server.app.inject('/api/practice/canary/canary-draft')).json();
  const send = (body: object, browser = ana) => browser.send('POST', PATH, body);
  const codeOf = async (body: object, browser = ana) => {
    const reply = await send(body, browser);
    return [reply.statusCode, reply.json().code];
  };
  async function kept(body = played, browser = ana): Promise<PracticeRow> {
    const reply = await send(body, browser);
    expect([reply.statusCode, reply.json().message]).toEqual([200, undefined]);
    return reply.json();
  }
  const shelf = async (browser = ana) =>
    (await browser.send('GET', PATH)).json<PracticeShelf>().drafts.map(({ practiceId }) => practiceId);
  const open = async (practiceId: string, browser = ana): Promise<OpenedPractice> =>
    (await browser.send('GET', `${PATH}/${practiceId}`)).json();
  const countIn = async (table: string) =>
    (await server.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

  it('are kept, listed and opened with the pool and the deck of the browser', async () => {
    const row = await kept();
    expect(row).toEqual({
      practiceId: row.practiceId,
      gameName: 'Canary',
      name: set.name,
      deckCards: 45 - played.side.length,
      savedAtMs: server.clock.now(),
    });
    expect(await shelf()).toEqual([row.practiceId]);
    const { practiceId } = row;
    const { set: frozen, secret, actions, side } = await open(practiceId);
    expect(frozen).toEqual(set);
    const resumed = resumePractice(frozen, {
      hash: frozen.hash,
      secret,
      actions: actions as never,
      side: null,
      practiceId,
      isSent: true,
    });
    expect(resumed && practiceView(resumed).pool).toHaveLength(45);
    expect([resumed?.state.phase, side]).toEqual(['complete', played.side]);
  });

  it('are kept for guests, too, who have My drafts', async () => {
    const { practiceId } = await kept(played, passerBy);
    expect(await shelf(passerBy)).toEqual([practiceId]);
  });

  it('are kept once when they are sent twice, at once as well', async () => {
    const { practiceId } = await kept();
    const again = await Promise.all([kept({ ...played, side: [] }), kept({ ...played, side: [] })]);
    expect(again.map((row) => [row.practiceId, row.deckCards])).toEqual([
      [practiceId, 45],
      [practiceId, 45],
    ]);
    // The same draft of somebody else is theirs.
    await kept(played, otto);
    expect([await shelf(), await countIn('practice_draft')]).toEqual([[practiceId], 2]);
  });

  it('are kept after bots learned of people’s picks, which deals nothing else', async () => {
    await server.db.query(
      `insert into card_rating (game_id, card_id, picks, seen, rating, updated_at)
         select game_id, card_id, 900, 1000, 3, now() from printing where key = $1`,
      [set.setup.catalogue.cards[0]?.printing],
    );
    expect((await readSet()).hash).not.toBe(set.hash);
    const { practiceId } = await kept();
    expect((await open(practiceId)).actions).toEqual(played.actions);
    await server.db.query('delete from card_rating');
  });

  it('are refused when their cards have changed since, and change nothing', async () => {
    const refused = await send({ ...played, hash: 'a'.repeat(64) });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The cards have changed since this draft, so it can’t be kept.',
    ]);
    expect(await shelf()).toEqual([]);
  });

  it('are refused where the engine refuses them, or where a card is still to be taken [Z25]', async () => {
    const { actions } = played;
    const pick = actions.findIndex(({ type }) => type === 'pick');
    const changed = (change: object) =>
      actions.map((action, at) => (at === pick ? { ...action, ...change } : action));
    const tampered: readonly (readonly [object, number, string])[] = [
      [{ actions: actions.slice(0, -1) }, 409, 'practiceUnfinished'],
      [{ actions: [] }, 409, 'practiceUnfinished'],
      [{ actions: changed({ cardInstanceIds: ['nobody'] }) }, 422, 'practiceUnread'],
      [{ actions: changed({ seat: 77 }) }, 422, 'practiceUnread'],
      [{ actions: changed({ type: 'takeBack' }) }, 422, 'practiceUnread'],
      [{ actions: [...actions, actions[pick]] }, 422, 'practiceUnread'],
      [{ secret: secretOf(8) }, 422, 'practiceUnread'],
      [{ actions: changed({ type: 'paused' }) }, 400, 'validation'],
      [{ secret: 'abc' }, 400, 'validation'],
      [{ side: [...played.side, 'nobody'] }, 400, 'deckNotInPool'],
      [{ game: 'nowhere' }, 404, 'gameUnknown'],
      [{ template: 'nowhere' }, 404, 'gameUnknown'],
    ];
    for (const [change, status, code] of tampered)
      expect([change, ...(await codeOf({ ...played, ...change }))]).toEqual([change, status, code]);
    expect(await countIn('practice_draft')).toBe(0);
  });

  it('have at most so many actions, take so much work, and have nothing beside what the engine reads', async () => {
    const back = { type: 'takeBack', seat: 0 };
    const long = Array.from({ length: MOST_PRACTICE_ACTIONS + 1 }, () => back);
    expect(await codeOf({ ...played, actions: long })).toEqual([400, 'validation']);
    await expect(replayPractice(set, played, 0)).rejects.toThrow('This draft is too long to keep.');
    const noted = played.actions.map((action) => ({ ...action, note: 'x'.repeat(100) }));
    const { practiceId } = await kept({ ...played, actions: noted });
    expect((await open(practiceId)).actions).toEqual(played.actions);
  });

  it(`are ${MOST_PRACTICES} at most, and then ask to delete one`, async () => {
    const first = await kept();
    await server.db.query(
      `insert into practice_draft select 'copy ' || n, member_id, game, template, template_name, look, catalogue_hash, rules,
         seats, 'secret ' || n, actions, pool, side, saved_at from practice_draft, generate_series(1, $1) n`,
      [MOST_PRACTICES - 1],
    );
    const another = playedPractice(set, secretOf(9));
    const refused = await send(another);
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'tooManyPractices',
      'You’ve saved 50 practice drafts already. Delete one in My drafts first.',
    ]);
    // One that is there already has its place.
    expect((await kept()).practiceId).toBe(first.practiceId);
    await ana.send('DELETE', `${PATH}/copy 1`);
    await kept(another);
    expect(await shelf()).toHaveLength(MOST_PRACTICES);
  });

  it('have a deck that changes, with cards of their pool alone', async () => {
    const { practiceId } = await kept();
    const save = (side: readonly string[]) => ana.send('PUT', `${PATH}/${practiceId}`, { side });
    const [card = ''] = played.side;
    const changed = await save([card, card]);
    expect([changed.statusCode, changed.json().deckCards]).toEqual([200, 44]);
    expect((await open(practiceId)).side).toEqual([card]);
    const wrong = await save(['nobody']);
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'deckNotInPool']);
    expect((await open(practiceId)).side).toEqual([card]);
  });

  it('of somebody else cannot be told from one that is not there [Z25]', async () => {
    const { practiceId } = await kept();
    for (const browser of [otto, admin, passerBy]) {
      const answers = async (id: string) => {
        const replies = [
          await browser.send('GET', `${PATH}/${id}`),
          await browser.send('PUT', `${PATH}/${id}`, { side: [] }),
          await browser.send('DELETE', `${PATH}/${id}`),
        ];
        return replies.map((reply) => [reply.statusCode, reply.json().code, reply.json().message]);
      };
      expect(await answers(practiceId)).toEqual(await answers('nowhere'));
      expect((await answers(practiceId)).map(([status]) => status)).toEqual([404, 404, 404]);
      expect(await shelf(browser)).toEqual([]);
    }
    expect((await open(practiceId)).side).toEqual(played.side);
  });

  it('are deleted by their owner, and their cards a day after the last of them', async () => {
    const { practiceId } = await kept();
    const theirs = await kept(played, otto);
    expect(await countIn('practice_catalogue')).toBe(1);
    expect((await ana.send('DELETE', `${PATH}/${practiceId}`)).statusCode).toBe(204);
    expect([await shelf(), await shelf(otto)]).toEqual([[], [theirs.practiceId]]);
    const later = server.clock.now() + DAY_MS + 1;
    await sweepMembers(server.db, later);
    expect(await countIn('practice_catalogue')).toBe(1);
    await otto.send('DELETE', `${PATH}/${theirs.practiceId}`);
    await sweepMembers(server.db, server.clock.now());
    expect(await countIn('practice_catalogue')).toBe(1);
    await sweepMembers(server.db, later);
    expect(await countIn('practice_catalogue')).toBe(0);
  });

  it('are kept sixty times an hour', async () => {
    const unread = { ...played, hash: 'a'.repeat(64) };
    for (let at = 0; at < 60; at += 1) expect((await send(unread)).statusCode).toBe(409);
    expect((await send(played)).statusCode).toBe(429);
    expect((await send(played, otto)).statusCode).toBe(200);
  });

  it('change nothing but themselves: no count, rating, analytics or achievement [Z25]', async () => {
    const contents = async () => {
      const rows = await server.db.query<{ name: string; word: string }>(CONTENTS);
      return new Map(rows.map(({ name, word }) => [name, word]));
    };
    const READ = [
      ...['/api/home', '/api/achievements', '/api/drafts/mine', `/api/members/${anaId}`],
      `/api/members/${anaId}/history`,
    ];
    const told = async () => Promise.all(READ.map(async (path) => (await ana.send('GET', path)).body));
    const figures = async () => {
      const reply = await admin.send('GET', '/api/admin/analytics');
      expect(reply.statusCode).toBe(200);
      return reply.json();
    };
    const [before, toldBefore, figuresBefore] = [await contents(), await told(), await figures()];
    const { practiceId } = await kept();
    await open(practiceId);
    await ana.send('PUT', `${PATH}/${practiceId}`, { side: [] });
    expect(await countOpenDrafts(server.db, server.clock.now(), () => {})).toBe(0);
    await server.db.transaction((tx) => countMetrics(tx, [anaId], server.clock.now()));
    const after = await contents();
    const changed = [...after].filter(([name, word]) => before.get(name) !== word).map(([name]) => name);
    expect(changed.toSorted()).toEqual(['practice_catalogue', 'practice_draft', 'rate_limit']);
    expect(await told()).toEqual(toldBefore);
    expect(await figures()).toEqual(figuresBefore);
  });

  it('are in the account’s file, and go with the account', async () => {
    await kept();
    const { practiceDrafts } = (await ana.send('GET', '/api/account/export')).json();
    const { secret, actions, side } = played;
    const savedUtc = new Date(server.clock.now()).toISOString();
    expect(practiceDrafts).toEqual([
      { game: 'canary', template: 'canary-draft', name: set.name, secret, actions, side, savedUtc },
    ]);
    const gone = await member(server, 'Vera');
    await kept(played, gone.browser);
    const deleted = await gone.browser.send('DELETE', '/api/account', {
      currentPassword: PASSWORD,
      handle: 'Vera',
    });
    expect(deleted.statusCode).toBeLessThan(300);
    expect(
      await server.db.query('select id from practice_draft where member_id = $1', [gone.userId]),
    ).toEqual([]);
    expect((await gone.browser.send('GET', PATH)).statusCode).toBe(401);
    expect(await shelf()).toHaveLength(1);
  });
});

describe('practice drafts, in the source', () => {
  it('are read by practice alone, by the account’s file and by what deletes them [Z25]', () => {
    const reading = readdirSync('server', { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test(kit)?\.ts$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .filter((path) =>
        /practice_(draft|catalogue)\b|practice(Draft|Catalogue)\b/.test(readFileSync(path, 'utf8')),
      );
    expect(reading.toSorted()).toEqual([
      'server/db/schema.ts',
      'server/db/tables/practiceTables.ts',
      'server/members/account/deleteAccount.ts',
      'server/members/account/exportAccount.ts',
      'server/members/sweepMembers.ts',
      'server/practice/keptPractice.ts',
    ]);
  });
});
