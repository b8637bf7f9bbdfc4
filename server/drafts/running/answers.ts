import type { Reply } from '#contract/refusals.ts';

const KEPT = 5000;

/** The answers to commands that leave no row in a log, so that one sent twice over a lost line is done once. */
export interface Answers {
  /** The answer of a command that was asked before; null for a new one. */
  known(key: string): Promise<Reply<null>> | null;
  /** Does the work unless the same command was asked before; then gives that answer. Faults are not kept. */
  once(key: string, work: () => Promise<Reply<null>>): Promise<Reply<null>>;
}

/** Keeps the newest answers of this process; `sit` by another member is another key. */
export function createAnswers(kept = KEPT): Answers {
  const answers = new Map<string, Promise<Reply<null>>>();
  return {
    known: (key) => answers.get(key) ?? null,
    once(key, work) {
      const known = answers.get(key);
      if (known) return known;
      const answer = work();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      const [oldest] = answers.keys();
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
  };
}
