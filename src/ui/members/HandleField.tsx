import { FormInput } from '../system/forms/controls.tsx';
import { FormField } from '../system/forms/FormField.tsx';

interface HandleFieldProps {
  readonly hint: string;
  readonly handle: string;
  readonly error: string | undefined;
  readonly onType: (handle: string) => void;
}

/** The handle somebody new chooses. */
export const HandleField = ({ hint, handle, error, onType }: HandleFieldProps) => (
  <FormField label="Handle" error={error} hint={hint} isRequired>
    <FormInput
      size="lg"
      name="handle"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      value={handle}
      onChange={(event) => onType(event.target.value)}
    />
  </FormField>
);
