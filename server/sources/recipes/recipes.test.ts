import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readRecipe } from '../sourceCatalogue.ts';
import { recipeJsonSchema } from './recipeJsonSchema.ts';
import { SHIPPED_RECIPES } from './shippedRecipes.ts';

const SCHEMA = 'docs/schemas/passleft-source-1.json';

describe('the recipes of public sources', () => {
  it('keep to the schema that is published', async () => {
    const written: unknown = JSON.parse(await readFile(SCHEMA, 'utf8'));
    expect(written).toEqual(recipeJsonSchema());
    const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(
      recipeJsonSchema(),
    );
    for (const { id } of SHIPPED_RECIPES) {
      const file: unknown = JSON.parse(await readFile(`server/sources/recipes/${id}.json`, 'utf8'));
      expect([id, validate(file), validate.errors]).toEqual([id, true, null]);
    }
    expect(validate({ ...SHIPPED_RECIPES[0], run: 'me' })).toBe(false);
  });

  it('have ids of their own, and ask no other host than those they name', () => {
    expect(new Set(SHIPPED_RECIPES.map(({ id }) => id)).size).toBe(SHIPPED_RECIPES.length);
    for (const recipe of SHIPPED_RECIPES) expect(readRecipe(JSON.stringify(recipe))).toEqual(recipe);
  });

  it('are not called verified by anybody who compared them with nothing', () => {
    // Whoever compares a recipe with real answers writes the day into it, and its id here.
    expect(SHIPPED_RECIPES.flatMap(({ id, checked }) => (checked === null ? [] : [id]))).toEqual([]);
  });
});
