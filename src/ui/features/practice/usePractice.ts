import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PracticeSet } from '#contract/practice.ts';
import { inspected } from '#src/inspection.ts';
import {
  choiceOf,
  type KeptPractice,
  type PracticeChoice,
  type PracticeFound,
  type PracticeToSave,
  practiceMachine,
} from '#src/machines/practice/practice.ts';

export type PracticeActor = ActorRefFrom<typeof practiceMachine>;

/** What practice asks for; each throws with words. */
export interface PracticePorts {
  readonly look: (signal: AbortSignal) => Promise<PracticeFound>;
  readonly open: (
    choice: PracticeChoice,
    signal: AbortSignal,
  ) => Promise<{ readonly set: PracticeSet; readonly secret: string }>;
  readonly save: (draft: PracticeToSave, signal: AbortSignal) => Promise<{ readonly practiceId: string }>;
  readonly keep: (set: PracticeChoice | null, kept: KeptPractice | null) => void;
}

/** A practice draft over this browser. */
export function usePractice(ports: PracticePorts): PracticeActor {
  return useActorRef(
    practiceMachine.provide({
      actors: {
        look: fromPromise(({ signal }) => ports.look(signal)),
        open: fromPromise(({ input, signal }: { input: PracticeChoice; signal: AbortSignal }) =>
          ports.open(input, signal),
        ),
        save: fromPromise(({ input, signal }: { input: PracticeToSave; signal: AbortSignal }) =>
          ports.save(input, signal),
        ),
      },
      actions: {
        keep: ({ context: { draft } }, { kept }) => ports.keep(draft && choiceOf(draft.set), kept),
      },
    }),
    inspected(practiceMachine.id),
  );
}
