import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { resetPasswordSchema } from '#contract/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { AccountFrame } from '../features/auth/AccountFrame.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { FormSummary } from '../features/auth/FormSummary.tsx';
import { KeyCard } from '../features/auth/KeyCard.tsx';
import { Button } from '../kit/Button.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
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
  if (isDone) return <PasswordChanged />;
  if (token === null) return <NewLink title="This link is not complete" words={INCOMPLETE} />;
  if (refusal && isSpentLink(refusal)) return <NewLink title="This link no longer works" words={SPENT} />;
  return (
    <AccountFrame
      title="Choose a new password"
      lead="Then you log in with it. All other devices are logged out."
      emblem={<KeyCard />}
    >
      <PasswordForm isBusy={resetting.isBusy} refusal={refusal} onSubmit={resetting.submit} />
    </AccountFrame>
  );
}

const SPENT = 'It was used already, or its 30 minutes are over. Your password has not changed by it.';
const INCOMPLETE = 'Open it from the letter once more. Where that does not help, a new one does.';

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
          label="New password"
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
        <SubmitButton isBusy={isBusy}>Set the password</SubmitButton>
      </AuthForm>
    </>
  );
}

const PasswordChanged = () => (
  <AccountFrame title="Your password is new" lead="From now on you log in with it." emblem={<KeyCard />}>
    <Told kind="success" title="Done">
      All devices were logged out, this one too. We wrote you a letter about it.
    </Told>
    <Button asChild variant="solid" size="lg" width="full">
      <Link to="/login">Log in</Link>
    </Button>
  </AccountFrame>
);

const NewLink = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <AccountFrame title={title} lead="A new one is sent in a moment." emblem={<KeyCard />}>
    <InlineNotice kind="warning" isSpoken>
      {words}
    </InlineNotice>
    <Button asChild variant="solid" size="lg" width="full">
      <Link to="/forgot-password">Send a new link</Link>
    </Button>
    <p className="muted account-else">
      Remembered it?{' '}
      <Link to="/login" className="link">
        Log in
      </Link>
    </p>
  </AccountFrame>
);
