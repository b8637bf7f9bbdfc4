import { describe, expect, it } from 'vitest';
import { INVENTED_SETS } from '#server/sources/presets/inventedSet.testkit.ts';
import { recipeOf } from '#server/sources/presets/openPresets.testkit.ts';
import type { Recipe } from '#server/sources/recipes/recipeSchema.ts';
import { checkPresets, checkSet, failing, type PresetVerdict } from './law.ts';
import { told } from './tell.ts';

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

  it('is told a line for each pack, with an exit code of 1 where one is not what its preset says', () => {
    const good = told([verdict(0.5, 0.25), verdict(null, 1)]);
    expect(good).toEqual({
      lines: [
        'pier, Pier booster: 1 packs, p of rarities 0.500, p of cards 0.250 (exact odds)',
        'pier, Pier booster: 1 packs, p of rarities no choice, p of cards 1.00 (exact odds)',
      ],
      sum: 'presets: 2 packs, 0 not what their preset says',
      exitCode: 0,
    });
    const bad = told([verdict(0.5, 0.25), verdict(1e-9, 1)]);
    expect(bad.lines[1]).toMatch(/NOT WHAT THE PRESET SAYS$/);
    expect([bad.sum, bad.exitCode]).toEqual(['presets: 2 packs, 1 not what their preset says', 1]);
  });
});
