import type { StoredPack } from '#contract/games/game.ts';
import type { CardInstance, DraftCard } from '#engine/core/cards.ts';
import { packOdds } from '#engine/packs/odds/odds.ts';
import {
  INVENTED_SETS,
  type InventedSet,
  inventedBatch,
} from '#server/sources/presets/inventedSet.testkit.ts';
import {
  draftCardsIn,
  frozenOf,
  openedPacks,
  packNamed,
  recipeOf,
} from '#server/sources/presets/openPresets.testkit.ts';
import { pickedPrintings, type SetPrinting } from '#server/sources/presets/pickedPrintings.ts';
import { isFor } from '#server/sources/presets/presetPack.ts';
import { withRecipe } from '#server/sources/presets/withRecipe.ts';
import type { PackPreset } from '#server/sources/recipes/packPreset.ts';
import type { Recipe } from '#server/sources/recipes/recipeSchema.ts';
import { chiSquareTail, pValueOf } from '../../cards/chiSquare.ts';

/** How likely it is that chance alone takes packs at least as far from what their preset says. */
export interface PresetVerdict {
  readonly recipe: string;
  readonly pack: string;
  readonly packs: number;
  /** Of the rarities of its slots, against the weights that the recipe writes; null where none has a choice. */
  readonly rarities: number | null;
  /** Of its single cards, against the engine's odds. */
  readonly cards: number;
  /** Whether those odds come from a formula for every card. */
  readonly isExact: boolean;
}

/** Chances of the whole list together that packs of true odds are called wrong. */
export const ALPHA = 0.0005;

/** The p-value of a verdict that is worst, and those that fail when so many are looked at together. */
export function failing(verdicts: readonly PresetVerdict[], alpha = ALPHA): PresetVerdict[] {
  const tests = verdicts.reduce((sum, { rarities }) => sum + (rarities === null ? 1 : 2), 0);
  return verdicts.filter(({ rarities, cards }) => Math.min(rarities ?? 1, cards) < alpha / tests);
}

/** Opens packs of every preset of the shipped recipes for an invented set with real proportions. */
export const checkPresets = (packs: number, seed: number): PresetVerdict[] =>
  INVENTED_SETS.flatMap((invented) => {
    const [id = ''] = invented.recipes;
    return checkSet(recipeOf(id), invented, { packs, seed });
  });

interface Asked {
  readonly packs: number;
  readonly seed: number;
  /** The recipe that packs are opened by, where it is another than the one they are held against. */
  readonly openedBy?: Recipe;
}

/** The packs of one set against its recipe. */
export function checkSet(recipe: Recipe, { set, runs }: InventedSet, asked: Asked): PresetVerdict[] {
  const read = inventedBatch(set, runs);
  const batch = withRecipe(read, asked.openedBy ?? recipe);
  const cards = draftCardsIn(batch);
  const byName = new Map(batch.cards.map((card) => [card.name, card]));
  const printings = batch.printings.map((printing) => ({ printing, card: byName.get(printing.card) }));
  const honest = withRecipe(read, recipe);
  return honest.packs.flatMap(({ slug, name }): PresetVerdict[] => {
    const preset = recipe.presets.packs.find(
      (one) => isFor(one, set) && slug === `${set.code.toLowerCase()}-${one.slug}`,
    );
    if (!preset) return [];
    const stored = packNamed(batch, slug);
    const opened = openedPacks(stored, cards, { count: asked.packs, seed: asked.seed });
    const odds = packOdds(frozenOf(packNamed(honest, slug), cards), cards);
    return [
      {
        recipe: recipe.id,
        pack: name,
        packs: asked.packs,
        rarities: rarityTail({ preset, stored, opened, cards, printings }),
        cards: pValueOf(
          opened.map((pack) => [...new Set(pack.map(({ card }) => card))]),
          new Map(odds.cards.map(({ card, chance }) => [card, chance])),
          odds.simulatedPacks === 0 ? null : odds.simulatedPacks,
        ),
        isExact: odds.cards.every(({ isExact }) => isExact),
      },
    ];
  });
}

interface Opened {
  readonly preset: PackPreset;
  readonly stored: StoredPack;
  readonly opened: readonly (readonly CardInstance[])[];
  readonly cards: readonly DraftCard[];
  readonly printings: readonly SetPrinting[];
}

/** The sum of the chi-squares of all slots, whose rarities are drawn one by one. */
function rarityTail({ preset, stored, opened, cards, printings }: Opened): number | null {
  let [statistic, freedom, at] = [0, 0, 0];
  for (const slot of stored.layouts[0]?.slots ?? []) {
    const [from, to] = [at, at + slot.count];
    at = to;
    const written = preset.slots.find(({ name }) => name === slot.name);
    const chances = written ? rarityChances(written, printings) : null;
    if (!chances || chances.size < 2) continue;
    const drawn = opened.length * slot.count;
    const counts = new Map<string, number>();
    for (const pack of opened)
      for (const { card } of pack.slice(from, to)) {
        const rarity = cards[card]?.rarity ?? '';
        counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
      }
    for (const [rarity, chance] of chances)
      statistic += ((counts.get(rarity) ?? 0) - drawn * chance) ** 2 / (drawn * chance);
    freedom += chances.size - 1;
  }
  return freedom === 0 ? null : chiSquareTail(statistic, freedom);
}

/** Chances of a slot's rarities; null where cards of several rarities on one sheet shut each other out. */
function rarityChances(
  { count, sheets }: PackPreset['slots'][number],
  printings: readonly SetPrinting[],
): ReadonlyMap<string, number> | null {
  const filled = sheets
    .map(({ pick, weight, weightByRarity = {} }) => {
      const rarities = pickedPrintings(printings, pick).map(({ printing }) => printing.rarity);
      return { weight, cards: rarities.map((rarity) => ({ rarity, weight: weightByRarity[rarity] ?? 1 })) };
    })
    .filter((sheet) => sheet.cards.length > 0);
  if (count > 1 && filled.some((sheet) => new Set(sheet.cards.map(({ rarity }) => rarity)).size > 1))
    return null;
  const all = filled.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<string, number>();
  for (const sheet of filled) {
    const whole = sheet.cards.reduce((sum, { weight }) => sum + weight, 0);
    for (const { rarity, weight } of sheet.cards)
      chances.set(rarity, (chances.get(rarity) ?? 0) + (sheet.weight / all) * (weight / whole));
  }
  return chances;
}
