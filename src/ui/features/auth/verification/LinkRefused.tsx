import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CallFailure } from '#src/machines/failure.ts';
import {
  type EmailVerificationActor,
  selectVerificationEmail,
  selectVerificationRefusal,
} from '#src/machines/session/emailVerification.ts';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useUser } from '../../shell/actors.tsx';
import { DemoMailHint } from '../mail/DemoMailHint.tsx';
import { LogInButton } from './LogInButton.tsx';
import { ResendButton } from './ResendButton.tsx';
import { Address, VerifyBody, VerifyFrame, VerifyHint } from './VerifyFrame.tsx';

interface LinkRefusedProps {
  readonly verification: EmailVerificationActor;
  readonly isDemo: boolean;
}

/** Whether a call got no answer at all, so that the same may be tried again. */
const isUnanswered = ({ status }: CallFailure) => status === null || status >= 500;

export function LinkRefused({ verification, isDemo }: LinkRefusedProps) {
  const t = useMessages('auth');
  const email = useSelector(verification, selectVerificationEmail);
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'link'));
  const isConfirmed = useUser()?.isVerified ?? false;
  if (refusal && isUnanswered(refusal))
    return <Unanswered refusal={refusal} onRetry={() => verification.send({ type: 'retry.asked' })} />;
  if (email === null)
    return (
      <LinkGone>
        <VerifyHint>{t('logInForEmail')}</VerifyHint>
        <LogInButton />
      </LinkGone>
    );
  const address = (words: ReactNode) => <Address>{words}</Address>;
  if (isConfirmed)
    return (
      <LinkGone>
        <VerifyHint>{t.rich('alreadyConfirmed', { email, address })}</VerifyHint>
        <Button asChild variant="solid" size="lg" width="full">
          <Link to="/profile" search={{ tab: 'account' }}>
            {t('openProfile')}
          </Link>
        </Button>
      </LinkGone>
    );
  return (
    <LinkGone>
      <VerifyHint>{t.rich('newEmailTo', { email, address })}</VerifyHint>
      <ResendButton verification={verification} isMain />
      <DemoMailHint isDemo={isDemo} />
    </LinkGone>
  );
}

interface UnansweredProps {
  readonly refusal: CallFailure;
  readonly onRetry: () => void;
}

function Unanswered({ refusal, onRetry }: UnansweredProps) {
  const t = useMessages('auth');
  return (
    <VerifyFrame title={t('noAnswerTitle')} lead={t('noAnswerLead')}>
      <VerifyBody>
        <InlineAlert status="error" isAnnounced>
          {refusalWords(refusal)}
        </InlineAlert>
        <Button variant="solid" size="lg" width="full" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </VerifyBody>
    </VerifyFrame>
  );
}

function LinkGone({ children }: { readonly children: ReactNode }) {
  const t = useMessages('auth');
  return (
    <VerifyFrame title={t('linkGoneTitle')} lead={t('linkGoneLead')}>
      <VerifyBody>{children}</VerifyBody>
    </VerifyFrame>
  );
}
