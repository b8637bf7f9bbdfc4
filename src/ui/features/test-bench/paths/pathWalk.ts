import type { BenchMachine } from '../benchMachines.ts';
import { type CopyState, createCopy } from '../copy/machineCopy.ts';
import { leavesOf } from '../stateLook.ts';
import type { PathStep } from './pathSource.ts';

/** A step that was walked. */
export interface WalkedStep {
  /** The simulated moment after it. */
  readonly atMs: number;
  /** Does the copy stand where the model says? */
  readonly isAsPromised: boolean;
  /** Why it could not be brought about, or null. */
  readonly fault: string | null;
  /** Names of the transitions it took. */
  readonly transitions: readonly string[];
}

export interface WalkState {
  /** How many steps are walked. */
  readonly at: number;
  readonly walked: readonly WalkedStep[];
  readonly copy: CopyState;
}

/** A copy that walks one generated path, forwards by the next step, backwards by beginning anew. */
export interface PathWalk {
  getState(): WalkState;
  subscribe(listener: () => void): () => void;
  /** Stands after this many steps, at most all of them. */
  goTo(at: number): void;
}

export function createWalk(bench: BenchMachine, steps: readonly PathStep[]): PathWalk {
  const copy = createCopy(bench);
  const listeners = new Set<() => void>();
  let walked: readonly WalkedStep[] = [];
  let state: WalkState = { at: 0, walked, copy: copy.getState() };

  function take(step: PathStep): WalkedStep {
    const before = copy.getState().log.at(-1)?.number ?? 0;
    let fault: string | null = null;
    try {
      copy.bringAbout(step.event);
    } catch (thrown) {
      fault = thrown instanceof Error ? thrown.message : String(thrown);
    }
    const { snapshot, log, nowMs, fault: stopped } = copy.getState();
    return {
      atMs: nowMs,
      isAsPromised: fault === null && stopped === null && isSameState(snapshot.value, step.after),
      fault: fault ?? stopped,
      transitions: log.filter(({ number }) => number > before).flatMap(({ transitions }) => transitions),
    };
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo(wanted) {
      const at = Math.max(0, Math.min(wanted, steps.length));
      if (at === state.at) return;
      if (at < state.at) {
        copy.reset();
        walked = [];
      }
      walked = [...walked, ...steps.slice(walked.length, at).map(take)];
      state = { at, walked, copy: copy.getState() };
      for (const listener of listeners) listener();
    },
  };
}

const isSameState = (one: CopyState['snapshot']['value'], other: PathStep['after']) =>
  sorted(one) === sorted(other);

const sorted = (value: PathStep['after']) => [...leavesOf(value)].sort().join();
