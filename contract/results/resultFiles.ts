import * as z from 'zod/mini';

/** Where the application serves the schema of its own kind of file. */
export const DRAFT_FILE_SCHEMA_PATH = '/api/schemas/passleft-draft-1.json';

/** Ways in which the results of a draft are kept as a file. */
export const RESULT_FILES = ['draft', 'draftmancer', 'mtgo', 'csv'] as const;
export type ResultFileKind = (typeof RESULT_FILES)[number];

/** Reply of GET /api/drafts/{draftId}/files/{kind}?seat=. */
export const resultFileSchema = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() });
export type ResultFile = z.infer<typeof resultFileSchema>;
