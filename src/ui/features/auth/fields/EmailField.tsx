import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

interface EmailFieldProps {
  readonly hint?: string;
  readonly email: string;
  readonly error: string | undefined;
  readonly onType: (email: string) => void;
}

export function EmailField({ hint, email, error, onType }: EmailFieldProps) {
  const t = useMessages('auth');
  return (
    <FormField label={t('emailLabel')} error={error} hint={hint} isRequired>
      <FormInput
        size="lg"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onType(event.target.value)}
      />
    </FormField>
  );
}
