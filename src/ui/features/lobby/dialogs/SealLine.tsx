import { Box, Button, Flex } from '@chakra-ui/react';
import IconSeal from '~icons/ph/seal-check-duotone';
import { useMessages } from '../../../messages/useMessages.ts';
import type { LobbyParts } from '../lobbyParts.ts';
import { sealWords } from '../words/lobbyWords.ts';

const Fingerprint = ({ table }: Pick<LobbyParts, 'table'>) => (
  <Box as="span" color="fg" textStyle="code">
    {sealWords(table.seal.seedHash)}
  </Box>
);

/** “Packs sealed 8f3a…07c2”: pressed, it says what that means. */
export function SealButton({ table, open }: LobbyParts) {
  const t = useMessages('lobby');
  return (
    <Button
      size="sm"
      colorPalette="brass"
      background="colorPalette.subtle"
      borderRadius="full"
      onClick={() => open({ kind: 'seal' })}
    >
      <IconSeal aria-hidden="true" />
      {t('sealed')} <Fingerprint table={table} />
    </Button>
  );
}

/** The same at the end of a phone's lobby. */
export function SealLine({ table, open }: LobbyParts) {
  const t = useMessages('lobby');
  return (
    <Button
      variant="ghost"
      width="full"
      height="auto"
      justifyContent="flex-start"
      gap="3"
      px="0"
      py="1"
      textAlign="start"
      fontSize="sm"
      fontWeight="normal"
      lineHeight="1.45"
      whiteSpace="normal"
      _icon={{ color: 'brass.fg', boxSize: '6.5' }}
      onClick={() => open({ kind: 'seal' })}
    >
      <IconSeal aria-hidden="true" />
      <Flex as="span" direction="column" color="fg.onLamp">
        <Box as="span" color="fg">
          <b>{t('sealed')}</b> <Fingerprint table={table} />
        </Box>
        {t('sealSub')}
      </Flex>
    </Button>
  );
}
