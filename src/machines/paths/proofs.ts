import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Step } from './model.ts';
import { plainEvent, plainState, plainStates } from './plainWords.ts';

/** What a step of a path proves, in a sentence, and of which steps that is true. */
export interface Proof {
  readonly says: string;
  /** The requirements it stands for, as test titles carry them: `spec 4.3`, `S10`. */
  readonly tags: readonly string[];
  readonly isOf: (step: Step) => boolean;
}

/** Which steps prove a sentence. States are named as in the machine, such as `signedIn.token`; inner ones count too. */
interface Where {
  readonly tags?: readonly string[];
  readonly from?: string | readonly string[];
  readonly to?: string | readonly string[];
  /** Only steps that leave the state as it is. */
  readonly stays?: boolean;
  readonly when?: (step: Step) => boolean;
}

/** What the paths of a machine prove. The first proof that fits a step names it. */
export interface ProofTable {
  readonly proofs: readonly Proof[];
  /** What tells two paths apart that prove the same, in words, always in the same order; by default the states. */
  readonly situation?: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** What an event carries, where the usual words are too long. */
  readonly payload?: (event: AnyEventObject) => string | null;
}

/** The sentence of a step, and its place in the table; without one it is told by event and states. */
export interface Proved {
  readonly says: string;
  readonly tags: readonly string[];
  readonly place: number;
}

/** One row of a table: on these events, a sentence, and where it is proved. */
export function proof(on: string | readonly string[], says: string, where: Where = {}): Proof {
  const types = [on].flat();
  const { tags = [], from, to, stays, when } = where;
  return {
    says,
    tags,
    isOf: (step) =>
      types.includes(step.event.type) &&
      isIn(step.before, from) &&
      isIn(step.after, to) &&
      (stays === undefined || isSame(step) === stays) &&
      (when === undefined || when(step)),
  };
}

function isIn(snapshot: AnyMachineSnapshot, states: Where['from']): boolean {
  if (states === undefined) return true;
  const { id } = snapshot.machine;
  return [states].flat().some((state) => snapshot._nodes.some((node) => node.id === `${id}.${state}`));
}

const isSame = ({ before, after }: Step) => plainState(before.value) === plainState(after.value);

/** What a step proves by the table, or by its event and states where the table has no sentence. */
export function provedBy(step: Step, { proofs }: ProofTable): Proved {
  const place = proofs.findIndex(({ isOf }) => isOf(step));
  const known = proofs[place];
  return known
    ? { says: known.says, tags: known.tags, place }
    : { says: fallback(step), tags: [], place: proofs.length };
}

function fallback({ event, before, after }: Step): string {
  const words = plainEvent(event.type);
  const what = words.charAt(0).toUpperCase() + words.slice(1);
  const [was, is] = [plainStates(before.value), plainStates(after.value)];
  const left = was.filter((state) => !is.includes(state));
  const entered = is.filter((state) => !was.includes(state));
  if (left.length + entered.length > 0)
    return `${what} while ${left.join(' and ') || plainState(before.value)}: ${entered.join(' and ') || plainState(after.value)}`;
  return `${what} while ${was.join(' and ')}: ${before.can(event) ? 'the state stays' : 'nothing happens'}`;
}
