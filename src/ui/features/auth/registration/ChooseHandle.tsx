import { type FormEvent, useState } from 'react';
import type { PendingIdentity } from '#contract/members/account.ts';
import { identityClaimSchema } from '#contract/members/members.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/session/sessionSelectors.ts';
import { arrivalFailureWords } from '#src/machines/session/sessionWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { useActors, useSession } from '../../shell/actors.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { AuthFootnote } from '../AuthFootnote.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { LogInLink } from '../AuthLinks.tsx';
import { FormSummary } from '../FormSummary.tsx';
import { HandleField } from '../fields/HandleField.tsx';
import { TermsField } from '../fields/TermsField.tsx';
import { useFormErrors } from '../fields/useFormErrors.ts';
import { SignInOff, useSignInOff } from '../SignInOff.tsx';
import { PendingIdentityCard } from './PendingIdentityCard.tsx';

interface ChooseHandleProps {
  readonly identity: PendingIdentity;
  readonly redirect: string | undefined;
}

export function ChooseHandle({ identity, redirect }: ChooseHandleProps) {
  const t = useMessages('auth');
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'identity'));
  const off = useSignInOff();
  const [handle, setHandle] = useState(identity.suggestedHandle);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const { errors, check } = useFormErrors(identityClaimSchema, refusal);
  const provider = identity.providerName;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const claim = check({ handle, acceptTerms });
    if (claim) session.send({ type: 'identity.claimed', claim });
  };

  return (
    <AccountFrame title={t('chooseHandleTitle')} lead={t('chooseHandleLead', { provider })}>
      <FormSummary errors={errors} refusal={refusal && arrivalFailureWords('identity', refusal)} />
      <SignInOff reason={off} />
      <PendingIdentityCard identity={identity} redirect={redirect} />
      <AuthForm onSubmit={submit}>
        <HandleField hint={t('chooseHandleHint')} handle={handle} error={errors.handle} onType={setHandle} />
        <TermsField isAccepted={acceptTerms} error={errors.acceptTerms} onChange={setAcceptTerms} />
        <SubmitButton isBusy={isBusy} reason={off}>
          {t('createAccount')}
        </SubmitButton>
      </AuthForm>
      <AuthFootnote>
        {t.rich('linkInstead', {
          provider,
          link: (words) => <LogInLink redirect={redirect}>{words}</LogInLink>,
        })}
      </AuthFootnote>
    </AccountFrame>
  );
}
