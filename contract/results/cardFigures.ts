import * as z from 'zod/mini';
import { cardFaceSchema, gameLookSchema } from '../games/faces.ts';

/** Drafts are counted together, at least so many by at least so many people, so that none of them can be told from the sum. */
export const BATCH_DRAFTS = 10;
export const BATCH_PEOPLE = 10;
/** The server leaves out cards that fewer drafts saw. */
export const LEAST_DRAFTS = 5;
/** Below this many drafts, numbers are marked as few. */
export const FEW_DRAFTS = 20;
/** The server says how often a card came back only from so many returns on; below, `returns` and `wheels` are 0. */
export const LEAST_RETURNS = 5;

/**
 * How a card usually goes, added up over those counted drafts in which people were shown it. A draft is counted once everybody
 * at it may read its picks, in a batch with others; picks of bots and of the clock count
 * nothing. `met` is in how many packs people found it, each pack once for each person; `taken` how often it was taken, by
 * the number of the pick; `wheels` of `returns`: how often it was still there when a pack in which a person passed it
 * came back to that person.
 */
export const cardFigureSchema = z.object({
  name: z.string(),
  drafts: z.int(),
  met: z.int(),
  taken: z.record(z.string(), z.int()),
  returns: z.int(),
  wheels: z.int(),
});
export type CardFigure = z.infer<typeof cardFigureSchema>;

/** Reply of GET /api/drafts/{draftId}/card-figures: of the cards in the pools that the reader may see. */
export const cardFiguresSchema = z.object({ figures: z.readonly(z.array(cardFigureSchema)) });
export type CardFigures = z.infer<typeof cardFiguresSchema>;

export const FIGURE_SORTS = ['name', 'rate', 'average', 'wheel', 'drafts'] as const;
export type FigureSort = (typeof FIGURE_SORTS)[number];
export const FIGURE_ORDERS = ['up', 'down'] as const;
export type FigureOrder = (typeof FIGURE_ORDERS)[number];
export const FIGURE_PAGE_ROWS = 50;

/** Query of GET /api/games/{slug}/card-figures; `q` looks in the names of cards. */
export const gameFiguresQuerySchema = z.object({
  q: z.optional(z.string().check(z.maxLength(80))),
  sort: z._default(z.enum(FIGURE_SORTS), 'average'),
  order: z._default(z.enum(FIGURE_ORDERS), 'up'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
});

/** A card of the list; `face` is null where the game no longer has it. */
const listedFigureSchema = z.extend(cardFigureSchema, { face: z.nullable(cardFaceSchema) });
export type ListedFigure = z.infer<typeof listedFigureSchema>;

/** Reply of GET /api/games/{slug}/card-figures: a page of all cards of a game that people were shown in drafts. */
export const gameFiguresSchema = z.object({
  figures: z.readonly(z.array(listedFigureSchema)),
  /** Of what was asked for. */
  total: z.int(),
  /** How many drafts of the game were counted. */
  drafts: z.int(),
  look: gameLookSchema,
});
export type GameFigures = z.infer<typeof gameFiguresSchema>;
