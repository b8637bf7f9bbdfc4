import type { Result, Results } from './results.ts';
import type { Source } from './source.ts';
import { familyOf, NotShown, type Step } from './step.ts';

/** What proving needs of the machine it runs on. */
export interface ProofPorts {
  /** Runs the step's command to its end; what it says is shown meanwhile. */
  readonly run: (step: Step) => Promise<{ readonly code: number; readonly stdout: string }>;
  readonly readJson: (file: string) => unknown;
  /** Makes the production build; false when it failed. */
  readonly build: () => Promise<boolean>;
  /** What the step stands on, as it is now. */
  readonly sourceNow: (step: Step) => Source;
  readonly nowMs: () => number;
  /** Called after each step with all results so far. */
  readonly keep: (results: Results) => Promise<void>;
  readonly tell: (line: string) => void;
}

/** The steps of these names and families; all without names. Throws a sentence on a name that there is not. */
export function chosenSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const isNamed = (step: Step, name: string) => step.name === name || familyOf(step.name) === name;
  const strange = names.find((name) => !steps.some((step) => isNamed(step, name)));
  if (strange !== undefined) {
    const families = [...new Set(steps.map((step) => familyOf(step.name)))];
    throw new Error(`There is no step "${strange}". Steps are: ${families.join(', ')}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.some((name) => isNamed(step, name)));
}

/** Whether the step has shown its promise for the very sources that it stands on. */
export const isDone = (results: Results, step: Step, { source }: Source): boolean =>
  results[step.name]?.isGood === true && results[step.name]?.source === source;

/**
 * Runs the steps one after the other, those that are done for this source only when `isAgain`; a step that fails stops no
 * other. Gives all results, the earlier ones among them.
 */
export async function prove(
  steps: readonly Step[],
  earlier: Results,
  ports: ProofPorts,
  { isAgain }: { readonly isAgain: boolean },
): Promise<Results> {
  let results = earlier;
  let isBuilt = false;
  for (const [place, step] of steps.entries()) {
    const source = ports.sourceNow(step);
    const title = `${place + 1}/${steps.length} ${step.name}`;
    if (!isAgain && isDone(results, step, source)) {
      ports.tell(`── ${title}: done before, ${results[step.name]?.figure}`);
      continue;
    }
    ports.tell(`── ${title}`);
    const beganMs = ports.nowMs();
    if (step.needsBuild && !isBuilt) isBuilt = await ports.build();
    const outcome =
      step.needsBuild && !isBuilt
        ? { isGood: false, figure: 'The production build failed.' }
        : await outcomeOf(step, source, ports);
    const atMs = ports.nowMs();
    const result: Result = { ...outcome, atMs, seconds: (atMs - beganMs) / 1000, ...source };
    results = { ...results, [step.name]: result };
    await ports.keep(results);
    ports.tell(`── ${title}: ${result.isGood ? 'kept' : 'NOT KEPT'}, ${result.figure}`);
  }
  return results;
}

async function outcomeOf(
  step: Step,
  before: Source,
  ports: ProofPorts,
): Promise<Pick<Result, 'isGood' | 'figure'>> {
  try {
    const { code, stdout } = await ports.run(step);
    const { figure, isWhole } = figureOf(step, stdout, ports);
    if (ports.sourceNow(step).source !== before.source)
      return { isGood: false, figure: `The project was changed while this ran: ${figure ?? 'no figure'}.` };
    if (figure === null) return { isGood: false, figure: `It ended with ${code} and told no figure.` };
    return { isGood: code === 0 && isWhole, figure };
  } catch (fault) {
    return { isGood: false, figure: fault instanceof Error ? fault.message : String(fault) };
  }
}

function figureOf(step: Step, stdout: string, { readJson }: ProofPorts) {
  try {
    return { figure: step.figure({ stdout, json: readJson }), isWhole: true };
  } catch (fault) {
    return { figure: fault instanceof NotShown ? fault.message : null, isWhole: false };
  }
}
