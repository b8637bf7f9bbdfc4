import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { SignInProvider } from '#contract/members/account.ts';
import { registrationSchema } from '#contract/members/members.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/sessionSelectors.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { AccountFrame } from '../features/auth/AccountFrame.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { LogInLink } from '../features/auth/AuthLinks.tsx';
import { FormSummary } from '../features/auth/FormSummary.tsx';
import { ProviderButtons } from '../features/auth/ProviderButtons.tsx';
import { SignInOff, useSignInOff } from '../features/auth/SignInOff.tsx';
import { useActors, useNotify, useSession, useUser } from '../shell/actors.tsx';
import { CheckboxField } from '../system/forms/CheckboxField.tsx';
import { FormInput } from '../system/forms/controls.tsx';
import { FormField } from '../system/forms/FormField.tsx';
import { PasswordInput } from '../system/forms/PasswordInput.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS, wordsOfFields } from './fieldErrors.ts';
import { HandleField } from './HandleField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { TermsLink } from './TermsLink.tsx';
import { useFirstField } from './useFirstField.ts';
import './account.css';

interface RegisterScreenProps {
  readonly providers: readonly SignInProvider[];
  /** Where somebody was going before they came to register. */
  readonly redirect: string | undefined;
}

const NOTHING_TYPED = { handle: '', email: '', password: '', acceptTerms: false };

/** The address that an invitation's link carries in its fragment; '' without one. */
const invitedEmail = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('email') ?? '';

export function RegisterScreen({ providers, redirect }: RegisterScreenProps) {
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'registration'));
  // A guest who registers is nobody for a moment, and the words stay.
  const [guest] = useState(useUser());
  const off = useSignInOff();
  const form = useFirstField<HTMLFormElement>();
  const tellOfLetter = useLetterNotice();
  const [typed, setTyped] = useState(() => ({ ...NOTHING_TYPED, email: invitedEmail() }));
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const errors = Object.keys(ownErrors).length > 0 ? ownErrors : errorsOfReply(refusal);
  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOwnErrors(fieldErrorsOf(registrationSchema, typed));
    const registration = z.safeParse(registrationSchema, typed);
    if (!registration.success) return;
    tellOfLetter(registration.data.email);
    session.send({ type: 'registration.submitted', registration: registration.data });
  };

  return (
    <AccountFrame
      title={guest ? 'Keep your drafts' : 'Create account'}
      lead={guest ? `Everything you did as ${guest.handle} comes along.` : 'One minute, then take your seat.'}
    >
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('registration', refusal)} />
      <SignInOff reason={off} />
      <ProviderButtons providers={providers} returnPath={redirect} reason={off} />
      <AuthForm ref={form} onSubmit={submit}>
        <FormField
          label="E-mail"
          error={errors.email}
          hint="We send a letter there to confirm it. Others never see it."
          isRequired
        >
          <FormInput
            size="lg"
            type="email"
            name="email"
            autoComplete="email"
            value={typed.email}
            onChange={(event) => type({ email: event.target.value })}
          />
        </FormField>
        <HandleField
          hint="Others see this at the table."
          handle={typed.handle}
          error={errors.handle}
          onType={(handle) => type({ handle })}
        />
        <FormField
          label="Password"
          error={errors.password}
          hint={<PasswordStrength password={typed.password} own={typed} error={errors.password} />}
          isRequired
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(event) => type({ password: event.target.value })}
          />
        </FormField>
        <CheckboxField
          isChecked={typed.acceptTerms}
          error={errors.acceptTerms}
          onChange={(acceptTerms) => type({ acceptTerms })}
        >
          I accept the <TermsLink />
        </CheckboxField>
        <SubmitButton isBusy={isBusy} reason={off}>
          Create account
        </SubmitButton>
      </AuthForm>
      <p className="muted account-else">
        Have an account? <LogInLink redirect={redirect} />
      </p>
    </AccountFrame>
  );
}

/** Once somebody is a member by this form, says where the letter went. */
function useLetterNotice(): (email: string) => void {
  const notify = useNotify();
  const user = useUser();
  const email = useRef('');
  const isMember = user !== null && !user.isGuest;
  useEffect(() => {
    if (!isMember || email.current === '') return;
    notify({ kind: 'info', text: `We sent a letter to ${email.current} to confirm your address.` });
    email.current = '';
  }, [isMember, notify]);
  return (typed) => {
    email.current = typed;
  };
}

function errorsOfReply(refusal: CallFailure | null): FieldErrors {
  return refusal ? wordsOfFields(refusal.fields) : NO_ERRORS;
}
