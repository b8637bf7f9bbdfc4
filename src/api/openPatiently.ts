import { isPassing } from '#contract/isPassing.ts';
import type { Reply } from '#contract/refusals.ts';
import type { OpenedTable } from '#contract/room.ts';

export interface OpeningPorts {
  readonly ask: () => Promise<Reply<OpenedTable>>;
  /** Whether somebody still wants to see the table. */
  readonly isWanted: () => boolean;
  /** Waits before the next try, counted from 0. */
  readonly pause: (attempt: number) => Promise<void>;
}

/** Asks for a table until it is there or refused for good; null when nobody wants it any more. */
export async function openPatiently({
  ask,
  isWanted,
  pause,
}: OpeningPorts): Promise<Reply<OpenedTable> | null> {
  for (let attempt = 0; ; attempt++) {
    const reply = await ask();
    if (!isWanted()) return null;
    if (!isPassing(reply)) return reply;
    await pause(attempt);
    if (!isWanted()) return null;
  }
}
