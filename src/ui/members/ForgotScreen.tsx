import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { forgotPasswordSchema } from '#contract/members/account.ts';
import { AccountFrame } from '../features/auth/AccountFrame.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { FormSummary } from '../features/auth/FormSummary.tsx';
import { KeyCard } from '../features/auth/KeyCard.tsx';
import { Button } from '../kit/Button.tsx';
import { FormInput } from '../system/forms/controls.tsx';
import { FormField } from '../system/forms/FormField.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { DemoMailHint } from './DemoMailHint.tsx';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS, wordsOfFields } from './fieldErrors.ts';
import { SendAgainButton } from './SendAgainButton.tsx';
import { Told } from './Told.tsx';
import { useFirstField } from './useFirstField.ts';
import './account.css';
import { refusalWords, useSubmission } from './useSubmission.ts';

interface ForgotScreenProps {
  /** What was typed on Login before, kept. */
  readonly typedBefore: string;
  readonly isDemo: boolean;
  /** Asks for the letter; it answers the same whether or not the address has an account. */
  readonly sendLink: (email: string) => Promise<unknown>;
}

const SEND_AGAIN_AFTER_MS = 60_000;

const STEPS = [
  'You get a letter if the address has an account. We answer the same either way.',
  'The link works once, for 30 minutes.',
  'After that you log in anew, on all your devices.',
];

export function ForgotScreen({ typedBefore, isDemo, sendLink }: ForgotScreenProps) {
  const [email, setEmail] = useState(typedBefore);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const [sent, setSent] = useState<{ readonly email: string; readonly atMs: number } | null>(null);
  const sending = useSubmission(sendLink, (to) => setSent({ email: to, atMs: Date.now() }));
  const errors =
    sending.refusal && ownErrors === NO_ERRORS ? wordsOfFields(sending.refusal.fields) : ownErrors;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldErrorsOf(forgotPasswordSchema, { email });
    setOwnErrors(found);
    if (Object.keys(found).length === 0) sending.submit(email.trim());
  };

  return (
    <AccountFrame
      title={sent ? 'Look in your mailbox' : 'Forgot your password?'}
      lead={
        sent
          ? 'Your seat and your decks stay as they are.'
          : 'Type your address and we send a link. Your seat and your decks stay as they are.'
      }
      emblem={<KeyCard />}
    >
      <FormSummary errors={errors} refusal={sending.refusal && refusalWords(sending.refusal)} />
      {sent ? (
        <>
          <Told key={sent.atMs} kind="info" title="The letter is on its way">
            If <b>{sent.email}</b> has an account, it gets a letter with a link. The link works once, for 30
            minutes.
          </Told>
          <DemoMailHint isDemo={isDemo} />
          <p className="muted">Nothing there after a few minutes? Look in the spam folder too.</p>
          <div className="account-acts">
            <SendAgainButton
              fromMs={sent.atMs + SEND_AGAIN_AFTER_MS}
              isBusy={sending.isBusy}
              onPress={() => sending.submit(sent.email)}
            />
            <Button onClick={() => setSent(null)}>Use another address</Button>
          </div>
        </>
      ) : (
        <AddressForm
          email={email}
          error={errors.email}
          isBusy={sending.isBusy}
          onType={setEmail}
          onSubmit={submit}
        />
      )}
      <p className="muted account-else">
        Remembered it?{' '}
        <Link to="/login" className="link">
          Log in
        </Link>
      </p>
    </AccountFrame>
  );
}

interface AddressFormProps {
  readonly email: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onType: (email: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

function AddressForm({ email, error, isBusy, onType, onSubmit }: AddressFormProps) {
  const form = useFirstField<HTMLFormElement>();
  return (
    <>
      <AuthForm ref={form} onSubmit={onSubmit}>
        <FormField label="E-mail" error={error} isRequired>
          <FormInput
            size="lg"
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => onType(event.target.value)}
          />
        </FormField>
        <SubmitButton isBusy={isBusy}>Send the link</SubmitButton>
      </AuthForm>
      <ol className="account-steps">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
