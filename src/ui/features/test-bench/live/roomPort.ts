import type { LiveTables } from '#src/machines/hub/liveTables.ts';

/** A table of one's own whose draft runs. */
export interface RunningTable {
  readonly draftId: string;
  readonly name: string;
  /** Game and template, in words. */
  readonly words: string;
}

/** How the bench comes to a live draft room. */
export interface RoomPort {
  /** The tables of this window; the seat belongs to the window that followed its table last. */
  liveTables(): Promise<LiveTables>;
  /** Own tables that are being gathered or drafted. */
  running(signal: AbortSignal): Promise<readonly RunningTable[]>;
}
