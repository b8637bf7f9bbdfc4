import * as z from 'zod/mini';
import { deckListSchema } from '../decks/deckLists.ts';
import { resultsViewSchema } from './results.ts';

/** Body of POST /api/drafts/{draftId}/links: a link to the own seat's results that ends after so many days; null, never. */
export const makeResultLinkSchema = z.object({ days: z.nullable(z.union([z.literal(7), z.literal(30)])) });
export type MakeResultLink = z.infer<typeof makeResultLinkSchema>;

/** A link of one's own that still opens. */
export const resultLinkSchema = z.object({
  key: z.string(),
  createdAtMs: z.number(),
  expiresAtMs: z.nullable(z.number()),
});
export type ResultLink = z.infer<typeof resultLinkSchema>;

/** One's own links to a draft that still open; `mayEmbed` where other sites may show their replays. */
export const openResultLinksSchema = z.object({
  links: z.readonly(z.array(resultLinkSchema)),
  mayEmbed: z.boolean(),
});
export type OpenResultLinks = z.infer<typeof openResultLinksSchema>;

/**
 * What anybody with the link may see: the sharer's seat, and the others only where the host's rule opens them to people
 * without a seat. It names no draft and no member: `draftId` of its table is the key.
 */
export const sharedResultsSchema = z.object({
  results: resultsViewSchema,
  sharedBy: z.object({ seat: z.int(), name: z.string() }),
  expiresAtMs: z.nullable(z.number()),
  deck: z.nullable(deckListSchema),
});
export type SharedResults = z.infer<typeof sharedResultsSchema>;
