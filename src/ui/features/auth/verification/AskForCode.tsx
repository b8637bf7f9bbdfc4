import { Box, Button, Flex, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  type EmailVerificationActor,
  selectIsChecking,
  selectVerificationEmail,
  selectVerificationRefusal,
} from '#src/machines/session/emailVerification.ts';
import IconPhone from '~icons/ph/device-mobile';
import { useMessages } from '../../../messages/useMessages.ts';
import { useUser } from '../../shell/actors.tsx';
import { DemoMailHint } from '../mail/DemoMailHint.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LogInButton } from './LogInButton.tsx';
import { ResendButton } from './ResendButton.tsx';
import { ResendOutcome } from './ResendOutcome.tsx';
import { Address, VerifyBody, VerifyFrame, VerifyHint } from './VerifyFrame.tsx';

interface AskForCodeProps {
  readonly verification: EmailVerificationActor;
  readonly isDemo: boolean;
}

export function AskForCode({ verification, isDemo }: AskForCodeProps) {
  const t = useMessages('auth');
  const email = useSelector(verification, selectVerificationEmail);
  const isChecking = useSelector(verification, selectIsChecking);
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'code'));
  const isGuest = useUser()?.isGuest ?? false;
  if (isGuest) return <GuestHere />;
  if (email === null) return <NobodyHere />;
  return (
    <VerifyFrame
      title={t('confirmTitle')}
      lead={t.rich('codeLead', {
        email,
        address: (words) => (
          <>
            <br />
            <Address>{words}</Address>
          </>
        ),
      })}
      below={<NotNow />}
    >
      <CodeForm
        isBusy={isChecking}
        refusal={refusal}
        onCode={(code) => verification.send({ type: 'code.submitted', code })}
      />
      <VerifyBody>
        <ResendOutcome verification={verification} />
        <Flex wrap="wrap" justify="center" gap="3">
          <ResendButton verification={verification} />
          <Button asChild>
            <RouteLink to="/profile" search={{ tab: 'account' }}>
              {t('changeAddress')}
            </RouteLink>
          </Button>
        </Flex>
        <DemoMailHint isDemo={isDemo} />
      </VerifyBody>
      <OtherDeviceHint />
    </VerifyFrame>
  );
}

function OtherDeviceHint() {
  const t = useMessages('auth');
  return (
    <Flex
      gap="3.5"
      mx={{ base: '-20px', sm: '-40px' }}
      marginTop="6"
      px={{ base: '5', sm: '10' }}
      pt="18px"
      borderTop="line"
      color="fg.muted"
      fontSize="sm"
      lineHeight="20px"
      textAlign="left"
      _icon={{ flex: 'none', width: '22px', height: '22px', color: 'teal.fg' }}
    >
      <IconPhone aria-hidden="true" />
      <Box minWidth="0">{t('openedElsewhere')}</Box>
    </Flex>
  );
}

function NotNow() {
  const t = useMessages('auth');
  return (
    <Link asChild>
      <RouteLink to="/drafts">{t('notNow')}</RouteLink>
    </Link>
  );
}

function NobodyHere() {
  const t = useMessages('auth');
  return (
    <VerifyFrame title={t('confirmTitle')} lead={t('openLinkLead')}>
      <VerifyBody>
        <VerifyHint>{t('logInForCode')}</VerifyHint>
        <LogInButton />
      </VerifyBody>
    </VerifyFrame>
  );
}

function GuestHere() {
  const t = useMessages('auth');
  return (
    <VerifyFrame title={t('guestTitle')} lead={t('guestLead')}>
      <VerifyBody>
        <Button asChild variant="solid" size="lg" width="full">
          <RouteLink to="/register">{t('createAnAccount')}</RouteLink>
        </Button>
      </VerifyBody>
    </VerifyFrame>
  );
}
