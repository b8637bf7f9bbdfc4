import type { SetRecord } from '#contract/games/game.ts';
import type { ImportBatch } from '#server/imports/batch.ts';
import type { CardFile } from '#server/imports/cardFile.ts';
import { withRecipe as withPresets } from '../presets/withRecipe.ts';
import type { Recipe } from '../recipes/recipeSchema.ts';
import { isOf, withRecords } from './pathValues.ts';

/** What of a recipe concerns the reading of its files; `sets` are those that were asked for, as the source lists them. */
export interface AppliedRecipe extends Pick<Recipe, 'game' | 'presets'> {
  readonly keep: Recipe['item']['keep'];
  /** Null where nothing was asked for: all sets of the files are meant. */
  readonly sets: readonly SetRecord[] | null;
}

/** The files with only those records that belong to the sets that were asked for. */
export function keptFiles(files: readonly CardFile[], { keep, sets }: AppliedRecipe): readonly CardFile[] {
  if (!keep || sets === null) return files;
  const tests = sets.map(({ code }) => isOf(keep.field, code));
  return files.map((file) => {
    const value = jsonIn(file.text);
    const kept = withRecords(value, keep.records, (record) => tests.some((isWanted) => isWanted(record)));
    return kept === null ? file : { ...file, text: JSON.stringify(kept.value) };
  });
}

/** What was read, with what the recipe knows of the game and of the packs of its sets. */
export const withRecipe = (batch: ImportBatch, { game, presets, keep, sets }: AppliedRecipe): ImportBatch =>
  withPresets(keep && sets ? ofSets(batch, sets) : batch, { game, presets }, sets ?? undefined);

/** Without what cards of large files have in other sets; as it is where nothing would be left. */
function ofSets(batch: ImportBatch, asked: readonly SetRecord[]): ImportBatch {
  const words = new Set(asked.flatMap(({ code, name }) => [code.toLowerCase(), name.toLowerCase()]));
  const sets = batch.sets.filter(
    ({ code, name }) => words.has(code.toLowerCase()) || words.has(name.toLowerCase()),
  );
  const codes = new Set(sets.map(({ code }) => code));
  const printings = batch.printings.filter(({ set }) => codes.has(set));
  if (printings.length === 0) return batch;
  const names = new Set(printings.map(({ card }) => card));
  return { ...batch, sets, printings, cards: batch.cards.filter(({ name }) => names.has(name)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
