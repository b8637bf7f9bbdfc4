import { Button, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { SignInProvider } from '#contract/members/account.ts';
import { type Credentials, credentialsSchema } from '#contract/members/members.ts';
import type { LoginPrompts } from '#src/machines/passkeys/passkeyPrompt.ts';
import {
  selectAsksForCode,
  selectIsBusy,
  selectRefusal,
  selectUnreachable,
} from '#src/machines/session/sessionSelectors.ts';
import { arrivalFailureWords } from '#src/machines/session/sessionWords.ts';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS } from '../../components/submission/fieldErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { PasswordInput } from '../../system/forms/PasswordInput.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { useActors, useSession, useUser } from '../shell/actors.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AuthForm } from './AuthForm.tsx';
import { NewHere } from './AuthLinks.tsx';
import { type DemoAccountRow, DemoAccounts } from './DemoAccounts.tsx';
import { FormSummary } from './FormSummary.tsx';
import { rememberSignIn } from './lastSignIn.ts';
import { loginReason } from './loginReason.ts';
import { openLinkIn } from './openLink.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { SignInOff, useSignInOff } from './SignInOff.tsx';

interface LoginScreenProps {
  readonly demoAccounts: readonly DemoAccountRow[];
  readonly providers: readonly SignInProvider[];
  readonly prompts: LoginPrompts;
  /** Where Login leads, kept for somebody who registers instead. */
  readonly redirect: string | undefined;
}

export function LoginScreen(props: LoginScreenProps) {
  const { session } = useActors();
  const asksForCode = useSession(selectAsksForCode);
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'secondFactor'));
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  if (!asksForCode) return <PasswordStep {...props} typed={typed} onType={setTyped} />;
  return (
    <SecondFactorStep
      prompt={props.prompts.secondStep}
      isBusy={isBusy}
      refusal={refusal}
      onCode={(code) => session.send({ type: 'code.submitted', code })}
      onCancel={() => {
        setTyped({ ...typed, password: '' });
        session.send({ type: 'signIn.abandoned' });
      }}
    />
  );
}

interface PasswordStepProps extends LoginScreenProps {
  readonly typed: Credentials;
  readonly onType: (typed: Credentials) => void;
}

function PasswordStep({ demoAccounts, providers, prompts, redirect, typed, onType }: PasswordStepProps) {
  const t = useMessages('auth');
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'password'));
  const canBeGuest = useSession((snapshot) => selectUnreachable(snapshot) === null);
  // A guest who logs in is signed out for a moment, and the buttons stay.
  const [wasVisitor] = useState(useUser() === null);
  const off = useSignInOff();
  const link = openLinkIn(redirect);
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);

  const logIn = (credentials: Credentials) => {
    const found = fieldErrorsOf(credentialsSchema, credentials);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    rememberSignIn(null);
    session.send({ type: 'credentials.submitted', credentials });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    logIn(typed);
  };

  return (
    <AccountFrame title={t('title')} lead={t(loginReason(redirect))}>
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('password', refusal)} />
      <SignInOff reason={off} />
      <ProviderButtons providers={providers} returnPath={redirect} reason={off} />
      <AuthForm onSubmit={submit}>
        <FormField label={t('loginLabel')} error={errors.login} isRequired>
          <FormInput
            size="lg"
            name="login"
            // Browsers list passkeys in the field that ends in this word.
            autoComplete={prompts.signIn ? 'username webauthn' : 'username'}
            autoCapitalize="off"
            spellCheck={false}
            value={typed.login}
            onChange={(event) => onType({ ...typed, login: event.target.value })}
          />
        </FormField>
        <FormField
          label={t('passwordLabel')}
          error={errors.password}
          isRequired
          aside={<ForgotLink typed={typed.login} />}
        >
          <PasswordInput
            name="password"
            value={typed.password}
            onChange={(event) => onType({ ...typed, password: event.target.value })}
          />
        </FormField>
        <SubmitButton isBusy={isBusy} reason={off}>
          {t('submit')}
        </SubmitButton>
      </AuthForm>
      {prompts.signIn && (
        <PasskeySignIn
          ports={prompts.signIn}
          isBusy={isBusy}
          reason={off}
          onSigned={(passkey) => {
            rememberSignIn(null);
            session.send({ type: 'credentials.submitted', credentials: passkey });
          }}
        />
      )}
      <NewHere redirect={redirect} />
      {link !== null && (
        <Button asChild size="lg" width="full">
          <RouteLink to="/" search={link}>
            {t('openWithoutSigningIn')}
          </RouteLink>
        </Button>
      )}
      {wasVisitor && canBeGuest && (
        <ActionButton
          size="lg"
          width="full"
          isBusy={isBusy}
          reason={off}
          hasSpinner={false}
          onClick={() => session.send({ type: 'guest.asked' })}
        >
          {t('continueAsGuest')}
        </ActionButton>
      )}
      <DemoAccounts accounts={demoAccounts} isBusy={isBusy} reason={off} onChoose={logIn} />
    </AccountFrame>
  );
}

/** Takes a typed address along, so that nobody types it twice; it never shows in the address bar. */
function ForgotLink({ typed }: { readonly typed: string }) {
  const t = useMessages('auth');
  return (
    <Link asChild textStyle="dense" fontWeight="semibold">
      <RouteLink to="/forgot-password" state={typed.includes('@') ? { typedEmail: typed } : {}}>
        {t('forgotPassword')}
      </RouteLink>
    </Link>
  );
}
