import { type FormEvent, useId, useRef, useState } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';
import { Button } from '../kit/Button.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import './joinByCode.css';
import { CODE_EXAMPLE, readTableCode } from './tableCode.ts';
import { useBusyAction } from './useBusyAction.ts';

interface JoinByCodeProps {
  /** Goes to the table of that code; throws with words where there is none. */
  readonly onJoin: (code: string) => Promise<void>;
  /** `large` is Home's: field and button in one piece, with its own label. */
  readonly size?: 'large' | 'small';
  /** Why nobody can join now. */
  readonly reason?: string | undefined;
}

/** A code is read and tidied here; only one that can be a code is asked for. */
export function JoinByCode({ onJoin, size = 'small', reason }: JoinByCodeProps) {
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run, setFailure } = useBusyAction();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reading = readTableCode(typed);
    if (reading.kind === 'wrong') setFailure(reading.words);
    else {
      setTyped(reading.code);
      await run(() => onJoin(reading.code));
    }
    input.current?.focus();
  };
  return (
    <form className={`joincode ${size}`} onSubmit={submit} noValidate>
      <label htmlFor={id} className={size === 'large' ? undefined : 'vh'}>
        Join with a code
      </label>
      <div className="joincode-row">
        <TextInput
          ref={input}
          id={id}
          face="mono"
          value={typed}
          placeholder={CODE_EXAMPLE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={20}
          aria-invalid={failure !== '' || undefined}
          aria-describedby={failure === '' ? undefined : `${id}-error`}
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure('');
          }}
        />
        <Button type="submit" isBusy={isBusy} reason={reason}>
          Join
        </Button>
      </div>
      <p className="joincode-error" id={`${id}-error`} role="alert">
        {failure !== '' && (
          <>
            <IconWrong aria-hidden="true" />
            {failure}
          </>
        )}
      </p>
    </form>
  );
}
