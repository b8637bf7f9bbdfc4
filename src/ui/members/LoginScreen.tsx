import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type Credentials, credentialsSchema } from '#contract/members.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/session.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { FormField } from '../forms/FormField.tsx';
import { FormInput } from '../forms/FormInput.tsx';
import { FormPassword } from '../forms/FormPassword.tsx';
import { FormSubmit } from '../forms/FormSubmit.tsx';
import { Button } from '../kit/Button.tsx';
import { useActors, useSession, useUser } from '../shell/actors.tsx';
import { ChakraArea } from '../theme/ChakraArea.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { FormSummary } from './FormSummary.tsx';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS } from './fieldErrors.ts';

/** An account that demo mode shows to everybody. */
export interface DemoAccountRow {
  readonly handle: string;
  readonly role: string;
  readonly password: string;
}

interface LoginScreenProps {
  readonly demoAccounts: readonly DemoAccountRow[];
  /** Where Login leads, kept for somebody who registers instead. */
  readonly redirect: string | undefined;
}

export function LoginScreen({ demoAccounts, redirect }: LoginScreenProps) {
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'password'));
  const isVisitor = useUser() === null;
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);

  const logIn = (credentials: Credentials) => {
    const found = fieldErrorsOf(credentialsSchema, credentials);
    setErrors(found);
    if (Object.keys(found).length === 0) session.send({ type: 'credentials.submitted', credentials });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    logIn(typed);
  };

  return (
    <AccountFrame
      title="Log in"
      lead={redirect ? 'Then straight to where you were going.' : 'Your seat is waiting.'}
    >
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('password', refusal)} />
      <ChakraArea>
        <form className="account-form" onSubmit={submit} noValidate>
          <FormField label="Email or handle" error={errors.login} isRequired>
            <FormInput
              name="login"
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              value={typed.login}
              onChange={(event) => setTyped({ ...typed, login: event.target.value })}
            />
          </FormField>
          <FormField
            label="Password"
            error={errors.password}
            isRequired
            aside={
              <Link to="/forgot-password" className="link t14">
                Forgot password?
              </Link>
            }
          >
            <FormPassword
              name="password"
              value={typed.password}
              onChange={(event) => setTyped({ ...typed, password: event.target.value })}
            />
          </FormField>
          <FormSubmit isBusy={isBusy}>Log in</FormSubmit>
        </form>
      </ChakraArea>
      <p className="muted account-else">
        New here?{' '}
        <Link to="/register" search={{ redirect }} className="link">
          Create an account
        </Link>
      </p>
      {isVisitor && (
        <Button width="full" isBusy={isBusy} onClick={() => session.send({ type: 'guest.asked' })}>
          Look as a guest
        </Button>
      )}
      <DemoAccounts accounts={demoAccounts} isBusy={isBusy} onChoose={logIn} />
    </AccountFrame>
  );
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccountRow[];
  readonly isBusy: boolean;
  readonly onChoose: (credentials: Credentials) => void;
}

function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ul>
        {accounts.map(({ handle, role, password }) => (
          <li key={handle}>
            <Button
              variant="soft"
              size="sm"
              isBusy={isBusy}
              onClick={() => onChoose({ login: handle, password })}
            >
              Log in as {handle}
            </Button>
            <span className="muted t14">
              {role}, password <span className="num">{password}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
