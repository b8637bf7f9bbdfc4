import { type FormEvent, useEffect, useId, useState } from 'react';
import { sixDigitsSchema } from '#contract/members/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import IconWrong from '~icons/ph/warning-circle-fill';
import { CodeInput } from './CodeInput.tsx';
import { refusalWords } from './useSubmission.ts';
import '../kit/field.css';

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Why the last code was not taken, or null. */
  readonly refusal: CallFailure | null;
  readonly onCode: (code: string) => void;
}

/** The six digits of a letter; they go off when the sixth is in. */
export function CodeForm({ isBusy, refusal, onCode }: CodeFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [ownError, setOwnError] = useState('');
  useEffect(() => {
    if (refusal) setTyped('');
  }, [refusal]);
  const error = ownError || (refusal && typed === '' ? codeRefusalWords(refusal) : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = sixDigitsSchema.safeParse(typed);
    setOwnError(whole.success ? '' : 'Enter the six digits.');
    if (whole.success && !isBusy) onCode(whole.data);
  };
  return (
    <form className="code-form" onSubmit={submit} noValidate>
      <label htmlFor={id} className="vh">
        Code of six digits
      </label>
      <CodeInput
        id={id}
        value={typed}
        isBusy={isBusy}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={`${id}-words`}
        onType={(digits) => {
          setOwnError('');
          setTyped(digits);
        }}
        onWhole={(code) => !isBusy && onCode(code)}
      />
      <p className="code-words" id={`${id}-words`} role={error === '' ? undefined : 'alert'}>
        {error === '' ? (
          'The code works for 10 minutes. It is sent as soon as the sixth digit is in.'
        ) : (
          <span className="field-error">
            <IconWrong aria-hidden="true" />
            {error}
          </span>
        )}
      </p>
    </form>
  );
}

const codeRefusalWords = (refusal: CallFailure): string =>
  refusal.status === 400
    ? 'This is not the code of your newest letter, or its 10 minutes are over.'
    : refusalWords(refusal);
