import { useMessages } from '../../../messages/useMessages.ts';
import { FormField } from '../../../system/forms/FormField.tsx';
import { PasswordInput } from '../../../system/forms/PasswordInput.tsx';

interface ProofFieldProps {
  readonly hasPassword: boolean;
  readonly typed: string;
  readonly error: string | undefined;
  readonly isFirst?: boolean;
  readonly onTyped: (password: string) => void;
}

/** Proves that the owner asks: the password, or a sign-in of the last minutes where there is none. */
export function ProofField({ hasPassword, typed, error, isFirst = false, onTyped }: ProofFieldProps) {
  const t = useMessages('profile');
  if (!hasPassword) return <p>{t('proofWithoutPassword')}</p>;
  return (
    <FormField label={t('currentPassword')} error={error} isRequired>
      <PasswordInput
        size="md"
        data-autofocus={isFirst ? 'field' : undefined}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
      />
    </FormField>
  );
}
