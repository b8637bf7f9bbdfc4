import * as z from 'zod/mini';
import { cardFaceSchema, gameLookSchema } from '../games/faces.ts';
import { laidCardSchema } from './results.ts';

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

const cards = z.readonly(z.array(laidCardSchema));
/** How many chose each card, by its id. */
const votes = z.record(z.string(), z.int());

/**
 * One decision as its seat saw it. What others voted, what was taken and what the bot would have taken is told only to who
 * has voted, and to who made the poll. Until everybody at the table may read its picks, `taken` is empty and
 * `botWouldTake` null for all of them.
 */
export const pollViewSchema = z.object({
  /** Stands for the draft too, which a poll does not name. */
  key: z.string(),
  draftName: z.string(),
  /** The format's name, as the template has it. */
  format: z.string(),
  /** Whether the reader may open the results of the draft, which GET /api/polls/{key}/draft then names. */
  mayOpenResults: z.boolean(),
  askedBy: z.string(),
  round: z.int(),
  pick: z.int(),
  pack: cards,
  pool: cards,
  faces: z.record(z.string(), cardFaceSchema),
  look: gameLookSchema,
  mine: z.nullable(z.string()),
  told: z.nullable(
    z.object({
      /** Of members. */
      votes,
      /** Of guests and of people without a session, counted apart: nobody vouches for one vote each. */
      visitorVotes: votes,
      taken: z.readonly(z.array(z.string())),
      botWouldTake: z.nullable(z.string()),
    }),
  ),
});
export type PollView = z.infer<typeof pollViewSchema>;
