import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { PendingIdentity } from '#contract/members/account.ts';
import { identityClaimSchema } from '#contract/members/members.ts';
import { selectIsBusy, selectRefusal } from '#src/machines/sessionSelectors.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { AccountFrame } from '../features/auth/AccountFrame.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { LogInLink, NewHere } from '../features/auth/AuthLinks.tsx';
import { FormSummary } from '../features/auth/FormSummary.tsx';
import { ProviderMark } from '../features/auth/ProviderButtons.tsx';
import { SignInOff, useSignInOff } from '../features/auth/SignInOff.tsx';
import { Button } from '../kit/Button.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { useActors, useSession, useUser } from '../shell/actors.tsx';
import { CheckboxField } from '../system/forms/CheckboxField.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { type FieldErrors, fieldErrorsOf, NO_ERRORS, wordsOfFields } from './fieldErrors.ts';
import { HandleField } from './HandleField.tsx';
import { TermsLink } from './TermsLink.tsx';
import { useFirstField } from './useFirstField.ts';
import './account.css';

interface OauthRegistrationScreenProps {
  /** Who came back from a provider, or null where nobody did. */
  readonly identity: PendingIdentity | null;
  readonly redirect: string | undefined;
}

/** Somebody new chooses a handle after signing in by another service. */
export function OauthRegistrationScreen({ identity, redirect }: OauthRegistrationScreenProps) {
  const user = useUser();
  if (identity) return <ChooseHandle identity={identity} redirect={redirect} />;
  if (user && !user.isGuest) return <AlreadyIn handle={user.handle} />;
  return <NobodyPending redirect={redirect} />;
}

function AlreadyIn({ handle }: { readonly handle: string }) {
  const t = useMessages('auth');
  return (
    <AccountFrame title={t('alreadyInTitle')} lead={t('alreadyInLead', { handle })}>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/drafts">{t('goToTables')}</Link>
      </Button>
    </AccountFrame>
  );
}

function NobodyPending({ redirect }: Pick<OauthRegistrationScreenProps, 'redirect'>) {
  const t = useMessages('auth');
  return (
    <AccountFrame title={t('nobodyPendingTitle')} lead={t('nobodyPendingLead')}>
      <Button asChild variant="solid" size="lg" width="full">
        <Link to="/login" search={{ redirect }}>
          {t('submit')}
        </Link>
      </Button>
      <NewHere redirect={redirect} />
    </AccountFrame>
  );
}

interface ChooseHandleProps {
  readonly identity: PendingIdentity;
  readonly redirect: string | undefined;
}

function ChooseHandle({ identity, redirect }: ChooseHandleProps) {
  const { session } = useActors();
  const isBusy = useSession(selectIsBusy);
  const refusal = useSession((snapshot) => selectRefusal(snapshot, 'identity'));
  const off = useSignInOff();
  const form = useFirstField<HTMLFormElement>();
  const [handle, setHandle] = useState(identity.suggestedHandle);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const isOwn = ownErrors !== NO_ERRORS;
  const errors = refusal && !isOwn ? wordsOfFields(refusal.fields) : ownErrors;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { handle, acceptTerms };
    const claim = z.safeParse(identityClaimSchema, typed);
    setOwnErrors(claim.success ? NO_ERRORS : fieldErrorsOf(identityClaimSchema, typed));
    if (claim.success) session.send({ type: 'identity.claimed', claim: claim.data });
  };

  return (
    <AccountFrame
      title="Almost seated"
      lead={`${identity.providerName} says who you are. Choose what others see at the table.`}
    >
      <FormSummary
        errors={errors}
        refusal={refusal && !isOwn ? arrivalFailureWords('identity', refusal) : null}
      />
      <SignInOff reason={off} />
      <WhoYouAre identity={identity} redirect={redirect} />
      <AuthForm ref={form} onSubmit={submit}>
        <HandleField
          hint="3 to 24 letters, digits, _ and -. You can change it later."
          handle={handle}
          error={errors.handle}
          onType={setHandle}
        />
        <CheckboxField isChecked={acceptTerms} error={errors.acceptTerms} onChange={setAcceptTerms}>
          I accept the <TermsLink />
        </CheckboxField>
        <SubmitButton isBusy={isBusy} reason={off}>
          Take my seat
        </SubmitButton>
      </AuthForm>
      <p className="muted account-else">
        Already have an account? <LogInLink redirect={redirect} />, then link {identity.providerName} in your
        profile.
      </p>
    </AccountFrame>
  );
}

function WhoYouAre({ identity, redirect }: ChooseHandleProps) {
  const { session } = useActors();
  const navigate = useNavigate();
  const startAgain = () => {
    session.send({ type: 'signIn.abandoned' });
    void navigate({ to: '/login', search: { redirect } });
  };
  return (
    <div className="identity">
      <ProviderMark provider={identity.providerName} />
      <p>
        <b>{identity.providerName}</b>
        <span>{identity.email || 'told us no e-mail address'}</span>
      </p>
      <Button variant="ghost" size="sm" onClick={startAgain}>
        Not you?
      </Button>
    </div>
  );
}
