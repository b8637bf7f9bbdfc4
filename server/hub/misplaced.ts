import { betterPlace } from '../affinity/ledLines.ts';
import type { Affinity } from '../affinity/processes.ts';

/** A line that looks at tables. */
export interface PlacedLine {
  readonly principal: {
    /** The process that its address named when it was opened. */
    readonly ledTo: string | null;
  };
  readonly items: {
    /** By draft, the process that it was told of last. */
    readonly toldOf: Map<string, string>;
  };
  send(target: 'misplaced', argument: { readonly draftId: string }): boolean;
}

export interface MisplacedPorts {
  readonly affinity: Affinity;
  /** The tables that somebody looks at here. */
  readonly watched: () => readonly string[];
  readonly linesAt: (draftId: string) => readonly PlacedLine[];
}

/** Tells lines whose table another process prefers, so that those of one table come together. */
export interface Misplaced {
  /** This line has begun to look at a table. */
  opened(line: PlacedLine, draftId: string): void;
  /** How many of the tables that are looked at here another process prefers. */
  count(): number;
  stop(): void;
}

const TELL_MS = 1000;
/** Lines that are told in one round, so that after an update they do not all come back in the same moment. */
const MOST_AT_ONCE = 100;

/** Those who come are told at once; those who are here, when processes have come or gone and all is quiet again. */
export function createMisplaced({ affinity, watched, linesAt }: MisplacedPorts): Misplaced {
  function tell(line: PlacedLine, draftId: string): boolean {
    const process = betterPlace(affinity, draftId, line.principal.ledTo);
    if (process === null || line.items.toldOf.get(draftId) === process) return false;
    line.items.toldOf.set(draftId, process);
    return line.send('misplaced', { draftId });
  }

  function tellSome() {
    if (!affinity.isSettled()) return;
    let told = 0;
    for (const draftId of watched())
      for (const line of linesAt(draftId)) {
        if (tell(line, draftId)) told += 1;
        if (told >= MOST_AT_ONCE) return;
      }
  }

  const timer = setInterval(tellSome, TELL_MS);
  timer.unref();
  return {
    opened: (line, draftId) => void tell(line, draftId),
    count: () =>
      watched().filter((draftId) => (affinity.preferred(draftId) ?? affinity.own) !== affinity.own).length,
    stop: () => clearInterval(timer),
  };
}
