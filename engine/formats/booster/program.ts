import type { Demand } from '../../core/ask.ts';
import type { Round, Step } from '../../core/template.ts';

/** What happens to a pack at a step; `next` is the step after it, −1 when nothing is left to do with the pack. */
export type Operation =
  | { readonly does: 'decide'; readonly picks: number; readonly burns: number; readonly next: number }
  | { readonly does: 'random'; readonly count: number; readonly next: number }
  | { readonly does: 'pass'; readonly by: -1 | 0 | 1; readonly next: number }
  | { readonly does: 'discardRest' };

/** A round's steps by index; a decision spans a maximal block of picks followed by burns. */
export interface Program {
  readonly operations: readonly Operation[];
  readonly hasRandomStep: boolean;
  /** Where packs go in this round: the first pass of the repeated steps, else of the opening. */
  readonly direction: 'left' | 'right' | 'none';
}

const BY = { left: 1, right: -1, none: 0 } as const;
const programs = new WeakMap<Round, Program>();

/** The program of a round, compiled once. A repeated part that takes no card discards the pack. */
export function programOf(round: Round): Program {
  const known = programs.get(round);
  if (known) return known;
  const program = compile(round);
  programs.set(round, program);
  return program;
}

function compile({ opening, steps }: Round): Program {
  const loopStart = steps.some(takesCards) ? opening.length : -1;
  const all = [...opening, ...(loopStart < 0 ? [] : steps)];
  const after = (index: number) => (index < all.length ? index : loopStart);
  const operations = all.map((step, index) =>
    operationAt(step, all, index, index < opening.length ? opening.length : all.length, after),
  );
  return {
    operations,
    hasRandomStep: all.some((step) => step.do === 'random'),
    direction: firstPass(steps) ?? firstPass(opening) ?? 'none',
  };
}

function takesCards(step: Step): boolean {
  return step.do === 'discardRest' || (step.do !== 'pass' && step.count >= 1);
}

function firstPass(steps: readonly Step[]) {
  for (const step of steps) if (step.do === 'pass') return step.direction;
  return null;
}

function operationAt(
  step: Step,
  all: readonly Step[],
  index: number,
  end: number,
  after: (index: number) => number,
): Operation {
  if (step.do === 'discardRest') return { does: 'discardRest' };
  if (step.do === 'pass') return { does: 'pass', by: BY[step.direction], next: after(index + 1) };
  if (step.do === 'random') return { does: 'random', count: step.count, next: after(index + 1) };
  const picks = countRun(all, index, end, 'pick');
  const burns = countRun(all, picks.end, end, 'burn');
  return { does: 'decide', picks: picks.total, burns: burns.total, next: after(burns.end) };
}

function countRun(all: readonly Step[], from: number, end: number, kind: 'pick' | 'burn') {
  let total = 0;
  let index = from;
  for (; index < end; index += 1) {
    const step = all[index]!;
    if (step.do !== kind) break;
    total += step.count;
  }
  return { total, end: index };
}

/** What a decision asks of a pack with `cardsLeft` cards: picks first, then burns, as far as the cards go. */
export function demandOf(operation: Operation | undefined, cardsLeft: number): Demand {
  if (operation?.does !== 'decide') return { picks: 0, burns: 0 };
  const picks = Math.min(operation.picks, cardsLeft);
  return { picks, burns: Math.min(operation.burns, cardsLeft - picks) };
}

/** Why a round cannot be played as written; null when it can. */
export function roundProblem(round: Round): 'takesNothing' | 'doesNotEnd' | null {
  const last = round.steps.at(-1);
  const lastOfOpening = round.opening.at(-1);
  const ends = (step: Step | undefined) =>
    step === undefined || step.do === 'pass' || step.do === 'discardRest';
  if (!round.steps.some(takesCards) && !round.opening.some((step) => step.do === 'discardRest'))
    return 'takesNothing';
  return ends(last) && ends(lastOfOpening) ? null : 'doesNotEnd';
}
