import type { ImportBatch } from '../imports/batch.ts';
import type { CardFile } from '../imports/cardFiles.ts';
import { isOf, withRecords } from './pathValues.ts';
import { withRecipe as withPresets } from './presets/withRecipe.ts';
import type { Recipe } from './recipes/recipeSchema.ts';

/** What of a recipe concerns the reading of its files; `codes` are those of the sets that were asked for. */
export interface AppliedRecipe extends Pick<Recipe, 'game' | 'presets'> {
  readonly keep: Recipe['item']['keep'];
  readonly codes: readonly string[];
}

/** The files with only those records that belong to the sets that were asked for. */
export function keptFiles(files: readonly CardFile[], { keep, codes }: AppliedRecipe): readonly CardFile[] {
  if (!keep) return files;
  const tests = codes.map((code) => isOf(keep.field, code));
  return files.map((file) => {
    const value = jsonIn(file.text);
    const kept = withRecords(value, keep.records, (record) => tests.some((isWanted) => isWanted(record)));
    return kept === null ? file : { ...file, text: JSON.stringify(kept.value) };
  });
}

/** What was read, with what the recipe knows of the game and of the packs of its sets. */
export function withRecipe(batch: ImportBatch, { game, presets, keep, codes }: AppliedRecipe): ImportBatch {
  return withPresets(keep ? ofSets(batch, codes) : batch, { game, presets });
}

/** Without what cards of large files have in other sets; as it is where nothing would be left. */
function ofSets(batch: ImportBatch, codes: readonly string[]): ImportBatch {
  const wanted = new Set(codes.map((code) => code.toLowerCase()));
  const printings = batch.printings.filter(({ set }) => wanted.has(set.toLowerCase()));
  if (printings.length === 0) return batch;
  const names = new Set(printings.map(({ card }) => card));
  return {
    ...batch,
    printings,
    cards: batch.cards.filter(({ name }) => names.has(name)),
    sets: batch.sets.filter(({ code }) => wanted.has(code.toLowerCase())),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
