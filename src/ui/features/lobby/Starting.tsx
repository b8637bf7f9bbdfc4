import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { selectCountdown } from '#src/machines/tables/lobbySelectors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { LobbyParts } from './lobbyParts.ts';
import { sealWords } from './words/lobbyWords.ts';
import { awaitedWords } from './words/sealSentences.ts';

/** The last seconds before the packs are dealt, the same for everybody at the table. */
export function Starting({ table, lobby, myId, isWide, act }: LobbyParts) {
  const t = useMessages('lobby');
  const seconds = selectCountdown(lobby)?.seconds ?? 0;
  const { seal, hostId } = table;
  return (
    <Flex
      wrap="wrap"
      direction={isWide ? 'column' : 'row'}
      align="center"
      justify="center"
      columnGap="3.5"
      rowGap="2.5"
      textAlign="center"
    >
      <Box
        as="b"
        key={seconds}
        aria-hidden="true"
        color="brass.fg"
        textStyle="code"
        fontSize={isWide ? '96px' : '44px'}
        fontWeight="semibold"
        lineHeight="1"
        animation="nt-drop-in 420ms var(--ease)"
      >
        {seconds}
      </Box>
      <Heading as="h2" fontSize={isWide ? 'xl' : '17px'}>
        {awaitedWords(table, t) ?? t('startsIn', { seconds })}
      </Heading>
      {seal.lock !== null && (
        <Text flexBasis={isWide ? 'auto' : 'full'} color="fg.onLamp" fontSize="13px">
          {t('packsLocked')}{' '}
          <Box as="span" color="brass.fg" textStyle="code">
            {sealWords(seal.lock)}
          </Box>
        </Text>
      )}
      {hostId === myId && seconds > 0 && (
        <Button flexBasis={isWide ? 'auto' : 'full'} onClick={() => act({ type: 'cancelStart' })}>
          {t('cancelStart')}
        </Button>
      )}
    </Flex>
  );
}
