import { Box, Button, Flex } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { PendingIdentity } from '#contract/members/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useActors } from '../../shell/actors.tsx';
import { ProviderMark } from '../ProviderButtons.tsx';

interface PendingIdentityCardProps {
  readonly identity: PendingIdentity;
  readonly redirect: string | undefined;
}

/** Who the other service says somebody is, and the way back for someone else. */
export function PendingIdentityCard({ identity, redirect }: PendingIdentityCardProps) {
  const t = useMessages('auth');
  const { session } = useActors();
  const navigate = useNavigate();
  const startAgain = () => {
    session.send({ type: 'signIn.abandoned' });
    void navigate({ to: '/login', search: { redirect } });
  };
  return (
    <Flex
      align="center"
      gap="3"
      py="2.5"
      pl="4"
      pr="2"
      border="line"
      borderRadius="panel"
      background="bg.panel"
    >
      <Box flex="none" color="brass.fg" fontSize="26px" lineHeight="1">
        <ProviderMark provider={identity.providerName} />
      </Box>
      <Box flex="1" minWidth="0" fontSize="sm" lineHeight="20px" overflowWrap="anywhere">
        <Box fontWeight="semibold">{identity.providerName}</Box>
        <Box color="fg.muted">{identity.email || t('noEmailShared')}</Box>
      </Box>
      <Button variant="ghost" size="sm" onClick={startAgain}>
        {t('notYou')}
      </Button>
    </Flex>
  );
}
