import { type FormEvent, useId, useRef, useState } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';
import { Button } from '../../kit/Button.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import './joinByCode.css';
import { useBusyAction } from './useBusyAction.ts';

interface JoinByCodeProps {
  /** Goes to what a code or a link opens; throws with words where it is none. */
  readonly onJoin: (text: string) => Promise<void>;
  /** `large` is Home's: field and button in one piece, with its own label. */
  readonly size?: 'large' | 'small';
  /** Why nobody can join now. */
  readonly reason?: string | undefined;
}

/** What is longer is a link, and shown as it is written. */
const LONGEST_CODE = 9;

/** The one box for codes, of tables and events, and for pasted links. What reads them is loaded when it is used. */
export function JoinByCode({ onJoin, size = 'small', reason }: JoinByCodeProps) {
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run, setFailure } = useBusyAction();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(() => onJoin(typed));
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
          placeholder="KILN42"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={600}
          data-link={typed.length > LONGEST_CODE || undefined}
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
