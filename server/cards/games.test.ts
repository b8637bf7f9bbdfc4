import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { createTable } from '../drafts/lobby/createTable.ts';
import { createEvent } from '../events/createEvent.ts';
import { readOffer } from '../queue/formTable.ts';
import { type BrokenTemplate, readGames, storeBundle } from './games.ts';

const host = {
  memberId: 'ann',
  handle: 'ann',
  isGuest: false,
  isVerified: true,
  roles: ['PowerUser'] as const,
};

describe('a pack that was stored with more cards than anybody can deal', () => {
  it('fails no list of games', async () => {
    const db = await openTestDatabase(ANY_KIND);
    try {
      await storeBundle(db, canaryGame(60), 0);
      await db.query(
        `update pack_definition set definition = jsonb_set(definition, '{layouts,0,slots,0,count}', '3000000000')`,
      );
      expect((await readGames(db, () => undefined)).map(({ slug }) => slug)).toEqual(['canary']);
    } finally {
      await db.close();
    }
  });
});

describe('a template whose rules cannot be read', () => {
  let db: Database;
  let slug: string;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    const bundle = canaryGame(60);
    const { definition } = bundle;
    const [template] = bundle.templates;
    if (!template) throw new Error('The game has a template.');
    slug = template.slug;
    await storeBundle(db, bundle, 0);
    await storeBundle(db, { ...bundle, definition: { ...definition, slug: 'broken', name: 'Broken' } }, 0);
    await db.query(
      `update draft_template set definition = jsonb_set(definition, '{rounds,0,steps}', '[{"do":"pick","count":200}]')
       where game_id = (select id from game where slug = 'broken')`,
    );
    await db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at, verified_at)
       values ('ann', 'ann', 'ann', false, 'ann', now(), now(), now())`,
    );
  });
  afterAll(() => db?.close());

  it('is left out of the list of games and told, and no other game is missed', async () => {
    const broken: BrokenTemplate[] = [];
    const games = await readGames(db, (one) => broken.push(one));
    expect(games.map((game) => [game.slug, game.templates.length])).toEqual([
      ['broken', 0],
      ['canary', 1],
    ]);
    expect(broken).toEqual([{ game: 'broken', template: slug }]);
  });

  it('F6: is not missed alone where the game cannot be read: it is missing whole, and no other game with it [fault F6]', async () => {
    const key = `'{rarities,0,code}', to_jsonb(repeat('m', 121))`;
    await db.query(`update game set definition = jsonb_set(definition, ${key}) where slug = 'broken'`);
    const broken: BrokenTemplate[] = [];
    const games = await readGames(db, (one) => broken.push(one));
    expect([games.map((game) => game.slug), broken]).toEqual([
      ['canary'],
      [{ game: 'broken', template: null }],
    ]);
    const back = `'{rarities,0,code}', '"common"'`;
    await db.query(`update game set definition = jsonb_set(definition, ${back}) where slug = 'broken'`);
  });

  it('is refused with a sentence to whoever would make a table or an event of it, or queue for it', async () => {
    const refusal = {
      ok: false,
      refusal: 'gameUnknown',
      message: 'The rules of this draft cannot be read any more. It has to be imported again.',
    };
    const table = { game: 'broken', template: slug, solo: false };
    const event = { ...table, commandId: 'one', hostPlays: true, settings: {} };
    const made = { db, host, nowMs: 0, newSeed: () => randomBytes(32) };
    expect(await createTable({ ...made, asked: { ...table, settings: {} } })).toMatchObject(refusal);
    expect(await createEvent({ ...made, asked: event })).toMatchObject(refusal);
    expect(await readOffer(db, { slug: 'broken' }, slug)).toMatchObject(refusal);
  });
});
