import * as z from 'zod/mini';
import { DRAFT_FILE_VERSION, draftFileSchema } from '#contract/results/draftFile.ts';
import { DRAFT_FILE_SCHEMA_PATH } from '#contract/results/resultFiles.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The published schema of the application's own file of a draft (JSON Schema 2020-12), made from the contract. The copy
 * in `docs/schemas/` is for people; a test holds both together.
 */
export function draftFileJsonSchema() {
  const { $schema = DIALECT, ...rest } = z.toJSONSchema(draftFileSchema, { io: 'output' });
  return {
    $schema,
    $id: DRAFT_FILE_SCHEMA_PATH,
    title: `A finished draft, version ${DRAFT_FILE_VERSION}`,
    description:
      'What each open seat of a finished draft was shown, took and built. Seats are numbered from 1, moments are ISO 8601, "cards" are keyed by the index that "card" names. Readers refuse versions they do not know.',
    ...rest,
  };
}
