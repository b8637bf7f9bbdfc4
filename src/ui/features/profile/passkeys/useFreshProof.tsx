import { Suspense, useState } from 'react';
import type { Account } from '#contract/members/account.ts';
import type { FreshProof } from '#contract/members/passkeys.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { withMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CodeField, isCodeMissing } from '../account/CodeField.tsx';
import { ProofField } from '../account/ProofField.tsx';
import type { RefusedFields } from '../account/refusedFields.ts';
import type { LateCalls } from '../profilePorts.ts';

const PasskeyProof = late(() => withMessages(import('./PasskeyProof.tsx'), 'passkeys'), 'PasskeyProof');

/** Whether something is asked for after this account's password. */
export const hasSecondFactor = ({ secondFactor }: Pick<Account, 'secondFactor'>): boolean =>
  secondFactor.isOn || secondFactor.asksForPasskey;

/** What proves that the owner asks: the second factor where there is one, else the password. */
export function useFreshProof(account: Account) {
  const t = useMessages('profile');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const needsCode = hasSecondFactor(account);
  const needsPassword = !needsCode && account.hasPassword;
  const passwordMissing = needsPassword && password === '' ? t('currentPasswordMissing') : undefined;
  return {
    proof: {
      ...(needsCode && { code: code.trim() }),
      ...(needsPassword && { currentPassword: password }),
    } satisfies FreshProof,
    /** Why it cannot be sent yet. */
    missing: needsCode && isCodeMissing(code) ? t('codeMissing') : passwordMissing,
    field: { needsCode, code, password, onCode: setCode, onPassword: setPassword },
  };
}

type Typed = ReturnType<typeof useFreshProof>['field'];

interface FreshProofFieldProps extends Typed {
  readonly account: Account;
  readonly calls: LateCalls;
  readonly errors: RefusedFields;
  readonly isFirst?: boolean;
}

/** The field of `useFreshProof`. */
export function FreshProofField(props: FreshProofFieldProps) {
  const { account, needsCode, password, errors, isFirst = false, onPassword } = props;
  if (needsCode) return <FactorField {...props} error={errors.code} />;
  return (
    <ProofField
      hasPassword={account.hasPassword}
      typed={password}
      error={errors.currentPassword}
      isFirst={isFirst}
      onTyped={onPassword}
    />
  );
}

interface FactorFieldProps {
  readonly account: Account;
  readonly calls: LateCalls;
  readonly code: string;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
}

/** A code of the second factor, typed, or by a passkey where one is asked for. */
export function FactorField({ account, calls, code, error, onCode }: FactorFieldProps) {
  const t = useMessages('profile');
  const [isProved, setProved] = useState(false);
  const { isOn, asksForPasskey } = account.secondFactor;
  return (
    <>
      {asksForPasskey && (
        <Suspense>
          <PasskeyProof
            calls={calls}
            isProved={isProved && code !== ''}
            onProved={(proof) => {
              setProved(true);
              onCode(proof);
            }}
          />
        </Suspense>
      )}
      {!(isProved && error === undefined) && (
        <CodeField
          label={isOn ? t('codeLabel') : t('recoveryCodeLabel')}
          code={isProved ? '' : code}
          error={error}
          onTyped={(typed) => {
            setProved(false);
            onCode(typed);
          }}
        />
      )}
    </>
  );
}
