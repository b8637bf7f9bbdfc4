import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  type EmailVerificationActor,
  selectVerificationEmail,
} from '#src/machines/session/emailVerification.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useUser } from '../../shell/actors.tsx';
import { Address, VerifyBody, VerifyFrame } from './VerifyFrame.tsx';

/** The end, also on a device where nobody is logged in. */
export function Confirmed({ verification }: { readonly verification: EmailVerificationActor }) {
  const t = useMessages('auth');
  const email = useSelector(verification, selectVerificationEmail);
  const isHere = useUser() !== null;
  return (
    <VerifyFrame title={t('confirmedTitle')} lead={email && <Address>{email}</Address>} isDone>
      <VerifyBody>
        <InlineAlert status="success" title={t('allSet')} isAnnounced takesFocus>
          {isHere ? t('canHost') : t('closePage')}
        </InlineAlert>
        <Button asChild variant="solid" size="lg" width="full">
          {isHere ? <Link to="/drafts">{t('goToTables')}</Link> : <Link to="/login">{t('submit')}</Link>}
        </Button>
      </VerifyBody>
    </VerifyFrame>
  );
}
