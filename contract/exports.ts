import * as z from 'zod/mini';
import type { DeckContents } from './decks.ts';

/** Reply of GET …/decks/{memberId}/exports/{slug}; `warnings` are sentences on what the file lacks. */
export interface DeckExport {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
  readonly warnings: readonly string[];
}

/** The most characters of a deck list that is read back. */
export const LONGEST_LIST = 600_000;

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
export interface DeckListReading {
  /** The format as people call it, such as `Arena`. */
  readonly format: string;
  /** The deck's name in the list, if it tells one. */
  readonly name: string | null;
  readonly contents: DeckContents;
  /** Cards that the list names, by bucket, free cards among them. */
  readonly counts: Readonly<Record<string, number>>;
  /** Cards of the pool that the list does not name, which lie in the sideboard. */
  readonly unnamed: number;
}
