import { isFields } from '#server/imports/parsing/jsonValues.ts';
import type { Recipe } from '../recipes/recipeSchema.ts';
import { valuesAt } from './pathValues.ts';

/** Records that are looked at: a field that some of them lack still counts. */
const LOOKED_AT = 50;

/** The recipe of the source that files came from, by the shape of their records; null where no recipe knows them. */
export function recipeOfFiles(texts: readonly string[], recipes: readonly Recipe[]): Recipe | null {
  for (const text of texts) {
    const value = jsonIn(text);
    const found = recipes.find((recipe) => hasShape(value, recipe));
    if (found) return found;
  }
  return null;
}

function hasShape(value: unknown, { shape }: Recipe): boolean {
  if (shape === undefined) return false;
  const [records] = valuesAt(value, shape.records);
  if (!Array.isArray(records)) return false;
  const first = records.slice(0, LOOKED_AT).filter(isFields);
  return shape.has.every((field) => first.some((record) => Object.hasOwn(record, field)));
}

function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
