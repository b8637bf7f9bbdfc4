import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameDefinition } from '#contract/games/game.ts';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import { ANY_KIND, emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import { makeGame } from '../../admin/games.ts';
import { readImport } from '../../admin/imports/importView.ts';
import type { Database } from '../../db/open.ts';
import { DEMO_MEMBERS, seedDemoMembers } from '../../members/demoMembers.ts';
import { importFile } from '../importFile.ts';
import { undoBatch } from './undoBatch.ts';

const RARITIES = ['common', 'common', 'common', 'uncommon', 'rare'];
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const CSV = [
  'name,cost,faction,type,rarity,set,number,cups',
  ...numbers(80).map(
    (at) =>
      `Kettle ${at},${at % 6},${at % 2 ? 'Steam' : 'Leaf'},Being,${RARITIES[at % 5]},TEA,${at},${at % 3}`,
  ),
].join('\n');

/** Cards as Scryfall tells of them, which makes a game of five colours with its own deck rules and symbols. */
const JSON_CARDS = JSON.stringify(
  numbers(90).map((at) => ({
    ...{ object: 'card', id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, lang: 'en' },
    ...{ name: `Gull ${at}`, mana_cost: at % 2 ? '{1}{U}' : '{W}', cmc: at % 2 ? 2 : 1, layout: 'normal' },
    ...{ type_line: 'Creature — Bird', oracle_text: 'Flying', colors: [at % 2 ? 'U' : 'W'] },
    ...{ color_identity: [at % 2 ? 'U' : 'W'], set: 'gul', set_name: 'Gulls', collector_number: String(at) },
    ...{ rarity: RARITIES[at % 5], power: '1', toughness: '1', released_at: '2026-01-01' },
  })),
);

const LIST = [
  '[Settings]',
  '{"name": "Office Cube", "cardBack": "https://example.org/back.png", "boostersPerPlayer": 3}',
  '[CustomCards]',
  JSON.stringify(
    numbers(60).map((at) => ({
      ...{ name: `Stapler ${at}`, mana_cost: '{1}{R}', type: 'Creature', rarity: RARITIES[at % 5] },
      ...{ colors: ['R'], set: 'off', collector_number: String(at) },
    })),
  ),
  '[MainSlot(10)]',
  ...numbers(60).map((at) => `3 Stapler ${at}`),
].join('\n');

const REAL = 'mtg/mtgjson5/ISD.json';

describe('a game that is made first and imported into', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    await seedDemoMembers(db);
  });
  afterAll(() => db?.close());

  const imported = async (path: string, text: string, createGame: boolean, acceptNew = false) => {
    const report = await importFile(db, {
      ...{ path, text, gameSlug: 'tea', gameName: 'Tea', createGame, dryRun: false },
      ...{ skipRejects: true, map: null, acceptNew, nowMs: 1_000_000 },
    });
    expect(report.refusal).toBeNull();
    return report.batchId ?? '';
  };
  const make = () =>
    makeGame(
      db,
      { memberId: DEMO_MEMBERS[0]!.id, nowMs: 1_000_000 },
      { name: 'Tea', slug: 'tea', like: null },
    );
  const whole = async () => ({
    game: await db.query<{ definition: GameDefinition; status: string }>(
      "select definition, status from game where slug = 'tea'",
    ),
    packs: await db.query('select slug, definition from pack_definition order by slug'),
    templates: await db.query('select slug, definition, status from draft_template order by slug'),
  });

  async function bothWays(path: string, text: string) {
    await imported(path, text, true);
    const byImport = await whole();
    await db.query('delete from import_batch');
    await db.query("delete from game where slug = 'tea'");
    await make();
    await imported(path, text, false);
    expect(await whole()).toEqual(byImport);
    return byImport;
  }

  it.each([
    ['a table', 'tea.csv', CSV],
    ['cards as JSON', 'gulls.json', JSON_CARDS],
    ['a list with its settings', 'office.txt', LIST],
  ])('is the game that the import would have made: %s', async (_, path, text) => {
    const { game } = await bothWays(path, text);
    expect(game).toHaveLength(1);
  });

  it.skipIf(!hasCardData(REAL, 'a set of Magic both ways'))('is so for a real set', async () => {
    const text = readFileSync(join(CARD_DATA, REAL), 'utf8');
    const { game, packs } = await bothWays('ISD.json', text);
    expect([game[0]?.status, packs.length > 0]).toEqual(['published', true]);
  });

  it('keeps what somebody set by hand before, and gains the rest', async () => {
    await make();
    const rules = { buckets: [{ key: 'main', label: 'Crew', min: 30, max: null }], deckSize: 30 };
    await db.query('update game set definition = definition || $1::jsonb', [
      JSON.stringify({ ...rules, tagline: 'By hand', laneWord: 'wing' }),
    ]);
    await imported('gulls.json', JSON_CARDS, false);
    const [game] = await db.query<{ definition: GameDefinition }>('select definition from game');
    expect(game?.definition).toMatchObject({
      ...rules,
      tagline: 'By hand',
      laneWord: 'wing',
      maxCopies: null,
    });
    expect(game?.definition.lanes.map(({ key }) => key)).toContain('blue');
    expect(game?.definition.rarities.map(({ code }) => code)).toContain('uncommon');
  });

  it('leads to a draft of what it brought, and says what is missing where there is none', async () => {
    const nextOf = async (batchId: string) => (await readImport(db, batchId))?.next;
    const first = await nextOf(await imported('my_cube-v2.txt', LIST.replace(/"name": "[^"]*", /, ''), true));
    expect(first).toMatchObject({ status: 'published', template: 'my-cube-v2-draft', missing: null });
    const [pack] = await db.query<{ name: string }>(
      "select definition->>'name' as name from pack_definition",
    );
    expect(pack?.name).toBe('My cube v2');
    await db.query("update draft_template set status = 'draft'");
    await db.query("update game set status = 'draft'");
    const second = await nextOf(await imported('tea.csv', CSV, false, true));
    expect(second).toMatchObject({ status: 'draft', template: null });
    expect(second?.missing).toContain('no published draft template');
  });

  it('is a draft again once the import that published it is undone', async () => {
    await make();
    const before = await whole();
    const batchId = await imported('office.txt', LIST, false);
    expect((await whole()).game).toMatchObject([{ status: 'published' }]);
    expect(await undoBatch(db, { batchId, nowMs: () => 2_000_000 })).toMatchObject({ ok: true });
    expect(await whole()).toEqual(before);
  });
});
