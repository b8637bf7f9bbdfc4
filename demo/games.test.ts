import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  cardRecordSchema,
  gameDefinitionSchema,
  printingRecordSchema,
  type SheetFilter,
  storedPackSchema,
} from '#contract/games/game.ts';
import { type GameBundle, storedTemplateSchema } from '#contract/games/templates.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import { freezePack } from '#engine/packs/freeze.ts';
import { openPack } from '#engine/packs/open.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { keyring } from '#engine/random/streams.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { drawArt } from '#server/images/art/artAddress.ts';
import { emberwake } from './emberwake/bundle.ts';
import { EMBERWAKE_RULES } from './emberwake/rules.ts';
import { demoGames } from './games.ts';
import { orbitMarket } from './orbit-market/bundle.ts';

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, i) => texts.indexOf(text) !== i);

function countBy(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const draftable = (game: GameBundle) => game.printings.filter((printing) => printing.isDraftable);

function sheetSize(game: GameBundle, filter: SheetFilter): number {
  const cards = new Map(game.cards.map((card) => [card.name, card]));
  return draftable(game).filter((printing) => {
    const card = cards.get(printing.card);
    return (
      (filter.sets?.includes(printing.set) ?? true) &&
      (filter.rarities?.includes(printing.rarity) ?? true) &&
      (filter.types?.includes(card?.type ?? '') ?? true) &&
      (filter.lanes?.some((lane) => card?.lanes.includes(lane)) ?? true)
    );
  }).length;
}

const needs = (game: GameBundle) =>
  game.packs.flatMap((pack) =>
    Object.entries(pack.sheets).map(([name, sheet]) => ({
      name,
      cards: sheetSize(game, sheet.filter ?? {}),
      drawn: Math.max(
        ...pack.layouts.map((layout) =>
          layout.slots
            .filter((slot) => slot.sheets.some((choice) => choice.sheet === name))
            .reduce((sum, slot) => sum + slot.count, 0),
        ),
      ),
    })),
  );

describe.each(demoGames.map((game) => [game.definition.name, game] as const))('%s', (_, game) => {
  it('is a game as the contract describes it [spec 3.9]', () => {
    expect(gameDefinitionSchema.parse(game.definition)).toEqual(game.definition);
    expect(z.array(cardRecordSchema).parse(game.cards)).toEqual(game.cards);
    expect(z.array(printingRecordSchema).parse(game.printings)).toEqual(game.printings);
    expect(z.array(storedPackSchema).parse(game.packs)).toEqual(game.packs);
    expect(z.array(storedTemplateSchema).parse(game.templates)).toEqual(game.templates);
  });

  it('opens packs without a card twice', () => {
    const byName = new Map(game.cards.map((card) => [card.name, card]));
    const cards = game.printings.map((printing) => draftCardOf(byName.get(printing.card)!, printing));
    const streamOf = keyring(new Uint8Array(32).fill(7));
    for (const stored of game.packs) {
      const frozen = freezePack(stored, cards);
      if (!frozen.ok) throw new Error(frozen.sentence);
      const pack = preparePack(frozen.pack, cards);
      for (let number = 0; number < 300; number += 1) {
        const opened = openPack(pack, streamOf(`${stored.slug}/${number}`), 0).map(({ card }) => card);
        expect(new Set(opened).size).toBe(opened.length);
      }
    }
  });

  it('has no name and no printing key twice', () => {
    expect(repeated(game.cards.map((card) => card.name))).toEqual([]);
    expect(repeated(game.printings.map((printing) => printing.key))).toEqual([]);
    expect(repeated(game.printings.map((printing) => `${printing.set} ${printing.number}`))).toEqual([]);
  });

  it('has one printing of every card', () => {
    expect(game.printings.map((printing) => printing.card)).toEqual(game.cards.map((card) => card.name));
  });

  it('uses only lanes, rarities, sets and attributes that it defines', () => {
    const lanes = game.definition.lanes.map((lane) => lane.key);
    const rarities = game.definition.rarities.map((rarity) => rarity.code);
    const attributes = game.definition.attributes.map((attribute) => attribute.key);
    const sets = game.sets.map((one) => one.code);
    expect(game.cards.flatMap((card) => card.lanes).filter((lane) => !lanes.includes(lane))).toEqual([]);
    expect(game.printings.filter((one) => !rarities.includes(one.rarity) || !sets.includes(one.set))).toEqual(
      [],
    );
    expect(
      game.cards.flatMap((card) => Object.keys(card.attributes)).filter((key) => !attributes.includes(key)),
    ).toEqual([]);
  });

  it('keeps names short, ratings between 0 and 5 and free cards out of packs', () => {
    expect(game.cards.filter((card) => card.name.length > 19).map((card) => card.name)).toEqual([]);
    expect(game.cards.filter((card) => card.rating === null || card.rating < 0 || card.rating > 5)).toEqual(
      [],
    );
    expect(
      game.printings.filter((printing) => !printing.isDraftable).map((printing) => printing.card),
    ).toEqual(game.definition.freeCards);
  });

  it('tells each card apart by its rules, unless it has none', () => {
    const texts = game.cards.map(
      (card) => `${card.type} ${card.cost} ${card.stats} ${card.rules} ${card.lanes}`,
    );
    expect(repeated(texts)).toEqual([]);
  });

  it('fills every sheet with three times the cards that a pack draws from it', () => {
    expect(needs(game).filter((sheet) => sheet.cards < sheet.drawn * 3)).toEqual([]);
  });

  it('names only sheets and packs that exist', () => {
    const missing = game.packs.flatMap((pack) =>
      pack.layouts.flatMap((layout) =>
        layout.slots.flatMap((slot) => slot.sheets.filter((choice) => !(choice.sheet in pack.sheets))),
      ),
    );
    const packs = game.packs.map((pack) => pack.slug);
    expect(missing).toEqual([]);
    expect(
      game.templates
        .flatMap((template) => packsOpened(template, template.seats))
        .filter(({ pack }) => !packs.includes(pack)),
    ).toEqual([]);
  });

  it('has a picture for every card, none over 40 KB and most under 15', () => {
    const sizes = game.printings.map((printing) => drawArt(printing.image ?? '')?.length ?? 0);
    expect(sizes.filter((size) => size === 0 || size > 40 * 1024)).toEqual([]);
    expect(sizes.filter((size) => size <= 15 * 1024).length / sizes.length).toBeGreaterThan(0.6);
  });

  it('has a different picture on every card', () => {
    expect(new Set(game.printings.map((printing) => drawArt(printing.image ?? ''))).size).toBe(
      game.printings.length,
    );
  });
});

describe('Emberwake', () => {
  it('spreads its cards over rarities as packs need them', () => {
    expect(countBy(draftable(emberwake).map((printing) => printing.rarity))).toEqual({
      common: 115,
      uncommon: 71,
      rare: 46,
      mythic: 15,
      special: 5,
    });
  });

  it('gives every lane 41 cards of its own and every pair of lanes a signpost', () => {
    const shares = countBy(emberwake.cards.map((card) => card.lanes.join(' ')));
    const free = 1;
    const own = ['ember', 'tide', 'grove', 'dusk', 'volt'].map((lane) => shares[lane]);
    expect(own).toEqual([41 + free, 41 + free, 41 + free, 41 + free, 41 + free]);
    expect(Object.keys(shares).filter((lanes) => lanes.includes(' ')).length).toBe(10);
  });

  it('has every type, and Beings about half the time', () => {
    const types = countBy(emberwake.cards.map((card) => card.type));
    expect(Object.keys(types).sort()).toEqual(['Being', 'Bloom', 'Place', 'Relic', 'Rite', 'Spell']);
    expect((types.Being ?? 0) / emberwake.cards.length).toBeGreaterThan(0.45);
    expect(emberwake.cards.filter((card) => (card.type === 'Being') !== (card.stats !== null))).toEqual([]);
  });

  it('costs mostly two and three, and falls off to both sides', () => {
    const costs = countBy(
      draftable(emberwake).map((one) => String(emberwake.cards.find((c) => c.name === one.card)?.cost)),
    );
    const curve = [0, 1, 2, 3, 4, 5, 6, 7].map((cost) => costs[String(cost)] ?? 0);
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0] = curve;
    expect(c0 < c1 && c1 < c2 && c1 < c3).toBe(true);
    expect(c3 > c4 && c4 > c5 && c5 > c6 && c6 > c7 && c7 > 0).toBe(true);
  });

  it('deals fifteen cards a pack, one pack in five with a foil', () => {
    const layouts = emberwake.packs[0]?.layouts ?? [];
    expect(layouts.map((one) => one.slots.reduce((sum, slot) => sum + slot.count, 0))).toEqual([15, 15]);
    expect(layouts.map((one) => [one.weight, one.slots.some((slot) => slot.finish === 'foil')])).toEqual([
      [4, false],
      [1, true],
    ]);
  });

  it('has a flavour line on at least three cards of ten', () => {
    const share = emberwake.cards.filter((card) => card.flavour !== '').length / emberwake.cards.length;
    expect(share).toBeGreaterThan(0.3);
  });

  it('explains every word its cards lean on', () => {
    const terms = EMBERWAKE_RULES.map((rule) => rule.term);
    const leanedOn = [
      'dawn',
      'dusk',
      'bury',
      'mound',
      'spark',
      'overheat',
      'drift',
      'grow',
      'toll',
      'arc',
      'flies',
      'strikes first',
      'shield',
      'silenced',
      'turn it',
    ];
    expect(leanedOn.filter((word) => !terms.includes(word))).toEqual([]);
    expect(
      leanedOn.filter((word) => !emberwake.cards.some((card) => card.rules.toLowerCase().includes(word))),
    ).toEqual([]);
  });

  it('keeps the look of the cards that the design shows', () => {
    expect(emberwake.cards.find((card) => card.name === 'Cinder Vale')).toEqual({
      name: 'Cinder Vale',
      cost: 2,
      costText: '2',
      lanes: ['ember'],
      type: 'Place',
      typeLine: 'Place',
      rules: 'Your Ember Beings enter with one spark. Spend a spark: draw a card.',
      flavour: 'The ash remembers every road.',
      stats: null,
      rating: 3.9,
      sides: [],
      attributes: { subtypes: [] },
      isNameOnly: false,
    });
  });
});

describe('Orbit Market', () => {
  it('holds at least ninety cards to draft in four suits of twenty', () => {
    expect(draftable(orbitMarket).length).toBe(94);
    expect(
      countBy(
        draftable(orbitMarket).flatMap(
          (one) => orbitMarket.cards.find((c) => c.name === one.card)?.lanes ?? [],
        ),
      ),
    ).toEqual({
      ore: 20,
      water: 20,
      harvest: 20,
      signal: 20,
    });
  });

  it('deals twelve cards a pack', () => {
    const slots = orbitMarket.packs[0]?.layouts[0]?.slots ?? [];
    expect(slots.reduce((sum, slot) => sum + slot.count, 0)).toBe(12);
  });
});
