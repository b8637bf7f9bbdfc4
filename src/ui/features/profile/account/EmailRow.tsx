import { Badge, Button, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { Account } from '#contract/members/account.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconMail from '~icons/ph/envelope-simple';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { AccountRow } from './AccountRow.tsx';
import { RowButton } from './RowButton.tsx';

interface EmailRowProps {
  readonly account: Account;
  readonly calls: LateCalls;
  readonly onChange: () => void;
}

/** The email address, whether it is confirmed, and the one that waits to replace it. */
export function EmailRow({ account, calls, onChange }: EmailRowProps) {
  const t = useMessages('profile');
  const { email, isVerified, pendingEmail } = account;
  return (
    <AccountRow
      icon={<IconMail />}
      title={
        <>
          {t('email')}{' '}
          <Badge variant="subtle" size="xs" colorPalette={isVerified ? 'ok' : 'warn'}>
            {isVerified ? t('emailConfirmed') : t('emailUnconfirmed')}
          </Badge>
        </>
      }
      words={
        <>
          <span>{email}</span>
          {pendingEmail !== null && <Text color="warn.fg">{t('emailPending', { email: pendingEmail })}</Text>}
        </>
      }
    >
      {!isVerified && email !== '' && <Verification calls={calls} />}
      <RowButton aria-label={t('changeEmail')} onClick={onChange}>
        {t('change')}
      </RowButton>
    </AccountRow>
  );
}

function Verification({ calls }: { readonly calls: LateCalls }) {
  const t = useMessages('profile');
  const notify = useNotify();
  const { isBusy, run } = useBusyAction();
  const sendAgain = async () => {
    try {
      const { sendVerification } = await calls();
      await sendVerification();
      notify({ kind: 'success', text: t('codeSent') });
    } catch (thrown) {
      notify({ kind: 'error', text: errorWords(thrown) });
    }
  };
  return (
    <>
      <Button asChild size="sm" variant="subtle">
        <Link to="/verify-email">{t('enterCode')}</Link>
      </Button>
      <RowButton isBusy={isBusy} onClick={() => void run(sendAgain)}>
        {t('sendAgain')}
      </RowButton>
    </>
  );
}
