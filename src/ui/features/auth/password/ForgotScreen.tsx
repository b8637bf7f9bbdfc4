import { type FormEvent, useState } from 'react';
import { forgotPasswordSchema } from '#contract/members/account.ts';
import { refusalWords, useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { Remembered } from '../AuthLinks.tsx';
import { FormSummary } from '../FormSummary.tsx';
import { useFormErrors } from '../fields/useFormErrors.ts';
import { KeyCard } from '../KeyCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { LinkSent } from './LinkSent.tsx';

interface ForgotScreenProps {
  /** What was typed on Login before, kept. */
  readonly typedBefore: string;
  readonly isDemo: boolean;
  /** Asks for the email; it answers the same whether or not the address has an account. */
  readonly sendLink: (email: string) => Promise<unknown>;
}

export function ForgotScreen({ typedBefore, isDemo, sendLink }: ForgotScreenProps) {
  const t = useMessages('auth');
  const [email, setEmail] = useState(typedBefore);
  const { taken, refusal, isBusy, submit, resume } = useSubmission(async (to: string) => {
    await sendLink(to);
    return { sentAtMs: Date.now() };
  });
  const { errors, check } = useFormErrors(forgotPasswordSchema, refusal);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const form = check({ email });
    if (form) submit(form.email);
  };
  return (
    <AccountFrame
      title={t(taken ? 'linkSentTitle' : 'forgotTitle')}
      lead={t(taken ? 'linkSentLead' : 'forgotLead')}
      emblem={<KeyCard />}
    >
      <FormSummary errors={errors} refusal={refusal && refusalWords(refusal)} />
      {taken ? (
        <LinkSent
          email={taken.form}
          sentAtMs={taken.answer.sentAtMs}
          isBusy={isBusy}
          isDemo={isDemo}
          onSendAgain={() => submit(taken.form)}
          onOtherAddress={resume}
        />
      ) : (
        <AddressForm
          email={email}
          error={errors.email}
          isBusy={isBusy}
          onType={setEmail}
          onSubmit={onSubmit}
        />
      )}
      <Remembered />
    </AccountFrame>
  );
}
