import * as z from 'zod/mini';
import type { CardIndex } from '#engine/core/cards.ts';
import type { CardFace, GameLook } from './games/faces.ts';
import type { Reply } from './refusals.ts';

/** What keys of overlays begin with, so that people tell them from codes and other keys. */
export const OVERLAY_KEY_START = 'o.';

/** Where overlays have their line, which knows no session: the key is told over it, in no address. */
export const OVERLAY_HUB = '/api/overlay';

/** Answer of GET /api/drafts/{draftId}/overlay: when the key was made that opens now; null while none does. */
export const overlayStandingSchema = z.object({
  madeAtMs: z.nullable(z.number()),
  delaySeconds: z.int(),
});
export type OverlayStanding = z.infer<typeof overlayStandingSchema>;

/** Answer of POST /api/drafts/{draftId}/overlay: the key, which is told this once. */
export const madeOverlaySchema = z.object({ key: z.string() });

/** Argument of `OpenOverlay`. */
export const openOverlaySchema = z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) });

export interface OverlaySeat {
  readonly name: string;
  readonly isBot: boolean;
  /** Packs or decisions that wait there. */
  readonly waiting: number;
  /** Cards in the pool. */
  readonly taken: number;
}

/** Cards that a seat took at once: `cards` where everybody may know them, else only how many. */
export interface OverlayTaken {
  readonly version: number;
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly CardIndex[];
}

/**
 * A table as a stream shows it: what people who watch it could know so many seconds ago. Seats count from 0; `round` and
 * `pick` from 1; they are 0 while the table gathers.
 */
export interface OverlayView {
  /** The last row of the draft's log that is in it. */
  readonly version: number;
  readonly name: string;
  readonly game: string;
  readonly template: string;
  /** Rounds are of packs that go round. */
  readonly hasPacks: boolean;
  readonly stage: 'gathering' | 'drafting' | 'paused' | 'review' | 'over';
  readonly delaySeconds: number;
  /** The moment that is shown: that of sending less the delay. */
  readonly shownAtMs: number;
  readonly startedAtMs: number | null;
  /** When the last card was taken; null before. */
  readonly finishedAtMs: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly pick: number;
  readonly picks: number;
  readonly direction: 'left' | 'right' | 'none';
  readonly seats: readonly OverlaySeat[];
  /** Cards that lie open on the table. */
  readonly open: readonly CardIndex[];
  /** What was taken last, the newest first. */
  readonly taken: readonly OverlayTaken[];
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook | null;
}

/** What an overlay calls over its line. */
export interface OverlayMethods {
  /** Refused with `notFound` for a key that opens nothing, or nothing any more. */
  OpenOverlay(request: z.infer<typeof openOverlaySchema>): Promise<Reply<OverlayView>>;
}

/** What it is told: name to its one argument. */
export interface OverlayMessages {
  overlay: OverlayView;
  /** The key opens nothing any more; the line is closed after it. */
  overlayEnded: null;
}
