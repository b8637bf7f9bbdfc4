import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../kit/Field.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';

export const CODE_LABEL = 'A code from your app, or a recovery code';

/** Why a form cannot be sent yet; undefined once a code is typed. */
export const missingCode = (code: string): string | undefined =>
  code.trim().length < 6 ? 'Enter the code first.' : undefined;

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly code: string;
  readonly error: string | undefined;
  /** Recovery codes have letters too. */
  readonly isOnlyDigits?: boolean;
  readonly onTyped: (code: string) => void;
}

/** One code, typed or pasted as it comes. */
export const CodeField = ({ label, hint, code, error, isOnlyDigits = false, onTyped }: CodeFieldProps) => (
  <Field label={label} hint={hint} error={error} isRequired>
    {(control) => (
      <TextInput
        {...control}
        data-autofocus="field"
        face="mono"
        inputMode={isOnlyDigits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        onChange={(event) => onTyped(event.target.value)}
      />
    )}
  </Field>
);

const COPIED_MS = 2000;

/** Copies a text; where the browser refuses, nothing is said to be copied and the text can be selected. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = (text: string) => {
    // Without a secure context there is no clipboard at all.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    clipboard?.writeText(text).then(
      () => {
        window.clearTimeout(timer.current);
        setCopied(true);
        timer.current = window.setTimeout(() => setCopied(false), COPIED_MS);
      },
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
