import { PasswordStrength } from '../../../components/submission/PasswordStrength.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { PasswordInput } from '../../../system/forms/PasswordInput.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly password: string;
  /** Their handle and email, '' where they aren't known: a password may contain neither. */
  readonly own: { readonly handle: string; readonly email: string };
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
}

/** A password to be set, with how strong it is. */
export const NewPasswordField = ({ label, password, own, error, onType }: NewPasswordFieldProps) => (
  <FormField
    label={label}
    error={error}
    hint={<PasswordStrength password={password} own={own} error={error} />}
    isRequired
  >
    <PasswordInput
      name="password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => onType(event.target.value)}
    />
  </FormField>
);
