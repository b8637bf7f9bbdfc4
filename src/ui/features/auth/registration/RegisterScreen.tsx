import { type FormEvent, useState } from 'react';
import type { SignInProvider } from '#contract/members/account.ts';
import { registrationSchema } from '#contract/members/members.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/session/sessionSelectors.ts';
import { arrivalFailureWords } from '#src/machines/session/sessionWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { useActors, useSession, useUser } from '../../shell/actors.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { AuthFootnote } from '../AuthFootnote.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { LogInLink } from '../AuthLinks.tsx';
import { FormSummary } from '../FormSummary.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { HandleField } from '../fields/HandleField.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { TermsField } from '../fields/TermsField.tsx';
import { useFormErrors } from '../fields/useFormErrors.ts';
import { ProviderButtons } from '../ProviderButtons.tsx';
import { SignInOff, useSignInOff } from '../SignInOff.tsx';
import { useConfirmationNotice } from './useConfirmationNotice.ts';

interface RegisterScreenProps {
  readonly providers: readonly SignInProvider[];
  /** Where somebody was going before they came to register. */
  readonly redirect: string | undefined;
}

const NOTHING_TYPED = { handle: '', email: '', password: '', acceptTerms: false };

/** The address that an invitation's link carries in its fragment; '' without one. */
const invitedEmail = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('email') ?? '';

export function RegisterScreen({ providers, redirect }: RegisterScreenProps) {
  const t = useMessages('auth');
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'registration'));
  // A guest who registers is nobody for a moment, and the words stay.
  const [guest] = useState(useUser());
  const off = useSignInOff();
  const announceEmail = useConfirmationNotice();
  const [typed, setTyped] = useState(() => ({ ...NOTHING_TYPED, email: invitedEmail() }));
  const { errors, check } = useFormErrors(registrationSchema, refusal);
  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const registration = check(typed);
    if (!registration) return;
    announceEmail(registration.email);
    session.send({ type: 'registration.submitted', registration });
  };

  return (
    <AccountFrame
      title={guest ? t('keepDraftsTitle') : t('registerTitle')}
      lead={guest ? t('keepDraftsLead', { handle: guest.handle }) : t('registerLead')}
    >
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('registration', refusal)} />
      <SignInOff reason={off} />
      <ProviderButtons providers={providers} returnPath={redirect} reason={off} />
      <AuthForm onSubmit={submit}>
        <EmailField
          hint={t('emailHint')}
          email={typed.email}
          error={errors.email}
          onType={(email) => type({ email })}
        />
        <HandleField
          hint={t('handleHint')}
          handle={typed.handle}
          error={errors.handle}
          onType={(handle) => type({ handle })}
        />
        <NewPasswordField
          label={t('passwordLabel')}
          password={typed.password}
          own={typed}
          error={errors.password}
          onType={(password) => type({ password })}
        />
        <TermsField
          isAccepted={typed.acceptTerms}
          error={errors.acceptTerms}
          onChange={(acceptTerms) => type({ acceptTerms })}
        />
        <SubmitButton isBusy={isBusy} reason={off}>
          {t('createAccount')}
        </SubmitButton>
      </AuthForm>
      <AuthFootnote>
        {t.rich('haveAccount', { link: (words) => <LogInLink redirect={redirect}>{words}</LogInLink> })}
      </AuthFootnote>
    </AccountFrame>
  );
}
