import * as z from 'zod/mini';
import { listReviewSchema } from '../admin/listReview.ts';
import { offeredFormatSchema } from '../formatChoices/gameFormats.ts';
import { sentence } from '../sentence.ts';
import { listNameSchema, namedListSchema, ownListAnswersSchema, ownListSchema } from './ownList.ts';

/** Body of POST /api/lists. */
export const keptListSchema = z.extend(namedListSchema, {
  /** The CubeCobra link that it was fetched by. */
  link: z.nullable(z.string().check(z.maxLength(300))),
});
export type KeptList = z.infer<typeof keptListSchema>;

const listedGameSchema = z.object({ slug: z.string(), name: z.string() });

/** A card of a list that no game here knows. */
export const unknownCardSchema = z.object({
  name: z.string(),
  /** Where the list names it first, from 1. */
  line: z.int(),
  cards: z.int(),
  /** Cards of the list's game with names much like it, at most 5. */
  suggestions: z.array(z.string()),
  /** What was said about it: the name of another card, null to leave it out; undefined plays it as a text card. */
  answer: z.optional(z.nullable(z.string())),
});
export type UnknownCard = z.infer<typeof unknownCardSchema>;

/** How a list is read, and what can be drafted from it. */
export const listLookSchema = z.object({
  /** What the list calls itself, or a tidied name of its file; null where neither is there. */
  title: z.nullable(z.string()),
  /** Copies that are drafted. */
  cards: z.int(),
  /** The game that knows most of its cards; null where they are the list's own. */
  game: z.nullable(listedGameSchema),
  /** Copies that are cards of that game. */
  found: z.int(),
  /** Copies that other games know: drawn with their faces. */
  elsewhere: z.array(z.object({ game: z.string(), cards: z.int() })),
  /** Copies that have no more than what the list says of them. */
  textCards: z.int(),
  /** Cards that no game knows, in the order of the list; at most 500. */
  unknown: z.array(unknownCardSchema),
  /** How many there are of them. */
  unknownCount: z.int(),
  /** Cards that are in the list more than once; at most 100. */
  twice: z.array(z.object({ name: z.string(), cards: z.int() })),
  /** How many there are of them. */
  twiceCount: z.int(),
  /** Lines that can mean several things, sections that are left out, and names that are spelled another way. */
  review: z.pick(listReviewSchema, { questions: true, leftOut: true, takenIn: true, readAs: true }),
  /** Lines that could not be read; at most 100. */
  wrong: z.array(z.object({ line: z.int(), text: z.string(), expected: z.string() })),
  wrongCount: z.int(),
  /** What else there is to know, in sentences: that the cards are too few for eight seats, say. */
  notes: z.array(sentence),
  /** Every format, booster draft first. */
  formats: z.array(offeredFormatSchema),
});
export type ListLook = z.infer<typeof listLookSchema>;

/** A list that somebody keeps, or shares. */
export const listRowSchema = z.object({
  listId: z.string(),
  name: z.string(),
  cards: z.int(),
  game: z.nullable(listedGameSchema),
  /** The CubeCobra link that it was fetched by. */
  link: z.nullable(z.string()),
  isMine: z.boolean(),
  isShared: z.boolean(),
  /** Whose it is; null for one's own. */
  ownerName: z.nullable(z.string()),
  usedAtMs: z.int(),
});
export type ListRow = z.infer<typeof listRowSchema>;

/** One's own lists, the one that was drafted last first, then those that others share. */
export const listShelfSchema = z.object({
  lists: z.array(listRowSchema),
  /** How many one may keep. */
  most: z.int(),
});
export type ListShelf = z.infer<typeof listShelfSchema>;

/** A list that is kept, as it was brought, and how it is read today. */
export const openedListSchema = z.object({
  row: listRowSchema,
  text: z.string(),
  fileName: z.nullable(z.string()),
  answers: ownListAnswersSchema,
  look: listLookSchema,
});
export type OpenedList = z.infer<typeof openedListSchema>;

/** Body of PUT /api/lists/:listId: what is given is changed. */
export const listChangeSchema = z.object({
  name: z.optional(listNameSchema),
  text: z.optional(ownListSchema.shape.text),
  answers: z.optional(ownListAnswersSchema),
  isShared: z.optional(z.boolean()),
});
export type ListChange = z.infer<typeof listChangeSchema>;
