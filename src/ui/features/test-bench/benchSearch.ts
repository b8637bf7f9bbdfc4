import { BENCH_NAMES, type BenchName } from './benchMachines.ts';

export const BENCH_TABS = [
  'session',
  'notices',
  'lobby',
  'room',
  'replay',
  'seal',
  'paths',
  'gallery',
  'system',
] as const;
export type BenchTab = (typeof BENCH_TABS)[number];

/** What the address says of the bench. */
export interface BenchSearch {
  readonly tab: BenchTab;
  /** The live machine, shown only, or a copy to send events to. */
  readonly run: 'live' | 'copy';
  /** Whose paths are played. */
  readonly machine: BenchName;
  /** Number of the path, from 1. */
  readonly path: number;
  /** How many of its steps are walked. */
  readonly step: number;
  /** A table whose room is followed here. */
  readonly table: string | undefined;
}

/** What stands behind the `?`, unread. */
export type TypedSearch = Readonly<Record<string, unknown>>;

/**
 * Reads the address; what cannot be read is as usual. The route has no schema of its own, since that would stand in the
 * first load of Home.
 */
export function readSearch({ tab, run, machine, path, step, table }: TypedSearch): BenchSearch {
  return {
    tab: BENCH_TABS.find((name) => name === tab) ?? 'session',
    run: run === 'copy' ? 'copy' : 'live',
    machine: BENCH_NAMES.find((name) => name === machine) ?? 'session',
    path: Math.max(1, countOf(path)),
    step: countOf(step),
    table: typeof table === 'string' ? table : undefined,
  };
}

const MOST = 1_000_000;

const countOf = (typed: unknown): number =>
  typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed < MOST ? typed : 0;

/** The address for what is shown: whatever is as usual is left out. */
export function typedSearch({ tab, run, machine, path, step, table }: BenchSearch): TypedSearch {
  if (tab === 'gallery' || tab === 'system') return { tab };
  if (tab !== 'paths')
    return {
      ...(tab !== 'session' && { tab }),
      ...(run === 'copy' && { run }),
      ...(tab === 'room' && table !== undefined && { table }),
    };
  return {
    tab,
    ...(machine !== 'session' && { machine }),
    ...(path > 1 && { path }),
    ...(step > 0 && { step }),
  };
}
