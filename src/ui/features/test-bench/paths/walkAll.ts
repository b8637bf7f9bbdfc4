import { errorWords } from '#src/machines/failure.ts';
import type { WalkedMachine } from '#src/machines/paths/pathsOf.ts';
import type { BenchMachine } from '../benchMachines.ts';
import type { PathSource } from './pathSource.ts';
import { createWalk } from './pathWalk.ts';

/** How far a walk of all paths has come. */
export interface AllWalked {
  readonly paths: number;
  readonly inAll: number;
  /** Numbers of the paths in which a step was not as the model promises. */
  readonly failed: readonly number[];
  /** Names of the transitions that were taken so far. */
  readonly transitions: ReadonlySet<string>;
}

interface WalkOfAllState {
  readonly walked: AllWalked | null;
  readonly isWalking: boolean;
  /** Why the walk ended early, in words. */
  readonly fault: string | null;
}

/** Lets the page paint. */
const painted = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Walks every path of a machine from its beginning to its end when asked. Ends when nobody listens any more. */
export function createWalkOfAll(bench: BenchMachine, source: PathSource, pause = painted) {
  const listeners = new Set<() => void>();
  let state: WalkOfAllState = { walked: null, isWalking: false, fault: null };
  let running: AbortController | null = null;

  function change(some: Partial<WalkOfAllState>) {
    state = { ...state, ...some };
    for (const listener of listeners) listener();
  }

  function stop() {
    running?.abort();
    change({ isWalking: false });
  }

  async function begin() {
    const own = new AbortController();
    running = own;
    change({ isWalking: true, fault: null });
    let fault: string | null = null;
    try {
      await walkAll(bench, source, own.signal, (walked) => {
        change({ walked });
        return pause();
      });
    } catch (thrown) {
      fault = errorWords(thrown);
    }
    if (!own.signal.aborted) change({ isWalking: false, fault });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    begin,
    stop,
  };
}

async function walkAll(
  bench: BenchMachine,
  source: PathSource,
  signal: AbortSignal,
  onProgress: (walked: AllWalked) => Promise<void>,
): Promise<void> {
  const machine: WalkedMachine = bench.walked;
  const { length: inAll } = await source.list(machine);
  const transitions = new Set<string>();
  const failed: number[] = [];
  for (let number = 1; number <= inAll; number += 1) {
    const steps = await source.steps(machine, number);
    if (signal.aborted) return;
    const walk = createWalk(bench, steps);
    walk.goTo(steps.length);
    const { walked } = walk.getState();
    if (walked.some(({ isAsPromised }) => !isAsPromised)) failed.push(number);
    for (const step of walked) for (const name of step.transitions) transitions.add(name);
    await onProgress({ paths: number, inAll, failed: [...failed], transitions: new Set(transitions) });
  }
}
