import { describe, expect, it } from 'vitest';
import { draftEffectsOf } from '#engine/packs/draftEffects.ts';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { packOdds } from '#engine/packs/odds/odds.ts';
import { openPack } from '#engine/packs/open.ts';
import { packOpener } from '#engine/packs/opener.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { keyring } from '#engine/random/streams.ts';
import { inventedCatalogue } from '#tests/support/engine/inventedGame.ts';
import { hasCardData } from '../harness/cardData.ts';
import { type Structure, structuresOf } from './structures.ts';

const PACKS = 10_000;
const hasData = hasCardData('mtg/mtgjson5/APC.json', 'reference points of real packs and lists');

function structureOf(file: string): Structure {
  const [structure] = structuresOf(file);
  if (!structure) throw new Error(`${file} holds no pack`);
  return structure;
}

const listOf = (name: string) => structureOf(`mtg/draftmancer-list/${name}.txt`);

function shortageOf({ definition, cards }: Structure, seats: number, rounds: number): string | null {
  const catalogue = inventedCatalogue(cards, { packs: { kind: definition } });
  const opened = Array.from({ length: rounds }, (_, round) => ({ pack: 'kind', count: seats, round }));
  return capacityShortage({ catalogue }, opened)?.sentence ?? null;
}

describe.skipIf(!hasData)('reference points of real packs', () => {
  it('Apocalypse holds a foil rare in 1 % of 10,000 packs', () => {
    const { definition, cards } = structureOf('mtg/mtgjson5/APC.json');
    const prepared = preparePack(definition, cards);
    const streamOf = keyring(new Uint8Array(32).fill(3));
    const rares = Array.from({ length: PACKS }, (_, number) =>
      openPack(prepared, streamOf(`pack/${number}`)),
    ).filter((pack) => pack.some(({ card, finish }) => finish === 'foil' && cards[card]?.rarity === 'rare'));
    expect(Math.abs(rares.length / PACKS - 0.01)).toBeLessThan(0.004);
    expect(packOdds(definition, cards).sizes).toEqual([{ cards: 15, chance: expect.closeTo(1, 12) }]);
  });

  it('Arabian Nights has 8 cards in a pack and Lorcana 12', () => {
    const sizes = ['mtg/mtgjson5/ARN.json', 'lorcana/retail_sets/shimmering_skies.draftmancer.txt'].map(
      (file) => {
        const { definition, cards } = structureOf(file);
        return packOdds(definition, cards, 1).sizes;
      },
    );
    expect(sizes).toEqual([[{ cards: 8, chance: 1 }], [{ cards: 12, chance: 1 }]]);
  });

  it('Innistrad’s balanced commons have simulated odds with their error, all other cards exact ones', () => {
    const { definition, cards } = structureOf('mtg/mtgjson5/ISD.json');
    const odds = packOdds(definition, cards, 10_000);
    expect(odds.foilChance).toBeCloseTo(9 / 40, 12);
    expect(odds.cards.filter(({ isExact }) => isExact).length).toBe(264 - 101);
    expect([odds.simulatedPacks, odds.error < 0.01 && odds.error > 0]).toEqual([10_000, true]);
  });
});

describe.skipIf(!hasData)('real lists at a table', () => {
  it('say before the start which slot runs out', () => {
    expect(shortageOf(listOf('ReplacementTest'), 1, 3)).toBe('Cube slot needs 45, has 2.');
    expect(shortageOf(listOf('ReplacementTest_Layouts'), 2, 1)).toBe('SlotOne slot needs 10, has 1.');
    expect(shortageOf(listOf('LoreSeeker_Singleton'), 4, 2)).toBe(null);
    expect(shortageOf(listOf('LoreSeeker_Singleton'), 3, 3)).toBe('LoreSeeker slot needs 9, has 8.');
    expect(shortageOf(listOf('RefillWhenEmpty_Layouts'), 8, 3)).toBe(null);
    expect(shortageOf(listOf('PredeterminedLayouts'), 333, 9)).toBe(null);
    expect(shortageOf(listOf('PredeterminedLayouts'), 334, 9)).toBe('SheetA slot needs 1002, has 999.');
  });

  it('give each round its predetermined layouts, in all ways that lists write them', () => {
    const namesIn = (name: string) => {
      const { definition, cards } = listOf(name);
      const open = packOpener({ packs: { kind: definition }, cards }, keyring(new Uint8Array(32)));
      return [0, 1, 2].map((round) => {
        const names = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seat) =>
          open('kind', round, seat).map(({ card }) => cards[card]?.name ?? ''),
        );
        return [...new Set(names)]
          .sort()
          .map((card) => `${names.filter((other) => other === card).length} ${card}`);
      });
    };
    expect(namesIn('PredeterminedLayouts')).toEqual([
      ['8 Adventure Awaits'],
      ['8 Akoum Hellhound'],
      ['8 Angelheart Protector'],
    ]);
    expect(namesIn('PredeterminedLayouts_Arrays').map((names) => names.length)).toEqual([2, 2, 2]);
    expect(namesIn('PredeterminedLayouts_Objects_WithoutReplacement')).toEqual([
      ['4 Adventure Awaits', '4 Stomping Ground'],
      ['4 Akoum Hellhound', '4 Sulfur Falls'],
      ['4 Angelheart Protector', '4 Sulfurous Springs'],
    ]);
  });

  it('say that their cards would act while drafting', () => {
    const { cards, template } = listOf('CustomCards_DraftEffect_AddCards');
    expect(draftEffectsOf(cards)?.sentence).toBe(
      '1 card acts while drafting (AddCards); here it is drafted like any other card.',
    );
    expect(template.blurb).toContain(
      'Cards that act while drafting (AddCards) are drafted like any other card.',
    );
    expect(draftEffectsOf(listOf('CustomSheets').cards)).toBeNull();
  });
});
