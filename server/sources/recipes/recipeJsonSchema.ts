import * as z from 'zod/mini';
import { RECIPE_FORMAT, recipeSchema } from './recipeSchema.ts';

/** The published schema of a recipe (JSON Schema 2020-12); a test holds the copy in `docs/schemas/` to it. */
export function recipeJsonSchema(): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = { ...z.toJSONSchema(recipeSchema, { io: 'input' }) };
  const { $schema, ...rest } = made;
  return {
    $schema,
    $id: `${RECIPE_FORMAT}.json`,
    title: 'A public source of cards',
    description:
      'Where a source is asked, how politely, what its answers mean, and what packs its sets have. Addresses hold {code} and {name} of a set or {id} of a cube; paths lead through fields with dots, * standing for each entry.',
    ...rest,
  };
}
