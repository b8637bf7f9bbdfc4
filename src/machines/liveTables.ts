import type { TableLink } from './draftRoom.ts';

/** Tables that this window follows live. Each `use` of a table is ended by a `release`. */
export interface LiveTables {
  use(draftId: string): TableLink;
  release(draftId: string): void;
  /** Calls back whenever the list of open tables changed; the returned function ends it. */
  watchTables(listener: () => void): () => void;
}
