import type { AddDeck, DeckSnapshot, DeckSnapshots, TakeSnapshot } from '#contract/decks/decks.ts';
import type { DeckListReading } from '#contract/decks/exports.ts';

/** What the server keeps beside the deck that is open; every call throws what the server refuses. */
export interface DeckKeeping {
  readonly snapshots: () => Promise<DeckSnapshots>;
  readonly takeSnapshot: (snapshot: TakeSnapshot) => Promise<DeckSnapshot>;
  readonly removeSnapshot: (id: string) => Promise<void>;
  /** Makes another deck for the pool; gives its number. */
  readonly addDeck: (deck: AddDeck) => Promise<number>;
  /** Removes a deck; gives the number of one that stays. */
  readonly removeDeck: (number: number) => Promise<number>;
  /** Lays the pool out as a deck list of another program says, and saves nothing. */
  readonly readList: (text: string) => Promise<DeckListReading>;
  /** Tells that a file of the deck was copied or saved; a call that fails costs nothing but the count. */
  readonly tellTaken: () => void;
  /** Opens another deck of the pool. */
  readonly openDeck: (number: number) => void;
}
