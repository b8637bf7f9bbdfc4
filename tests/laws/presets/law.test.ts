import { describe, expect, it } from 'vitest';
import { INVENTED_SETS } from '#server/sources/presets/inventedSet.testkit.ts';
import { recipeOf } from '#server/sources/presets/openPresets.testkit.ts';
import type { Recipe } from '#server/sources/recipes/recipeSchema.ts';
import { checkPresets, checkSet, failing, type PresetVerdict } from './law.ts';

const lorcana = INVENTED_SETS.find(({ recipes }) => recipes.includes('lorcanajson'))!;
const recipe = recipeOf('lorcanajson');

/** The recipe with another weight of a sheet of a slot. */
function withWeight(slot: string, rarity: string, weight: number): Recipe {
  const copy = structuredClone(recipe);
  for (const one of copy.presets.packs.flatMap(({ slots }) => slots.filter(({ name }) => name === slot)))
    for (const sheet of one.sheets) if (sheet.pick.rarities?.includes(rarity)) sheet.weight = weight;
  return copy;
}

const verdict = (rarities: number | null, cards: number): PresetVerdict => ({
  recipe: 'pier',
  pack: 'Pier booster',
  packs: 1,
  rarities,
  cards,
  isExact: true,
});

describe('the law of presets', () => {
  it('finds every preset’s packs as they should be', () => {
    const verdicts = checkPresets(400, 41);
    expect(verdicts).toHaveLength(22);
    expect(failing(verdicts)).toEqual([]);
  });

  it('catches a rarity that comes a little too often', () => {
    const openedBy = withWeight('Rare or better', 'legendary', 2.6);
    const [found] = checkSet(recipe, lorcana, { packs: 8000, seed: 3, openedBy });
    expect(found?.rarities).toBeLessThan(1e-6);
    expect(failing([found!])).toEqual([found]);
  });

  it('catches single cards that come too often while their rarity does not', () => {
    const openedBy = structuredClone(recipe);
    const common = openedBy.presets.packs[0]?.slots.find(({ name }) => name === 'Common');
    common!.sheets = [
      { pick: { rarities: ['common', 'iconic'] }, weight: 1, weightByRarity: { iconic: 0.05 } },
    ];
    const [honest] = checkSet(recipe, lorcana, { packs: 4000, seed: 3 });
    expect(failing([honest!])).toEqual([]);
    const [biased] = checkSet(recipe, lorcana, { packs: 4000, seed: 3, openedBy });
    expect(biased?.cards).toBeLessThan(1e-6);
  });

  it('divides what may be called wrong among all that it looks at', () => {
    const list = [verdict(0.4, 0.00026), verdict(null, 0.5)];
    expect(failing([verdict(null, 0.00049)])).toHaveLength(1);
    expect(failing([verdict(0.5, 0.00026)])).toHaveLength(0);
    expect(failing(list)).toEqual([]);
    expect(failing([...list, verdict(0.00009, 1)])).toEqual([verdict(0.00009, 1)]);
  });
});
