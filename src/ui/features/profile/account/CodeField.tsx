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
