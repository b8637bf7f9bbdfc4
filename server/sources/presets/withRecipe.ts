import type { ImportBatch } from '../../imports/batch.ts';
import type { Recipe } from '../recipes/recipeSchema.ts';

/** What was read, with what the recipe knows of the game. */
export function withRecipe(batch: ImportBatch, { game }: Pick<Recipe, 'game' | 'presets'>): ImportBatch {
  if (game === null) return batch;
  const { slug, name, ...facts } = game;
  return { ...batch, proposedGame: { ...batch.proposedGame, ...facts } };
}
