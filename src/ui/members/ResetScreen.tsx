import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { resetPasswordSchema } from '#contract/members/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { AccountFrame } from '../features/auth/AccountFrame.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { FormSummary } from '../features/auth/FormSummary.tsx';
import { KeyCard } from '../features/auth/KeyCard.tsx';
import { Button } from '../kit/Button.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { FormField } from '../system/forms/FormField.tsx';
import { PasswordInput } from '../system/forms/PasswordInput.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS, wordsOfFields } from './fieldErrors.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { Told } from './Told.tsx';
import { useFirstField } from './useFirstField.ts';
import './account.css';
import { refusalWords, useSubmission } from './useSubmission.ts';

interface ResetScreenProps {
  /** The token of the mailed link, already out of the address; null where the page was opened without one. */
  readonly token: string | null;
  readonly reset: (token: string, password: string) => Promise<unknown>;
}

/** A new password by a mailed link. Nobody is logged in by it. */
export function ResetScreen({ token, reset }: ResetScreenProps) {
  const [isDone, setDone] = useState(false);
  const resetting = useSubmission(
    (password: string) => reset(token ?? '', password),
    () => setDone(true),
  );
  const { refusal } = resetting;
  const t = useMessages('waysIn');
  if (isDone) return <PasswordChanged />;
  if (token === null) return <NewLink title={t('resetIncompleteTitle')} words={t('resetIncomplete')} />;
  if (refusal && isSpentLink(refusal))
    return <NewLink title={t('resetSpentTitle')} words={t('resetSpent')} />;
  return (
    <AccountFrame title={t('resetTitle')} lead={t('resetLead')} emblem={<KeyCard />}>
      <PasswordForm isBusy={resetting.isBusy} refusal={refusal} onSubmit={resetting.submit} />
    </AccountFrame>
  );
}

/** A 400 that names no password is about the link itself. */
const isSpentLink = ({ status, fields }: CallFailure) =>
  (status === 400 || status === 404 || status === 410) && fields.password === undefined;

/** Whose link it is, only the server knows. */
const UNKNOWN = { handle: '', email: '' };

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly refusal: CallFailure | null;
  readonly onSubmit: (password: string) => void;
}

function PasswordForm({ isBusy, refusal, onSubmit }: PasswordFormProps) {
  const t = useMessages('waysIn');
  const form = useFirstField<HTMLFormElement>();
  const [password, setPassword] = useState('');
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const errors = refusal && ownErrors === NO_ERRORS ? wordsOfFields(refusal.fields) : ownErrors;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldErrorsOf(resetPasswordSchema, { token: 'mailed', password });
    const isFine = Object.keys(found).length === 0;
    setOwnErrors(isFine ? NO_ERRORS : found);
    if (isFine) onSubmit(password);
  };
  return (
    <>
      <FormSummary errors={errors} refusal={refusal && refusalWords(refusal)} />
      <AuthForm ref={form} onSubmit={submit}>
        <FormField
          label={t('resetLabel')}
          error={errors.password}
          hint={<PasswordStrength password={password} own={UNKNOWN} error={errors.password} />}
          isRequired
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </FormField>
        <SubmitButton isBusy={isBusy}>{t('resetSubmit')}</SubmitButton>
      </AuthForm>
    </>
  );
}

function PasswordChanged() {
  const t = useMessages('waysIn');
  return (
    <AccountFrame title={t('resetDoneTitle')} lead={t('resetDoneLead')} emblem={<KeyCard />}>
      <Told kind="success" title={t('doneTitle')}>
        {t('resetDone')}
      </Told>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/login">{t('logIn')}</Link>
      </Button>
    </AccountFrame>
  );
}

function NewLink({ title, words }: { readonly title: string; readonly words: string }) {
  const t = useMessages('waysIn');
  return (
    <AccountFrame title={title} lead={t('resetAgainLead')} emblem={<KeyCard />}>
      <InlineNotice kind="warning" isSpoken>
        {words}
      </InlineNotice>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/forgot-password">{t('resetAgain')}</Link>
      </Button>
      <p className="muted account-else">
        {t.rich('remembered', {
          link: (inner) => (
            <Link to="/login" className="link">
              {inner}
            </Link>
          ),
        })}
      </p>
    </AccountFrame>
  );
}
