import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOfStored } from '#contract/formatChoices/draftSource.ts';
import { formatChoices } from '#contract/formatChoices/formatChoices.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import { formats } from '#engine/formats/registry.ts';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import type { ImportBatch } from '../../imports/batch.ts';
import { parseCardFiles } from '../../imports/cardFiles.ts';
import { SHIPPED_RECIPES } from '../recipes/shippedRecipes.ts';
import { INVENTED_PILES, INVENTED_SETS, inventedBatch } from './inventedSet.testkit.ts';
import { draftCardsIn, faultsIn, openedPacks, packNamed, recipeOf } from './openPresets.testkit.ts';
import { isFor } from './presetPack.ts';
import { withRecipe } from './withRecipe.ts';

const PACKS = 300;

/** Cards of a slot and the rarities that they may have; an `f` behind the number says that they are foil. */
type Slots = string;

/** What a pack of each set holds, as it is known of the product, in the order of the slots. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, Slots>>>> = {
  X1: {
    booster:
      '6 common; 3 uncommon; 2 rare|super rare|legendary; 1f common|uncommon|rare|super rare|legendary|epic|enchanted|iconic',
  },
  XSW: {
    booster:
      '1 common|rare; 1 common|rare; 9 common; 3 uncommon; 1 rare|legendary; 1f common|uncommon|rare|legendary|special',
    leaders: '3 common|rare',
    'without-leader':
      '1 common|rare; 9 common; 3 uncommon; 1 rare|legendary; 1f common|uncommon|rare|legendary|special',
  },
  SHD: {
    booster: '1 common; 1 common; 9 common; 3 uncommon; 1 rare|legendary; 1f common|uncommon|rare|legendary',
    leaders: '3 common',
    'without-leader': '1 common; 9 common; 3 uncommon; 1 rare|legendary; 1f common|uncommon|rare|legendary',
  },
  WTR: { booster: '11 c; 1 r; 1 r|s|m; 1 c; 1f c|r|s|m|l|f' },
  XFB: { booster: '12 c; 1 r; 1 r|m; 1f c|r|m|l|f' },
  xsv1: {
    booster:
      '4 common; 3 uncommon; 1f common|uncommon|rare|ace spec rare; 1f common|uncommon|rare|illustration rare|special illustration rare|hyper rare; 1f rare|double rare|ultra rare',
  },
  xswsh: {
    booster:
      '5 common; 3 uncommon; 1f common|uncommon|rare|rare holo; 1 rare|rare holo|rare holo v|rare holo vmax|rare ultra|rare rainbow|rare secret',
  },
  xsm: {
    booster:
      '5 common; 3 uncommon; 1f common|uncommon|rare|rare holo; 1 rare|rare holo|rare holo gx|rare ultra|rare rainbow|rare secret',
  },
  xdp: {
    booster: '5 common; 3 uncommon; 1f common|uncommon|rare|rare holo; 1 rare|rare holo|rare holo lv.x',
  },
  xex: {
    booster: '5 common; 2 uncommon; 1f common|uncommon|rare|rare holo; 1 rare|rare holo|rare holo ex',
  },
  xlc: { booster: '6 common; 3 uncommon; 1f common|uncommon|rare|rare holo; 1 rare|rare holo' },
  xbase: { booster: '7 common; 3 uncommon; 1 rare|rare holo' },
  'XP-01': { booster: '7 c; 3 uc; 1 r; 1 r|l|sr|sec' },
  XBT1: { booster: '7 c; 3 u; 1 r; 1 r|sr|sec' },
  XSO: { booster: '11 ordinary; 3 exceptional; 1 elite|unique' },
  XPL: {
    'play-booster':
      '7 common; 3 uncommon; 1 rare|mythic; 1 common; 1 common|uncommon|rare|mythic; 1f common|uncommon|rare|mythic',
  },
  XDB: { 'draft-booster': '10 common; 3 uncommon; 1 rare|mythic; 1 common' },
  XOB: { 'draft-booster': '11 common; 3 uncommon; 1 rare' },
};

const LEADERS_FIRST = {
  draft: 'leaders without-leader without-leader without-leader',
  sealed: 'booster booster booster booster booster booster',
};

/** The packs of each draft in their order, by its slug. */
const DRAFTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  XSW: LEADERS_FIRST,
  SHD: LEADERS_FIRST,
  XPL: { draft: 'play-booster play-booster play-booster' },
  XDB: { draft: 'draft-booster draft-booster draft-booster' },
  XOB: { draft: 'draft-booster draft-booster draft-booster' },
};
const USUAL_DRAFT = { draft: 'booster booster booster' };

/** How a pack was filled, as `6 common; 1f rare`, checked against what is allowed. */
function wrongPacks(batch: ImportBatch, slug: string, slots: Slots): string[] {
  const cards = draftCardsIn(batch);
  const parts = slots.split('; ').map((part) => /^(\d+)(f?) (.*)$/.exec(part) ?? []);
  return openedPacks(packNamed(batch, slug), cards, { count: PACKS, seed: 41 }).flatMap((pack) => {
    let at = 0;
    const wrong = parts.flatMap(([part = '', count = '', foil = '', rarities = '']) => {
      const here = pack.slice(at, at + Number(count));
      at += Number(count);
      const isRight =
        here.length === Number(count) &&
        here.every(
          ({ card, finish }) =>
            rarities.split('|').includes(cards[card]?.rarity ?? '') && (finish === 'foil') === (foil === 'f'),
        );
      return isRight ? [] : [`${part}: ${here.map(({ card }) => cards[card]?.rarity).join()}`];
    });
    return pack.length === at ? wrong : [...wrong, `${pack.length} cards instead of ${at}`];
  });
}

const cases = INVENTED_SETS.flatMap((invented) => invented.recipes.map((id) => ({ ...invented, id })));

describe('the packs of an invented set with real proportions', () => {
  it.each(cases)('have the size and rarities of the preset: $id, $set.name', ({ id, set, runs }) => {
    const batch = withRecipe(inventedBatch(set, runs), recipeOf(id));
    const expected = EXPECTED[set.code] ?? {};
    const prefix = `${set.code.toLowerCase()}-`;
    expect(batch.packs.map(({ slug }) => slug)).toEqual(Object.keys(expected).map((slug) => prefix + slug));
    for (const [slug, slots] of Object.entries(expected))
      expect([slug, wrongPacks(batch, prefix + slug, slots)]).toEqual([slug, []]);
    expect(
      Object.fromEntries(
        batch.templates.map((template) => [
          template.slug.replace(prefix, ''),
          packsOpened(template, 1)
            .flatMap((need) => ('count' in need ? Array.from({ length: need.count }, () => need.pack) : []))
            .map((slug) => slug.replace(prefix, ''))
            .join(' '),
        ]),
      ),
    ).toEqual(DRAFTS[set.code] ?? USUAL_DRAFT);
    expect(faultsIn(batch)).toEqual([]);
  });

  it('are drafted leaders first, which are passed to the right, in Star Wars: Unlimited', () => {
    const [swu] = INVENTED_SETS.filter(({ recipes }) => recipes.includes('swu-db'));
    const batch = withRecipe(inventedBatch(swu!.set, swu!.runs), recipeOf('swu-db'));
    const draft = batch.templates.find(({ slug }) => slug === 'xsw-draft');
    const directions =
      draft?.format === 'booster' &&
      draft.rounds.map(({ steps }) => steps.flatMap((step) => (step.do === 'pass' ? step.direction : [])));
    expect(directions).toEqual([['right'], ['left'], ['right'], ['left']]);
    expect(draft?.blurb).toBe('A pack of 3 cards, then 3 packs of 15 cards from Spark of Ferries.');
    const leaders = new Set(
      openedPacks(packNamed(batch, 'xsw-leaders'), draftCardsIn(batch), { count: 200, seed: 2 })
        .flat()
        .map(({ card }) => batch.cards[card]?.type),
    );
    expect(leaders).toEqual(new Set(['Leader']));
  });
});

/** Formats that these cards are not for: half-decks have themes, and a team of two opens more cards than the second set has. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  xcore: ['jumpstart'],
  XFL: ['teamSealed', 'jumpstart'],
};

describe('a set that is drafted as one pile', () => {
  it.each(INVENTED_PILES.flatMap((one) => one.recipes.map((id) => ({ ...one, id }))))(
    'has every card as often as its set does: $id',
    ({ id, set, runs }) => {
      const batch = withRecipe(inventedBatch(set, runs), recipeOf(id));
      const pack = packNamed(batch, `${set.code.toLowerCase()}-cube`);
      const weights = Object.values(pack.sheets)[0]?.cards?.map(({ weight }) => weight) ?? [];
      const counts = runs.flatMap(([count, , typeLine, extra]) =>
        typeLine.startsWith('Identity')
          ? []
          : Array.from({ length: count }, () => Number(extra?.attributes?.quantity ?? 1)),
      );
      expect(pack.replacement).toBe('table');
      expect(weights).toEqual(counts);
      expect(batch.templates.map(({ slug }) => slug)).toContain(`${set.code.toLowerCase()}-cube-draft`);
      const cards = draftCardsIn(batch);
      const source = sourceOfStored(pack, cards, cards.length, batch.proposedGame.deckSize ?? 40);
      const offered = formatChoices(source).flatMap(({ format, refusal }) =>
        refusal === null ? format : [],
      );
      expect(Object.keys(formats).filter((format) => !offered.some((one) => one === format))).toEqual(
        REFUSED[set.code],
      );
      expect(faultsIn(batch)).toEqual([]);
    },
  );
});

/** Sizes of the packs that the shapes of sources give, which hold few cards of each rarity. */
const SHAPES: readonly (readonly [file: string, recipe: string, packs: Readonly<Record<string, number>>])[] =
  [
    ['LorcanaJSON-allCards.json', 'lorcanajson', { '1-booster': 12, '2-booster': 12 }],
    ['swu-db-cards-xsw.json', 'swu-db', { 'xsw-booster': 16, 'xsw-leaders': 3, 'xsw-without-leader': 15 }],
    ['FaB-card.json', 'the-fab-cube', { 'xwt-booster': 15 }],
    ['FaB-card-flattened.json', 'the-fab-cube', { 'xwt-booster': 15 }],
    ['pokemontcg.io-v2-cards-q-set.id.json', 'pokemontcg-io', { 'xsv1-booster': 10 }],
    ['optcgapi-allSetCards.json', 'optcgapi', { 'xp-01-booster': 12 }],
    ['digimoncard.io-search.json', 'digimoncard-io', { 'xbt1-booster': 12 }],
    ['NetrunnerDB-v2-public-cards.json', 'netrunnerdb', { 'xcore-cube': 15 }],
    ['YGOPRODeck-cardinfo-cardset.json', 'ygoprodeck', { 'xfl-cube': 6 }],
    ['Scryfall-cards-search-list.json', 'scryfall', { 'xaa-play-booster': 14 }],
  ];

const hasShapes = hasCardData('shapes/README.md', 'packs of presets from the shapes of public sources');

describe.skipIf(!hasShapes)('the packs of a set as its source writes it', () => {
  const batchOf = (file: string): ImportBatch => {
    const text = readFileSync(join(CARD_DATA, 'shapes', file), 'utf8');
    const read = parseCardFiles([{ fileName: file, text }], { gameSlug: 'shape' });
    if (!read.ok) throw new Error(read.sentence);
    return read.batch;
  };

  it.each(SHAPES)('have the size of the preset: %s', (file, id, packs) => {
    const batch = withRecipe(batchOf(file), recipeOf(id));
    const cards = draftCardsIn(batch);
    const sizes = batch.packs.map(({ slug }): [string, number[]] => {
      const opened = openedPacks(packNamed(batch, slug), cards, { count: PACKS, seed: 7 });
      return [slug, [...new Set(opened.map(({ length }) => length))]];
    });
    expect(Object.fromEntries(sizes)).toEqual(
      Object.fromEntries(Object.entries(packs).map(([slug, size]) => [slug, [size]])),
    );
    expect(faultsIn(batch)).toEqual([]);
  });

  it('leave the pack to the boosters of the file where it has them', () => {
    const read = batchOf('MTGJSON-v5-XAA.json');
    expect(read.packs.length).toBeGreaterThan(0);
    expect(withRecipe(read, recipeOf('scryfall')).packs).toEqual(read.packs);
  });
});

/** Sizes of packs of real sets, one of each era that the card data has. */
const REAL: readonly (readonly [
  recipe: string,
  files: readonly string[],
  packs: Readonly<Record<string, number>>,
])[] = [
  ['pokemon-tcg-data', ['pokemon/cards/en/base1.json', 'pokemon/sets/en.json'], { 'base1-booster': 11 }],
  ['pokemon-tcg-data', ['pokemon/cards/en/neo1.json', 'pokemon/sets/en.json'], { 'neo1-booster': 11 }],
  ['pokemon-tcg-data', ['pokemon/cards/en/swsh1.json', 'pokemon/sets/en.json'], { 'swsh1-booster': 10 }],
  ['pokemon-tcg-data', ['pokemon/cards/en/sv3pt5.json', 'pokemon/sets/en.json'], { 'sv3pt5-booster': 10 }],
  ['pokemon-tcg-data', ['pokemon/cards/en/swsh12tg.json', 'pokemon/sets/en.json'], {}],
  ['netrunnerdb', ['netrunner/pack/sg.json'], { 'sg-cube': 15 }],
  ['netrunnerdb', ['netrunner/pack/core.json'], { 'core-cube': 15 }],
];

const hasReal = hasCardData('pokemon/sets/en.json', 'packs of presets from real sets');

describe.skipIf(!hasReal)('the packs of a real set', () => {
  it.each(REAL)('have the size of the preset: %s, %s', (id, files, packs) => {
    const read = parseCardFiles(
      files.map((fileName) => ({ fileName, text: readFileSync(join(CARD_DATA, fileName), 'utf8') })),
      { gameSlug: 'real' },
    );
    if (!read.ok) throw new Error(read.sentence);
    const batch = withRecipe(read.batch, recipeOf(id));
    const cards = draftCardsIn(batch);
    const sizes = batch.packs.map((pack): [string, number[]] => {
      const opened = openedPacks(pack, cards, { count: PACKS, seed: 5 });
      return [pack.slug, [...new Set(opened.map(({ length }) => length))]];
    });
    expect(Object.fromEntries(sizes)).toEqual(
      Object.fromEntries(Object.entries(packs).map(([slug, size]) => [slug, [size]])),
    );
    const said = batch.warnings.slice(read.batch.warnings.length);
    expect(
      said.filter(
        (sentence) => !sentence.includes('no pack was made') && !sentence.includes('cards are enough'),
      ),
    ).toEqual([]);
    expect(batch.templates.length).toBeGreaterThanOrEqual(Object.keys(packs).length);
    expect(faultsIn(batch)).toEqual([]);
  });
});

describe('the presets of the shipped recipes', () => {
  it('have an invented set each, by which packs are checked', () => {
    const unchecked = SHIPPED_RECIPES.flatMap(({ id, presets }) =>
      presets.packs.filter((preset) => {
        const checked = INVENTED_SETS.filter(({ recipes }) => recipes.includes(id)).flatMap(({ set }) =>
          presets.packs.find((one) => one.slug === preset.slug && isFor(one, set)),
        );
        return !checked.includes(preset);
      }),
    );
    expect(unchecked).toEqual([]);
  });

  it('name their slots once, open every pack in some draft, and give cards only to slots that are there', () => {
    for (const { id, presets } of SHIPPED_RECIPES) {
      const opened = new Set(presets.drafts.flatMap(({ rounds }) => rounds));
      for (const pack of presets.packs) {
        const names = pack.slots.map(({ name }) => name);
        expect([id, pack.slug, names.length]).toEqual([id, pack.slug, new Set(names).size]);
        expect([id, opened.has(pack.slug)]).toEqual([id, true]);
        expect(names).toEqual(expect.arrayContaining(pack.slots.flatMap(({ otherwise }) => otherwise ?? [])));
      }
    }
  });

  it('give every source of sets packs or a pile, but for those whose files bring boosters', () => {
    const without = SHIPPED_RECIPES.filter(
      ({ brings, presets }) => brings === 'sets' && presets.packs.length === 0 && !presets.pile,
    );
    expect(without.map(({ id }) => id)).toEqual(['mtgjson']);
  });

  it('are the same for two sources of one game', () => {
    expect(recipeOf('lorcast').presets).toEqual(recipeOf('lorcanajson').presets);
    expect(recipeOf('pokemontcg-io').presets).toEqual(recipeOf('pokemon-tcg-data').presets);
  });
});
