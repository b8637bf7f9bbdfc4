import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { resetPasswordSchema } from '#contract/members/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { FormSummary } from '../FormSummary.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { useFormErrors } from '../fields/useFormErrors.ts';

/** Whose link it is, only the server knows. */
const UNKNOWN = { handle: '', email: '' };

const schema = z.pick(resetPasswordSchema, { password: true });

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly refusal: CallFailure | null;
  readonly onSubmit: (password: string) => void;
}

export function PasswordForm({ isBusy, refusal, onSubmit }: PasswordFormProps) {
  const t = useMessages('waysIn');
  const [password, setPassword] = useState('');
  const { errors, check } = useFormErrors(schema, refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check({ password });
    if (checked) onSubmit(checked.password);
  };
  return (
    <>
      <FormSummary errors={errors} refusal={refusal && refusalWords(refusal)} />
      <AuthForm onSubmit={submit}>
        <NewPasswordField
          label={t('resetLabel')}
          password={password}
          own={UNKNOWN}
          error={errors.password}
          onType={setPassword}
        />
        <SubmitButton isBusy={isBusy}>{t('resetSubmit')}</SubmitButton>
      </AuthForm>
    </>
  );
}
