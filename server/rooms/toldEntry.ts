import type { LogEntry } from '#contract/room.ts';
import type { CardIndex } from '#engine/cards.ts';

/** A line of the table log, with the cards it is about, which only their owner is told. */
export interface ToldEntry extends LogEntry {
  readonly cards: readonly CardIndex[];
}
