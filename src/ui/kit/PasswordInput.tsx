import { type ComponentProps, useState } from 'react';
import IconShow from '~icons/ph/eye';
import IconHide from '~icons/ph/eye-slash';
import './field.css';
import { TextInput } from './TextInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'>;

/** A password that can be read while it is typed; Show and Hide are words. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <IconHide aria-hidden="true" /> : <IconShow aria-hidden="true" />}
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
