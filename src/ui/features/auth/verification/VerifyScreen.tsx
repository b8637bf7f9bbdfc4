import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type {
  EmailVerificationActor,
  EmailVerificationSnapshot,
} from '#src/machines/session/emailVerification.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AskForCode } from './AskForCode.tsx';
import { Confirmed } from './Confirmed.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { VerifyFrame } from './VerifyFrame.tsx';

interface VerifyScreenProps {
  readonly verification: EmailVerificationActor;
  readonly isDemo: boolean;
}

/** Confirms an address by the emailed link, on whatever device it is opened, or by the code where the member is. */
export function VerifyScreen({ verification, isDemo }: VerifyScreenProps) {
  const state = useSelector(verification, stateOf);
  if (state === 'confirming') return <Confirming />;
  if (state === 'confirmed') return <Confirmed verification={verification} />;
  if (state === 'refused') return <LinkRefused verification={verification} isDemo={isDemo} />;
  return <AskForCode verification={verification} isDemo={isDemo} />;
}

function stateOf(snapshot: EmailVerificationSnapshot): 'confirming' | 'confirmed' | 'refused' | 'asking' {
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('confirmed')) return 'confirmed';
  return snapshot.matches('refused') ? 'refused' : 'asking';
}

function Confirming() {
  const t = useMessages('auth');
  return (
    <VerifyFrame title={t('confirmingTitle')} lead={t('confirmingLead')}>
      <Center role="status" minHeight="96px">
        <Spinner size="md" aria-hidden="true" />
        <VisuallyHidden>{t('confirmingTitle')}</VisuallyHidden>
      </Center>
    </VerifyFrame>
  );
}
