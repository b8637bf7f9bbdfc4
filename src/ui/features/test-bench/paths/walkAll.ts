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

export interface WalkAllPorts {
  readonly source: PathSource;
  /** Lets the page paint; called after each path. */
  readonly pause: () => Promise<void>;
  readonly isOver: () => boolean;
  readonly onProgress: (walked: AllWalked) => void;
}

/** Walks every path of a machine from its beginning to its end. */
export async function walkAll(bench: BenchMachine, ports: WalkAllPorts): Promise<AllWalked> {
  const machine: WalkedMachine = bench.walked;
  const { length: inAll } = await ports.source.list(machine);
  const transitions = new Set<string>();
  const failed: number[] = [];
  let soFar: AllWalked = { paths: 0, inAll, failed, transitions };
  for (let number = 1; number <= inAll && !ports.isOver(); number += 1) {
    const steps = await ports.source.steps(machine, number);
    const walk = createWalk(bench, steps);
    walk.goTo(steps.length);
    const { walked } = walk.getState();
    if (walked.some(({ isAsPromised }) => !isAsPromised)) failed.push(number);
    for (const step of walked) for (const name of step.transitions) transitions.add(name);
    soFar = { paths: number, inAll, failed: [...failed], transitions: new Set(transitions) };
    ports.onProgress(soFar);
    await ports.pause();
  }
  return soFar;
}
