import * as z from 'zod/mini';
import type { CardFace, GameLook } from './faces.ts';
import type { PickRecord } from './results.ts';

/**
 * Body of POST /api/drafts/{draftId}/forks: a solo table that goes on from there against bots. `seat` is whose place is
 * taken, `seq` the row of the log that is decided anew; without `seq` the same packs are drafted from the first pick.
 */
export const forkSchema = z.object({
  seat: z.int().check(z.gte(0), z.lte(15)),
  seq: z.optional(z.int().check(z.gte(1))),
});
export type ForkRequest = z.infer<typeof forkSchema>;

/** Body of POST /api/drafts/{draftId}/polls: one decision of one's own that others are asked about. */
export const makePollSchema = z.object({
  seat: z.int().check(z.gte(0), z.lte(15)),
  seq: z.int().check(z.gte(1)),
});
export type MakePoll = z.infer<typeof makePollSchema>;

/** Body of PUT /api/polls/{key}/vote. */
export const voteSchema = z.object({ cardId: z.string().check(z.minLength(1), z.maxLength(64)) });

/**
 * Reply of GET /api/polls/{key}: one decision as its seat saw it. What others voted, what was taken and what the bot would
 * have taken is told only to who has voted, and to who made the poll. Until everybody at the table may read its picks, `taken` is
 * empty and `botWouldTake` null for all of them.
 */
export interface PollView {
  /** Stands for the draft too, which a poll does not name. */
  readonly key: string;
  readonly draftName: string;
  /** The format's name, as the template has it. */
  readonly format: string;
  /** Whether the reader may open the results of the draft, which GET /api/polls/{key}/draft then names. */
  readonly mayOpenResults: boolean;
  readonly askedBy: string;
  readonly round: number;
  readonly pick: number;
  readonly pack: PickRecord['pack'];
  readonly pool: PickRecord['pack'];
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
  readonly mine: string | null;
  readonly told: {
    /** Of members, by card. */
    readonly votes: Readonly<Record<string, number>>;
    /** Of people without an account, counted apart: nobody vouches for one vote each. */
    readonly visitorVotes: Readonly<Record<string, number>>;
    readonly taken: readonly string[];
    readonly botWouldTake: string | null;
  } | null;
}
