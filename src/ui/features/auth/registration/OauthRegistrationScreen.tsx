import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { PendingIdentity } from '#contract/members/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useUser } from '../../shell/actors.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { NewHere } from '../AuthLinks.tsx';
import { ChooseHandle } from './ChooseHandle.tsx';

interface OauthRegistrationScreenProps {
  /** Who came back from a provider, or null where nobody did. */
  readonly identity: PendingIdentity | null;
  readonly redirect: string | undefined;
}

/** Somebody new chooses a handle after signing in with another service. */
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
