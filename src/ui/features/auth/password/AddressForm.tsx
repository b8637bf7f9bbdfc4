import type { FormEvent } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { NumberedSteps } from './NumberedSteps.tsx';

interface AddressFormProps {
  readonly email: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onType: (email: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

export function AddressForm({ email, error, isBusy, onType, onSubmit }: AddressFormProps) {
  const t = useMessages('auth');
  return (
    <>
      <AuthForm onSubmit={onSubmit}>
        <EmailField email={email} error={error} onType={onType} />
        <SubmitButton isBusy={isBusy}>{t('sendLink')}</SubmitButton>
      </AuthForm>
      <NumberedSteps steps={[t('forgotStepEmail'), t('forgotStepLink'), t('forgotStepLogIn')]} />
    </>
  );
}
