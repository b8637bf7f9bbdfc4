import * as z from 'zod/mini';
import { LONGEST_LIST } from '../exports.ts';

/** Body of POST /api/workshop/lists: a card list of the game's own cards, one a line, becomes a pack and a draft of it. */
export const addListSchema = z.object({
  game: z.string(),
  name: z.string().check(
    z.trim(),
    z.minLength(1, 'Give the list a name.'),
    z.maxLength(60, 'A name has at most 60 characters.'),
    z.refine((text) => !/\p{Cc}/u.test(text), 'A name is one line.'),
  ),
  text: z
    .string()
    .check(
      z.minLength(1, 'Paste a list: one card a line.'),
      z.maxLength(LONGEST_LIST, `A list has at most ${LONGEST_LIST} characters.`),
    ),
  packSize: z
    .int('Cards in a pack are a whole number.')
    .check(z.gte(1, 'A pack has at least one card.'), z.lte(60, 'A pack of a list has at most 60 cards.')),
  packs: z
    .int('Packs are a whole number.')
    .check(z.gte(1, 'Everybody opens at least one pack.'), z.lte(20, 'Everybody opens at most 20 packs.')),
  seats: z
    .int('Seats are a whole number.')
    .check(z.gte(1, 'A table has at least one seat.'), z.lte(16, 'A table has at most 16 seats.')),
});
export type AddList = z.infer<typeof addListSchema>;

/** Reply to a new list. */
export const addedListSchema = z.object({
  packId: z.string(),
  templateId: z.string(),
  template: z.string(),
  cards: z.int(),
  /** What of the list is not drafted, such as its sideboard, in sentences. */
  leftOut: z._default(z.array(z.string()), []),
});
export type AddedList = z.infer<typeof addedListSchema>;
