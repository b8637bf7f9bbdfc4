import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameDefinition } from '#contract/games/game.ts';
import { ANY_KIND, emptyDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../../db/open.ts';
import { type ImportAsk, importFile } from '../importFile.ts';
import { isAlike, nearestTo } from './nearWords.ts';

const FIRST =
  'name,cost,faction,rarity,set,number,cups\nKettle Ghost,2,Steam,common,TEA,1,3\nSaucer Moon,3,Leaf,rare,TEA,2,1\n';
const SECOND =
  'name,cost,faction,rarity,set,number,cup\nSpoon Knight,1,Steem,rrae,TEA,3,4\nSugar Imp,1,Leaf,mythic,TEA,4,5\n';

const ask = (text: string, more: Partial<ImportAsk> = {}): ImportAsk => ({
  path: 'tea.csv',
  text,
  gameSlug: 'tea',
  gameName: 'Tea',
  createGame: false,
  dryRun: false,
  skipRejects: false,
  map: null,
  nowMs: 1_000_000,
  ...more,
});

describe('words that a game does not know', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    await importFile(db, ask(FIRST, { createGame: true }));
  });
  afterAll(() => db?.close());

  const game = async () =>
    (await db.query<{ definition: GameDefinition }>("select definition from game where slug = 'tea'"))[0]
      ?.definition;
  const words = async () => {
    const known = await game();
    return [
      known?.rarities.map(({ code }) => code),
      known?.lanes.map(({ key }) => key),
      known?.attributes.map(({ key }) => key),
    ];
  };
  const cards = () =>
    db.query(
      `select c.name, c.record->'lanes' as lanes, c.record->'attributes' as attributes, p.rarity, p.record->>'rarity' as same
       from card c join printing p on p.card_id = c.id where c.name not in ('Kettle Ghost', 'Saucer Moon') order by 1`,
    );
  const UNCHANGED = [['common', 'rare'], ['steam', 'leaf'], ['cups']];

  it('are asked about with the word that is most like each, and change nothing until they are answered', async () => {
    const report = await importFile(db, ask(SECOND));
    expect(report.refusal).toBe(
      'The files have 4 words that the game doesn’t know, so nothing was changed. Answer in the file of --map, or add them with --accept-new.',
    );
    expect(
      report.questions.map(({ kind, key, nearest, count, examples }) => [
        kind,
        key,
        nearest?.key,
        count,
        examples,
      ]),
    ).toEqual([
      ['rarity', 'rrae', 'rare', 1, ['Spoon Knight (TEA 3)']],
      ['rarity', 'mythic', undefined, 1, ['Sugar Imp (TEA 4)']],
      ['lane', 'steem', 'steam', 1, ['Spoon Knight']],
      ['attribute', 'cup', 'cups', 2, ['Spoon Knight', 'Sugar Imp']],
    ]);
    expect([await words(), await cards()]).toEqual([UNCHANGED, []]);
    expect(await db.query('select 1 from import_batch')).toHaveLength(1);
  });

  it('are the word that somebody says they are', async () => {
    const answers = {
      rarity: { rrae: { is: 'rare' }, mythic: 'add' },
      lane: { steem: { is: 'steam' } },
      attribute: { cup: { is: 'cups' } },
    } as const;
    expect(await importFile(db, ask(SECOND, { answers }))).toMatchObject({ refusal: null, created: 4 });
    expect(await words()).toEqual([['common', 'rare', 'mythic'], ['steam', 'leaf'], ['cups']]);
    expect(await cards()).toEqual([
      { name: 'Spoon Knight', lanes: ['steam'], attributes: { cups: 4 }, rarity: 'rare', same: 'rare' },
      { name: 'Sugar Imp', lanes: ['leaf'], attributes: { cups: 5 }, rarity: 'mythic', same: 'mythic' },
    ]);
  });

  it('are left out: a lane and an attribute of their cards, a rarity with its printings', async () => {
    const answers = {
      rarity: { rrae: { is: 'rare' }, mythic: 'leaveOut' },
      lane: { steem: 'leaveOut' },
      attribute: { cup: 'leaveOut' },
    } as const;
    expect(await importFile(db, ask(SECOND, { answers }))).toMatchObject({ refusal: null, created: 2 });
    expect(await words()).toEqual(UNCHANGED);
    expect(await cards()).toEqual([
      { name: 'Spoon Knight', lanes: [], attributes: {}, rarity: 'rare', same: 'rare' },
    ]);
  });

  it('are not taken for a word that is not there', async () => {
    const answers = {
      rarity: { rrae: { is: 'mythic' }, mythic: { is: 'rare' } },
      lane: {},
      attribute: {},
    } as const;
    const { questions } = await importFile(db, ask(SECOND, { answers, acceptNew: false }));
    expect(questions.filter(({ answer }) => answer === null).map(({ key }) => key)).toEqual([
      'rrae',
      'steem',
      'cup',
    ]);
    expect(await words()).toEqual(UNCHANGED);
  });

  it('are all added where somebody says so', async () => {
    expect(await importFile(db, ask(SECOND, { acceptNew: true }))).toMatchObject({ refusal: null });
    expect(await words()).toEqual([
      ['common', 'rare', 'rrae', 'mythic'],
      ['steam', 'leaf', 'steem'],
      ['cups', 'cup'],
    ]);
  });

  it('change a card that is there only where something is left to change', async () => {
    const again = FIRST.replace('common', 'comon');
    const answers = { rarity: { comon: { is: 'common' } }, lane: {}, attribute: {} } as const;
    expect(await importFile(db, ask(again, { answers }))).toMatchObject({
      refusal: null,
      updated: 0,
      skipped: 4,
    });
  });

  it('are those of its first file in a new game, but for two that are alike', async () => {
    const wine = (more: string) =>
      ask(`name,cost,rarity\nAsh,1,common\nBirch,1,common\nCedar,1,rare\n${more}`, {
        gameSlug: 'wine',
        createGame: true,
      });
    const report = await importFile(db, wine('Elm,1,comon\n'));
    expect(report.refusal).toMatch(/^The files have 1 word that the game doesn’t know/);
    expect(
      report.questions.map(({ key, isListed, answer, nearest }) => [key, isListed, answer, nearest?.key]),
    ).toEqual([
      ['common', true, 'add', undefined],
      ['rare', true, 'add', undefined],
      ['comon', false, null, 'common'],
    ]);
    expect(await db.query("select 1 from game where slug = 'wine'")).toEqual([]);
    expect(await importFile(db, wine(''))).toMatchObject({ refusal: null, created: 6 });
  });
});

describe('words that are alike', () => {
  const word = (label: string) => ({ key: label.toLowerCase(), label });

  it.each([
    ['Rrae', 'Rare', true],
    ['super-rare', 'Super Rare', true],
    ['Comon', 'Common', true],
    ['Common', 'Uncommon', false],
    ['Rare', 'Super Rare', false],
    ['C', 'U', false],
    ['Rare Holo EX', 'Rare Holo GX', false],
    ['Rare Holo', 'Rare Holo V', false],
    ['Attack 1', 'Attack 2', false],
    ['Red', 'Blue', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isAlike(word(one), word(other))).toBe(expected);
  });

  it('are found by the fewest letters that differ', () => {
    const known = ['Common', 'Uncommon', 'Rare'].map(word);
    expect(nearestTo(word('Uncomon'), known)?.label).toBe('Uncommon');
    expect(nearestTo(word('Legendary'), known)).toBeNull();
  });
});
