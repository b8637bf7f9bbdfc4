import type { AnyEventObject, StateValue } from 'xstate';
import type { WalkedMachine } from '#src/machines/paths/pathsOf.ts';

/** A generated path as a list tells it. */
export interface PathSummary {
  /** Each step in words, what happens and where it leads. */
  readonly words: readonly string[];
  /** What it proves and what tells it apart from others that prove the same; no other path has this name. */
  readonly name: string;
  readonly proves: string;
  readonly detail: string;
  /** The requirements it stands for. */
  readonly tags: readonly string[];
}

/** One step as it is played: what happens, and the state that the model promises after it. */
export interface PathStep {
  readonly event: AnyEventObject;
  readonly after: StateValue;
}

/** Where generated paths come from; making them takes moments in which the page must not stand still. */
export interface PathSource {
  /** All paths of a machine, numbered as `npm run paths` numbers them, from 1. */
  list(machine: WalkedMachine): Promise<readonly PathSummary[]>;
  /** The steps of one path by its number; none where there is no such path. */
  steps(machine: WalkedMachine, number: number): Promise<readonly PathStep[]>;
}

/** What is asked of the thread that makes paths; the answer carries the same `id`. */
export type PathAsk =
  | { readonly id: number; readonly kind: 'list'; readonly machine: WalkedMachine }
  | { readonly id: number; readonly kind: 'steps'; readonly machine: WalkedMachine; readonly number: number };

export type PathAnswer =
  | { readonly id: number; readonly ok: true; readonly value: readonly PathSummary[] | readonly PathStep[] }
  | { readonly id: number; readonly ok: false; readonly message: string };
