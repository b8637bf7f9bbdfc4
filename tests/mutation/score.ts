import type { Mutant } from './stryker.ts';
import type { Verdict } from './verdicts/verdict.ts';

/** A mutant that no test noticed, with what was found out about it. */
export interface Survivor extends Mutant {
  readonly isEquivalent: boolean;
  /** Null while nobody has looked at it. */
  readonly reason: string | null;
}

export interface Score {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly equivalent: number;
  readonly leftOut: number;
  /** Noticed mutants among those that change what the program does, in percent; equivalent ones do not count. */
  readonly percent: number;
  /** The same with equivalent mutants counted as survivors. */
  readonly percentOfAll: number;
  readonly survivors: readonly Survivor[];
  /** Verdicts that call a mutant equivalent which does not survive, or is no more. */
  readonly staleVerdicts: readonly Verdict[];
}

/** What Stryker calls a mutant that the tests noticed. */
export const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const LEFT_OUT = 'Ignored';

/** Weighs what Stryker found against the verdicts on its survivors. */
export function scoreOf(mutants: readonly Mutant[], verdicts: readonly Verdict[]): Score {
  const counted = mutants.filter(({ status }) => status !== LEFT_OUT);
  const survivors = counted
    .filter(({ status }) => !NOTICED.includes(status))
    .map((mutant) => judged(mutant, verdicts));
  const equivalent = survivors.filter(({ isEquivalent }) => isEquivalent).length;
  const noticed = counted.length - survivors.length;
  return {
    killed: counted.filter(({ status }) => status === 'Killed').length,
    timedOut: counted.filter(({ status }) => status === 'Timeout').length,
    survived: survivors.length - equivalent,
    equivalent,
    leftOut: mutants.length - counted.length,
    percent: percentOf(noticed, counted.length - equivalent),
    percentOfAll: percentOf(noticed, counted.length),
    survivors,
    staleVerdicts: verdicts.filter(
      (verdict) => verdict.isEquivalent && !survivors.some((mutant) => isAbout(verdict, mutant)),
    ),
  };
}

function judged(mutant: Mutant, verdicts: readonly Verdict[]): Survivor {
  const found = verdicts.find((verdict) => isAbout(verdict, mutant));
  return { ...mutant, isEquivalent: found?.isEquivalent ?? false, reason: found?.reason ?? null };
}

const isAbout = (verdict: Verdict, mutant: Mutant) =>
  verdict.source === mutant.source &&
  verdict.original === mutant.original &&
  verdict.replacement === mutant.replacement;

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10;
