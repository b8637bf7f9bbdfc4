import * as z from 'zod/mini';
import type { DeckList } from './deckLists.ts';
import type { ResultsView } from './results.ts';

/** Keys of shared results begin with this, those of polls never do: both stand behind `?key=` of the same address. */
export const RESULT_KEY_START = 's.';

/** Body of POST /api/drafts/{draftId}/links: a link to the own seat's results that ends after so many days; null, never. */
export const makeResultLinkSchema = z.object({ days: z.nullable(z.union([z.literal(7), z.literal(30)])) });
export type MakeResultLink = z.infer<typeof makeResultLinkSchema>;

/** A link of one's own that still opens. */
export interface ResultLink {
  readonly key: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
}

/**
 * Reply of GET /api/shared/{key}: the results as whoever has the link may see them, that is the sharer's seat, and the
 * others only where the host's rule opens them to people without a seat. It names no draft and no member: `draftId` of
 * its table is the key.
 */
export interface SharedResults {
  readonly results: ResultsView;
  readonly sharedBy: { readonly seat: number; readonly name: string };
  readonly expiresAtMs: number | null;
  readonly deck: DeckList | null;
}
