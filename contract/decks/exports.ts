import * as z from 'zod/mini';
import { LONGEST_LIST } from '../lists/longestList.ts';
import { sentence } from '../sentence.ts';
import { deckContentsSchema } from './decks.ts';

/** Reply of GET …/decks/{memberId}/exports/{slug}; `warnings` are sentences on what the file lacks. */
export const deckExportSchema = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  text: z.string(),
  warnings: z.readonly(z.array(sentence)),
});
export type DeckExport = z.infer<typeof deckExportSchema>;

/** Body of POST …/decks/{memberId}/lists: the text of a deck list in any format that decks are exported in. */
export const deckListSchema = z.object({
  text: z
    .string()
    .check(
      z.minLength(1, 'Paste a deck list or choose a file.'),
      z.maxLength(LONGEST_LIST, `A deck list may have at most ${LONGEST_LIST} characters.`),
    ),
});

/** Reply to a deck list that fits the pool: where every card would lie. Nothing is saved by it. */
export const deckListReadingSchema = z.object({
  /** The format as people call it, such as `Arena`. */
  format: z.string(),
  /** The deck's name in the list, if it tells one. */
  name: z.nullable(z.string()),
  contents: deckContentsSchema,
  /** Cards that the list names, by bucket, free cards among them. */
  counts: z.record(z.string(), z.int()),
  /** Cards of the pool that the list does not name, which lie in the sideboard. */
  unnamed: z.int(),
});
export type DeckListReading = z.infer<typeof deckListReadingSchema>;
