import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { registrationSchema } from '#contract/members.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/session.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Field } from '../kit/Field.tsx';
import { PasswordInput } from '../kit/PasswordInput.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useActors, useSession, useUser } from '../shell/actors.tsx';
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
      <form className="account-form" onSubmit={submit} noValidate>
        <Field label="Email" error={errors.email} isRequired>
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              type="email"
              name="email"
              autoComplete="email"
              value={typed.email}
              onChange={(event) => type({ email: event.target.value })}
            />
          )}
        </Field>
        <Field label="Handle" error={errors.handle} hint="Others see this at the table." isRequired>
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              name="handle"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              value={typed.handle}
              onChange={(event) => type({ handle: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Password"
          error={errors.password}
          hint={<PasswordStrength password={typed.password} />}
          isRequired
        >
          {(control) => (
            <PasswordInput
              {...control}
              size="lg"
              name="password"
              autoComplete="new-password"
              value={typed.password}
              onChange={(event) => type({ password: event.target.value })}
            />
          )}
        </Field>
        <div>
          <Checkbox
            isChecked={typed.acceptTerms}
            aria-invalid={errors.acceptTerms ? true : undefined}
            aria-describedby={errors.acceptTerms ? 'terms-error' : undefined}
            onChange={(acceptTerms) => type({ acceptTerms })}
          >
            I accept the{' '}
            <Link to="/terms-of-service" className="link">
              terms of service
            </Link>
          </Checkbox>
          {errors.acceptTerms && (
            <p className="field-error" id="terms-error">
              {errors.acceptTerms}
            </p>
          )}
        </div>
        <Button type="submit" variant="solid" size="lg" width="full" isBusy={isBusy}>
          Create account
        </Button>
      </form>
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
