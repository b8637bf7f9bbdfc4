import { AssertionError, deepStrictEqual } from 'node:assert';
import type { AnyStateMachine } from 'xstate';
import type { GeneratedPath, Step } from '#src/machines/paths/model.ts';
import { type NamedPath, type NamedPaths, namePaths } from '#src/machines/paths/names.ts';
import { plainState } from '#src/machines/paths/plainWords.ts';
import type { ProofTable } from '#src/machines/paths/proofs.ts';
import {
  statesOfMachine,
  type TransitionWatch,
  transitionsOfMachine,
} from '#src/machines/paths/transitions.ts';
import { eventWords, stateWords } from '#src/machines/paths/words.ts';
import { type Executors, unreachedStates, walk } from './walk.ts';

/** One machine with everything needed to walk it: its paths, and a system under test for each of them. */
export interface Walker {
  readonly name: string;
  readonly where: 'simulation' | 'browser';
  readonly machine: AnyStateMachine;
  readonly paths: readonly GeneratedPath[];
  readonly watch: TransitionWatch;
  /** What the paths prove, in sentences; without it events and states are told in words. */
  readonly proofs?: ProofTable;
  /** A fresh system under test that is about to walk this path. */
  open(path: GeneratedPath): WalkedSystem | Promise<WalkedSystem>;
  /** After the last path. */
  close?(): Promise<void>;
}

/** What is walked: how each event is brought about, and what has to be true after it. */
export interface WalkedSystem {
  readonly executors: Executors;
  /** Throws when what is seen is not what the oracle promises. */
  check(step: Step): void | Promise<void>;
  /** What a person would see now, as PNG. */
  picture?(): Promise<Uint8Array>;
  close?(): void | Promise<void>;
}

export interface FailedStep {
  /** Number of the step, from 1; 0 is the opening. */
  readonly step: number;
  readonly words: string;
  readonly message: string;
  /** What the oracle promised and what was seen, as JSON, where the step failed by comparison. */
  readonly promised: string | null;
  readonly seen: string | null;
  readonly picture: string | null;
}

export interface WalkedPath {
  readonly number: number;
  readonly name: string;
  readonly proves: string;
  readonly tags: readonly string[];
  /** The states it passes, in words. */
  readonly states: readonly string[];
  readonly words: readonly string[];
  readonly ms: number;
  readonly failure: FailedStep | null;
}

export interface WalkReport {
  readonly machine: string;
  readonly where: Walker['where'];
  readonly drawn: AnyStateMachine;
  readonly states: number;
  readonly transitions: number;
  readonly paths: readonly WalkedPath[];
  readonly walked: readonly string[];
  readonly unwalked: readonly string[];
  readonly unreached: readonly string[];
}

const named = new WeakMap<Walker['paths'], NamedPaths>();

/** The names of a walker's paths, made once. */
export function namesOf({ paths, proofs }: Pick<Walker, 'paths' | 'proofs'>): NamedPaths {
  const names = named.get(paths) ?? namePaths(paths, proofs);
  named.set(paths, names);
  return names;
}

function nameOf(walker: Walker, path: GeneratedPath): NamedPath {
  const own = namesOf(walker).paths[walker.paths.indexOf(path)];
  if (!own) throw new Error(`The ${walker.name} walker was given a path of another.`);
  return own;
}

/** Throws unless both are deeply equal; the report shows both. */
export function expectSame(seen: unknown, promised: unknown, what = 'What is seen is not what is promised.') {
  try {
    deepStrictEqual(seen, promised);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message.replace(/^.*\n/, '') : '';
    throw new AssertionError({
      message: `${what}\n${detail}`,
      actual: seen,
      expected: promised,
      operator: 'same',
    });
  }
}

/** Walks one path in a fresh system; gives what failed instead of throwing it. */
export async function walkPath(walker: Walker, path: GeneratedPath): Promise<WalkedPath> {
  const startedAt = performance.now();
  const words = path.steps.map(({ event, after }) => `${eventWords(event)} → ${stateWords(after.value)}`);
  let begun = 0;
  let system: WalkedSystem | null = null;
  let failure: FailedStep | null = null;
  try {
    system = await walker.open(path);
    const { executors, check } = system;
    await walk(
      path,
      executors,
      (step) => check(step),
      () => {
        begun += 1;
      },
    );
  } catch (thrown) {
    failure = failureOf(thrown, begun, words[begun - 1] ?? 'the opening', await pictureOf(system));
  } finally {
    await system?.close?.();
  }
  const { number, name, proves, tags } = nameOf(walker, path);
  const states = statesOf(path.steps);
  return { number, name, proves, tags, states, words, ms: performance.now() - startedAt, failure };
}

/** The states that a path passes, in words, each time it comes to another. */
export function statesOf(steps: readonly Step[]): readonly string[] {
  const [first] = steps;
  const all = [...(first ? [first.before] : []), ...steps.map(({ after }) => after)];
  const words = all.map(({ value }) => plainState(value));
  return words.filter((state, at) => state !== words[at - 1]);
}

async function pictureOf(system: WalkedSystem | null): Promise<string | null> {
  const png = await system?.picture?.().catch(() => null);
  return png ? Buffer.from(png).toString('base64') : null;
}

function failureOf(thrown: unknown, step: number, words: string, picture: string | null): FailedStep {
  const isCompared = thrown instanceof AssertionError;
  return {
    step,
    words,
    message: thrown instanceof Error ? thrown.message : String(thrown),
    promised: isCompared ? told(thrown.expected) : null,
    seen: isCompared ? told(thrown.actual) : null,
    picture,
  };
}

const told = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'nothing';

/** Walks the chosen paths, one after the other; `onPath` hears of each. */
export async function runWalker(
  walker: Walker,
  chosen: readonly GeneratedPath[] = walker.paths,
  onPath: (walked: WalkedPath) => void = () => {},
): Promise<WalkReport> {
  const paths: WalkedPath[] = [];
  for (const path of chosen) {
    const walked = await walkPath(walker, path);
    paths.push(walked);
    onPath(walked);
  }
  await walker.close?.();
  return {
    machine: walker.name,
    where: walker.where,
    drawn: walker.machine,
    states: statesOfMachine(walker.machine).length - 1,
    transitions: new Set(transitionsOfMachine(walker.machine).map(({ name }) => name)).size,
    paths,
    walked: walker.watch.walked(),
    unwalked: walker.watch.unwalked(),
    unreached: unreachedStates(walker.machine, walker.paths),
  };
}

/** What of a whole run is not as it has to be, each in a sentence; none when all is well. */
export function complaintsOf(report: WalkReport): readonly string[] {
  const { machine, where } = report;
  const failed = report.paths.flatMap(({ failure, number, name }) =>
    failure
      ? [`path ${number}, "${name}", failed at step ${failure.step} (${failure.words}): ${failure.message}`]
      : [],
  );
  return [
    ...failed,
    ...report.unwalked.map((name) => `not walked: ${name}`),
    ...report.unreached.map((id) => `not reached: ${id}`),
    ...(report.paths.length === 0 ? ['no path was walked'] : []),
  ].map((complaint) => `${machine} (${where}): ${complaint}`);
}
