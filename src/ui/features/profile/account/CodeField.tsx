import { useEffect, useRef, useState } from 'react';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

const SHORTEST_CODE = 6;

export const isCodeMissing = (code: string): boolean => code.replaceAll(/\s/g, '').length < SHORTEST_CODE;

interface CodeFieldProps {
  readonly label: string;
  readonly code: string;
  readonly error: string | undefined;
  /** Recovery codes have letters too. */
  readonly isOnlyDigits?: boolean;
  readonly onTyped: (code: string) => void;
}

/** One code, typed or pasted as it comes. */
export const CodeField = ({ label, code, error, isOnlyDigits = false, onTyped }: CodeFieldProps) => (
  <FormField label={label} error={error} isRequired>
    <FormInput
      data-autofocus="field"
      textStyle="code"
      inputMode={isOnlyDigits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      value={code}
      onChange={(event) => onTyped(event.target.value)}
    />
  </FormField>
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
