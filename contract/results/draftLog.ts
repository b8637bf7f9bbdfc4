import * as z from 'zod/mini';
import type { ActionSource, DraftAction } from '#engine/core/actions.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { draftSealSchema } from '#engine/sealedLog.ts';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One row of the log file. */
const logRowSchema = z.object({
  seq: z.int(),
  atMs: z.number(),
  seat: z.nullable(z.int()),
  source: z.custom<ActionSource>((value) => typeof value === 'string'),
  action: z.custom<DraftAction>(isRecord),
});

/**
 * Reply of GET /api/drafts/{draftId}/log once a draft is over: all that is needed to play it again and to check its seal
 * (`verifyLog`). `seed` is hex; the packs follow from seed and nonces (`secretOfLog`).
 */
export const draftLogFileSchema = z.object({
  format: z.literal('passleft-log'),
  version: z.literal(2),
  draftId: z.string(),
  name: z.string(),
  setup: z.custom<Setup>(isRecord),
  seed: z.string(),
  seedHash: z.string(),
  seal: draftSealSchema,
  rows: z.readonly(z.array(logRowSchema)),
  /** Hash of the rows with their moments and sources. */
  rowsHash: z.string(),
  /** Hash of the state after the last row, as the server folded it. */
  finalStateHash: z.string(),
});
export type DraftLogFile = z.infer<typeof draftLogFileSchema>;
