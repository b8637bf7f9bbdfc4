import { useState } from 'react';
import { type CallFailure, failureOf, noAnswerWords } from '#src/machines/failure.ts';

type Progress =
  | { readonly kind: 'resting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly failure: CallFailure };

export interface Submission<Input> {
  readonly isBusy: boolean;
  /** Why the last attempt was refused, or null. */
  readonly refusal: CallFailure | null;
  readonly submit: (input: Input) => void;
}

/** One call at a time for one form; a second press while the first is on its way does nothing. */
export function useSubmission<Input, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  onDone: (input: Input, answer: Answer) => void,
): Submission<Input> {
  const [progress, setProgress] = useState<Progress>({ kind: 'resting' });
  const isBusy = progress.kind === 'sending';
  const submit = (input: Input) => {
    if (isBusy) return;
    setProgress({ kind: 'sending' });
    send(input).then(
      (answer) => {
        setProgress({ kind: 'resting' });
        onDone(input, answer);
      },
      (thrown: unknown) => setProgress({ kind: 'refused', failure: failureOf(thrown) }),
    );
  };
  return { isBusy, refusal: progress.kind === 'refused' ? progress.failure : null, submit };
}

/** Words for a call that failed: the server's, or ours where there was no answer. */
export const refusalWords = (failure: CallFailure): string => failure.reply ?? noAnswerWords();
