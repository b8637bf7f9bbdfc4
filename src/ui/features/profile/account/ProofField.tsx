import { Field } from '../../../kit/Field.tsx';
import { PasswordInput } from '../../../kit/PasswordInput.tsx';

interface ProofFieldProps {
  readonly hasPassword: boolean;
  readonly typed: string;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
  readonly onTyped: (password: string) => void;
}

/** Proves that the owner asks: the password, or a sign-in of the last minutes where there is none. */
export function ProofField({ hasPassword, typed, error, isFirst = false, onTyped }: ProofFieldProps) {
  if (!hasPassword)
    return <p>You have no password here, so this works only within five minutes of logging in.</p>;
  return (
    <Field label="Your current password" error={error} isRequired>
      {(control) => (
        <PasswordInput
          {...control}
          data-autofocus={isFirst ? 'field' : undefined}
          autoComplete="current-password"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
