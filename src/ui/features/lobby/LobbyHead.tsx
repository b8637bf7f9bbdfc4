import { Badge, Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { selectHasUnread } from '#src/machines/tables/lobbySelectors.ts';
import IconBack from '~icons/ph/arrow-left';
import IconPacks from '~icons/ph/cards-duotone';
import IconChat from '~icons/ph/chat-circle-dots';
import IconLock from '~icons/ph/lock-simple';
import IconOpen from '~icons/ph/lock-simple-open';
import { useMessages } from '../../messages/useMessages.ts';
import { IconActionButton } from '../../system/ActionButton.tsx';
import { EventLink } from '../events/EventLink.tsx';
import { SealButton } from './dialogs/SealLine.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import { TableMenu } from './seats/TableMenu.tsx';
import { hearsChat } from './words/lobbyWords.ts';
import { gameWords } from './words/settingsWords.ts';

/** What is drafted at this table, and what concerns all of it. */
export const LobbyHead = (parts: LobbyParts) =>
  parts.isWide ? <WideHead {...parts} /> : <SlimHead {...parts} />;

function WideHead(parts: LobbyParts) {
  const { table } = parts;
  const t = useMessages('lobby');
  const Lock = table.isLocked ? IconLock : IconOpen;
  return (
    <Flex as="header" wrap="wrap" align="center" columnGap="3.5" rowGap="2.5" minHeight="10" mb="3.5">
      <Heading as="h1" minWidth="0" fontSize="2xl">
        {table.settings.name}
      </Heading>
      <Badge>
        <IconPacks aria-hidden="true" />
        {gameWords(table, t)}
      </Badge>
      <Badge colorPalette={table.isLocked ? 'warn' : 'neutral'}>
        <Lock aria-hidden="true" />
        {table.isLocked ? t('lockedByHost') : t('visibility', { visibility: table.settings.visibility })}
      </Badge>
      <Flex align="center" gap="3.5" ms="auto">
        <EventLink table={table} />
        <SealButton {...parts} />
        <TableMenu {...parts} />
      </Flex>
    </Flex>
  );
}

function SlimHead(parts: LobbyParts) {
  const { table, lobby, myId, open } = parts;
  const t = useMessages('lobby');
  const game = gameWords(table, t);
  const host = table.seats.find((seat) => seat.isHost);
  const hasUnread = selectHasUnread(lobby);
  return (
    <Flex as="header" align="flex-start" gap="1" mb="3.5">
      <IconButton asChild aria-label={t('backToTables')} variant="ghost" boxSize="44px" ms="-3" me="-1.5">
        <Link to="/drafts">
          <IconBack aria-hidden="true" />
        </Link>
      </IconButton>
      <Box flex="1" minWidth="0" ps="1.5">
        <Heading as="h1" fontSize="26px">
          {table.settings.name}
        </Heading>
        <Text mt="1" color="fg.onLamp" fontSize="sm" lineHeight="1.4">
          {host === undefined
            ? game
            : host.memberId === myId
              ? t('gameOfYou', { game })
              : t('gameOfHost', { game, host: host.name })}
        </Text>
      </Box>
      {hearsChat(table) && (
        <IconActionButton
          label={t(hasUnread ? 'chatUnread' : 'chat')}
          boxSize="44px"
          position="relative"
          {...(hasUnread && { _after: UNREAD })}
          onClick={() => open({ kind: 'chat' })}
        >
          <IconChat aria-hidden="true" />
        </IconActionButton>
      )}
      <TableMenu {...parts} />
    </Flex>
  );
}

const UNREAD = {
  content: '""',
  position: 'absolute',
  top: '9px',
  right: '9px',
  boxSize: '9px',
  borderRadius: 'full',
  background: 'teal.fg',
  boxShadow: '0 0 0 2px var(--bg)',
} as const;
