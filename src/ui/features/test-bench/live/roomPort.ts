import type { TableLink } from '#src/machines/hub/tableLink.ts';

/** A table of one's own whose draft runs. */
export interface RunningTable {
  readonly draftId: string;
  readonly name: string;
  /** Game and template, in words. */
  readonly words: string;
}

/** How the bench comes to a live draft room. */
export interface RoomPort {
  /** The tables that this window follows already, for instance because their room was open a moment ago. */
  followed(): Promise<readonly string[]>;
  /** Follows a table until `release`; the seat belongs to the window that followed it last. */
  use(draftId: string): Promise<TableLink>;
  release(draftId: string): void;
  /** Own tables that are being gathered or drafted. */
  running(signal: AbortSignal): Promise<readonly RunningTable[]>;
}
