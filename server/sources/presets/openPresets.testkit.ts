import type { StoredPack } from '#contract/games/game.ts';
import type { CardInstance, DraftCard } from '#engine/core/cards.ts';
import { freezePack } from '#engine/packs/freeze.ts';
import { openPack } from '#engine/packs/open.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { openStream } from '#engine/random/streams.ts';
import { checkPacks } from '#server/imports/boosters/packSanity.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { draftCardOf } from '../../cards/look.ts';
import type { ImportBatch } from '../../imports/batch.ts';
import type { Recipe } from '../recipes/recipeSchema.ts';
import { SHIPPED_RECIPES } from '../recipes/shippedRecipes.ts';

export function recipeOf(id: string): Recipe {
  const recipe = SHIPPED_RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`There is no recipe "${id}".`);
  return recipe;
}

/** The cards of a batch as drafts deal them, in the order of its printings. */
export function draftCardsIn(batch: ImportBatch): DraftCard[] {
  const cards = new Map(batch.cards.map((card) => [card.name, card]));
  return batch.printings.flatMap((printing) => {
    const card = cards.get(printing.card);
    return card ? [draftCardOf(card, printing)] : [];
  });
}

export function packNamed(batch: ImportBatch, slug: string): StoredPack {
  const pack = batch.packs.find((one) => one.slug === slug);
  if (!pack)
    throw new Error(`There is no pack "${slug}" among ${batch.packs.map((one) => one.slug).join()}.`);
  return pack;
}

export function frozenOf(pack: StoredPack, cards: readonly DraftCard[]) {
  const frozen = freezePack(pack, cards);
  if (!frozen.ok) throw new Error(frozen.sentence);
  return frozen.pack;
}

/** Opens so many packs as the engine does, always the same of a seed. */
export function openedPacks(
  pack: StoredPack,
  cards: readonly DraftCard[],
  { count, seed }: { readonly count: number; readonly seed: number },
): CardInstance[][] {
  const prepared = preparePack(frozenOf(pack, cards), cards);
  const stream = openStream(secretOf(seed), 'presets');
  return Array.from({ length: count }, () => openPack(prepared, stream));
}

/** What is wrong with packs and templates, as other importers ask it. */
export const faultsIn = (batch: ImportBatch) =>
  checkPacks(batch.packs, batch.templates, (key) => batch.printings.some((one) => one.key === key)).rejected;
