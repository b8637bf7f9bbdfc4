import * as z from 'zod/mini';
import type { Figure } from './figures.ts';

export const FIGURES_FILE = 'tests/figures/figures.json';

/** A value that a figure was allowed. The last step of a figure is in force. */
const step = z.strictObject({ value: z.int().check(z.nonnegative()), reason: z.optional(z.string()) });
const held = z.record(z.string(), z.array(step).check(z.minLength(1)));

type Step = z.infer<typeof step>;
export type Held = Readonly<Record<string, readonly Step[]>>;

const IS_SENTENCE = /^\p{Lu}(?:\S*\s+){4,}\S*[.!?]$/u;

/** Throws where the file is not a list of steps for each figure. */
export const heldOf = (text: string): Held => held.parse(JSON.parse(text));

const inForce = (steps: readonly Step[] | undefined) => steps?.at(-1)?.value;

/** What is wrong with the file itself: a step to something worse needs a reason, and every figure a step. */
export function faultsOf(held: Held, figures: readonly Figure[]): readonly string[] {
  const ids = figures.map(({ id }) => id);
  const worse = Object.entries(held).flatMap(([id, steps]) =>
    steps.flatMap(({ value, reason }, at) => {
      const before = steps[at - 1]?.value ?? value;
      if (value <= before || IS_SENTENCE.test(reason?.trim() ?? '')) return [];
      return [`${id} goes from ${before} to ${value} without a reason of at least a sentence.`];
    }),
  );
  return [
    ...worse,
    ...ids.filter((id) => !(id in held)).map((id) => `${id} has no step.`),
    ...Object.keys(held)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is no figure.`),
  ];
}

/** A figure that is not what the file says. */
export interface Moved {
  readonly figure: Figure;
  readonly before: number;
}

export function moved(held: Held, figures: readonly Figure[]) {
  const all = figures.flatMap((figure): readonly Moved[] => {
    const before = inForce(held[figure.id]);
    return before === undefined || before === figure.value ? [] : [{ figure, before }];
  });
  return {
    worse: all.filter(({ figure, before }) => figure.value > before),
    better: all.filter(({ figure, before }) => figure.value < before),
  };
}

/** The file with the better values. A step with a reason is kept, as what was once allowed. */
export function tightened(held: Held, better: readonly Moved[]): Held {
  const steps = better.map(({ figure: { id, value } }) => {
    const before = held[id] ?? [];
    return [
      id,
      [...(before.at(-1)?.reason === undefined ? before.slice(0, -1) : before), { value }],
    ] as const;
  });
  return { ...held, ...Object.fromEntries(steps) };
}

export const heldText = (held: Held) => `${JSON.stringify(held, null, 2)}\n`;
