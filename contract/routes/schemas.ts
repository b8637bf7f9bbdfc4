import * as z from 'zod/mini';
import { everyone, route } from '../route.ts';

/** Schemas of our files. */
export const schemaRoutes = {
  /** JSON Schema, without a session: other programs check files against it. */
  draftFileSchema: route('GET /schemas/passleft-draft-1.json', {
    reply: z.looseObject({ $schema: z.string(), $id: z.string() }),
    refusals: [],
    access: everyone,
    token: 'none',
  }),
};
