import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

interface HandleFieldProps {
  readonly hint: string;
  readonly handle: string;
  readonly error: string | undefined;
  readonly onType: (handle: string) => void;
}

/** The handle that somebody new chooses. */
export function HandleField({ hint, handle, error, onType }: HandleFieldProps) {
  const t = useMessages('auth');
  return (
    <FormField label={t('handleLabel')} error={error} hint={hint} isRequired>
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
}
