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
    /** By `performance.now()`. */
    readonly openedAtMs: number;
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
/** For so long a line stays where it was brought although its address names another process: that one may have been away. */
const LED_MS = 5 * 60_000;

/** Nobody is told before processes have stopped coming and going. */
export function createMisplaced({ affinity, watched, linesAt }: MisplacedPorts): Misplaced {
  function tell(line: PlacedLine, draftId: string, preferred: string | null): boolean {
    const { principal, items } = line;
    const ledTo = performance.now() - items.openedAtMs < LED_MS ? principal.ledTo : null;
    const process = betterPlace({ own: affinity.own, preferred }, ledTo);
    if (process === null || items.toldOf.get(draftId) === process) return false;
    items.toldOf.set(draftId, process);
    return line.send('misplaced', { draftId });
  }

  function tellSome() {
    if (!affinity.isSettled()) return;
    let told = 0;
    for (const draftId of watched()) {
      const preferred = affinity.preferred(draftId);
      if (preferred === affinity.own) continue;
      for (const line of linesAt(draftId)) {
        if (tell(line, draftId, preferred)) told += 1;
        if (told >= MOST_AT_ONCE) return;
      }
    }
  }

  const timer = setInterval(tellSome, TELL_MS);
  timer.unref();
  return {
    opened(line, draftId) {
      // Processes that do not agree yet would send it to and fro.
      if (affinity.isSettled()) tell(line, draftId, affinity.preferred(draftId));
    },
    count: () =>
      watched().filter((draftId) => (affinity.preferred(draftId) ?? affinity.own) !== affinity.own).length,
    stop: () => clearInterval(timer),
  };
}
