import { Box, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { UserDetail } from '#contract/admin/users.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { When } from '#src/ui/components/When.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { agoWords, momentWords } from '#src/ui/messages/moments.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { Muted } from '../kit/Muted.tsx';
import { UserLine, UserPart } from './UserParts.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

interface UserFactsProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'endSession' | 'endSessions'>;
  readonly onChanged: UserChanged;
}

/** What is known of a person: their account, where they are logged in and what was reported. */
export function UserFacts(props: UserFactsProps) {
  const t = useMessages('adminUsers');
  const { user } = props;
  const ways = [...(user.hasPassword ? [t('password')] : []), ...user.providers];
  const address = user.isConfirmedByHand ? 'byHand' : user.isVerified ? 'confirmed' : 'unconfirmed';
  const facts = [
    [t('signsInBy'), ways.length === 0 ? t('nothing') : formatFor().list(ways)],
    [t('secondFactor'), t('onOff', { isOn: user.hasSecondFactor ? 'yes' : 'no' })],
    [t('address'), t('addressState', { state: address })],
    [t('drafts'), t('draftsOf', user.tables)],
  ] as const;
  return (
    <>
      <HStack gap="3">
        <Avatar seed={user.handle} address={user.avatarUrl} size={46} />
        <Text color="fg.muted" textStyle="hint" overflowWrap="anywhere">
          {user.email || (user.isGuest ? t('guestAddress') : t('noAddress'))}
          <br />
          {t('joinedAndSeen', { joined: momentWords(user.createdUtc), seen: agoWords(user.lastSeenUtc) })}
        </Text>
      </HStack>
      <Grid as="dl" templateColumns="auto 1fr" gap="1.5" columnGap="4" textStyle="dense">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <Box as="dt" color="fg.muted">
              {name}
            </Box>
            <Box as="dd">{value}</Box>
          </Fragment>
        ))}
      </Grid>
      <Sessions {...props} />
      {user.reports.length > 0 && (
        <UserPart title={t('reported')}>
          <Stack as="ul" gap="2">
            {user.reports.map(({ id, text, saidUtc, isOpen }) => (
              <UserLine
                key={id}
                words={<q>{text}</q>}
                hint={t('reportedLine', { at: momentWords(saidUtc), state: isOpen ? 'open' : 'settled' })}
              />
            ))}
          </Stack>
        </UserPart>
      )}
    </>
  );
}

function Sessions({ user, ports, onChanged }: UserFactsProps) {
  const t = useMessages('adminUsers');
  const { id, handle: name, isMe, sessions } = user;
  const endAll = async () => {
    await ports.endSessions(id);
    onChanged(isMe ? t('endedOthers') : t('endedAll', { name }), null);
  };
  const end = async (sessionId: string, device: string) => {
    await ports.endSession(id, sessionId);
    onChanged(t('endedOne', { name, device }), null);
  };
  const all = (
    <PressButton size="sm" variant="ghost" onPress={endAll}>
      {isMe ? t('endOthers') : t('endAll')}
    </PressButton>
  );
  if (sessions.length === 0)
    return (
      <UserPart title={t('sessions')}>
        <Muted>{t('noSessions')}</Muted>
      </UserPart>
    );
  return (
    <UserPart title={t('sessions')} act={all}>
      <Stack as="ul" gap="2">
        {sessions.map(({ sessionId, device, lastUsedUtc }) => (
          <UserLine key={sessionId} words={device} hint={<When at={lastUsedUtc} />}>
            <PressButton
              size="sm"
              aria-label={t('endOneLabel', { device })}
              onPress={() => end(sessionId, device)}
            >
              {t('endOne')}
            </PressButton>
          </UserLine>
        ))}
      </Stack>
    </UserPart>
  );
}
