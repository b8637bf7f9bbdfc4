import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { registrationSchema } from '#contract/members.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/session.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormInput } from '../forms/FormInput.tsx';
import { FormPassword } from '../forms/FormPassword.tsx';
import { FormSubmit } from '../forms/FormSubmit.tsx';
import { useActors, useSession, useUser } from '../shell/actors.tsx';
import { ChakraArea } from '../theme/ChakraArea.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { FormSummary } from './FormSummary.tsx';
import { type FieldErrors, fieldErrorsOf, firstWords, NO_ERRORS } from './fieldErrors.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

interface RegisterScreenProps {
  /** Where somebody was going before they came to register. */
  readonly redirect: string | undefined;
}

const NOTHING_TYPED = { handle: '', email: '', password: '', acceptTerms: false };

export function RegisterScreen({ redirect }: RegisterScreenProps) {
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'registration'));
  const guest = useUser();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const errors = Object.keys(ownErrors).length > 0 ? ownErrors : errorsOfReply(refusal);
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOwnErrors(fieldErrorsOf(registrationSchema, typed));
    const registration = z.safeParse(registrationSchema, typed);
    if (registration.success)
      session.send({ type: 'registration.submitted', registration: registration.data });
  };

  return (
    <AccountFrame
      title={guest ? 'Keep your drafts' : 'Create account'}
      lead={guest ? `Everything you did as ${guest.handle} comes along.` : 'One minute, then take your seat.'}
    >
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('registration', refusal)} />
      <ChakraArea>
        <form className="account-form" onSubmit={submit} noValidate>
          <FormField label="Email" error={errors.email} isRequired>
            <FormInput
              type="email"
              name="email"
              autoComplete="email"
              value={typed.email}
              onChange={(event) => type({ email: event.target.value })}
            />
          </FormField>
          <FormField label="Handle" error={errors.handle} hint="Others see this at the table." isRequired>
            <FormInput
              name="handle"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              value={typed.handle}
              onChange={(event) => type({ handle: event.target.value })}
            />
          </FormField>
          <FormField
            label="Password"
            error={errors.password}
            hint={<PasswordStrength password={typed.password} />}
            isRequired
          >
            <FormPassword
              name="password"
              autoComplete="new-password"
              value={typed.password}
              onChange={(event) => type({ password: event.target.value })}
            />
          </FormField>
          <FormCheckbox
            isChecked={typed.acceptTerms}
            error={errors.acceptTerms}
            onChange={(acceptTerms) => type({ acceptTerms })}
          >
            I accept the{' '}
            <Link to="/terms-of-service" className="link">
              terms of service
            </Link>
          </FormCheckbox>
          <FormSubmit isBusy={isBusy}>Create account</FormSubmit>
        </form>
      </ChakraArea>
      <p className="muted account-else">
        Have an account?{' '}
        <Link to="/login" search={{ redirect }} className="link">
          Log in
        </Link>
      </p>
    </AccountFrame>
  );
}

function errorsOfReply(refusal: CallFailure | null): FieldErrors {
  return refusal ? firstWords(refusal.fields) : NO_ERRORS;
}
