import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type CallFailure, noAnswerWords } from '#src/machines/failure.ts';
import {
  type SubmissionState,
  selectSubmissionFailure,
  selectSubmissionState,
  selectTaken,
  submissionMachine,
  type Taken,
} from '#src/machines/forms/submission.ts';

export interface Submission<Form, Answer> {
  readonly state: SubmissionState;
  readonly isBusy: boolean;
  /** Why the last attempt was refused, or null. */
  readonly refusal: CallFailure | null;
  /** What the server took, also while it is submitted again; null before, and after `resume`. */
  readonly taken: Taken<Form, Answer> | null;
  readonly submit: (form: Form) => void;
  /** Back to the form after it was taken. */
  readonly resume: () => void;
}

/** A form over the call that it is submitted to; a second press while the first is on its way does nothing. */
export function useSubmission<Form, Answer = unknown>(
  call: (form: Form) => Promise<Answer>,
  /** Hears of the answer also where the form has gone meanwhile. */
  onDone: (form: Form, answer: Answer) => void = () => undefined,
): Submission<Form, Answer> {
  const [machine] = useState(submissionMachine<Form, Answer>);
  const send = fromPromise<Taken<Form, Answer>, { form: Form }>(({ input: { form } }) =>
    call(form).then((answer) => {
      onDone(form, answer);
      return { form, answer };
    }),
  );
  const actor = useActorRef(machine.provide({ actors: { send } }));
  const state = useSelector(actor, selectSubmissionState);
  const refusal = useSelector(actor, selectSubmissionFailure);
  const taken = useSelector(actor, selectTaken<Form, Answer>);
  return {
    state,
    isBusy: state === 'submitting',
    refusal,
    taken,
    submit: (form) => actor.send({ type: 'form.submitted', form }),
    resume: () => actor.send({ type: 'editing.resumed' }),
  };
}

/** Words for a call that failed: the server's, or ours where there was no answer. */
export const refusalWords = (failure: CallFailure): string => failure.reply ?? noAnswerWords();
