import { Button, HStack, Stack } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import { wayIn } from './words/lobbyWords.ts';

/** What happened to the line, the seat or the seal, what is safe, and the way on. */
export function LobbyAlerts({ lobby, table, myId, act, goToTables }: LobbyParts) {
  const t = useMessages('lobby');
  const { trouble, message, place } = lobby.context;
  const { line } = lobby.value;
  const isSeated = table.seats.some(({ memberId }) => memberId === myId);
  if (trouble === null && place !== 'removed' && line === 'up') return null;
  return (
    <Stack gap="3.5" mb="3.5">
      {place === 'removed' && (
        <InlineAlert
          status="warning"
          title={t('removed')}
          isAnnounced
          action={
            <HStack wrap="wrap" gap="2">
              {wayIn(table, t).kind !== 'none' && (
                <Button size="sm" onClick={() => act({ type: 'sit', seat: null })}>
                  {t('sitAgain')}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={goToTables}>
                {t('seeTables')}
              </Button>
            </HStack>
          }
        >
          {message}
        </InlineAlert>
      )}
      {line === 'lost' && (
        <InlineAlert status="warning" title={t('reconnecting')} isAnnounced>
          {t(isSeated ? 'seatSafe' : 'tableThere')}
        </InlineAlert>
      )}
      {line === 'offline' && (
        <InlineAlert status="warning" title={t('offline')} isAnnounced>
          {t(isSeated ? 'offlineSeated' : 'offlineStanding')}
        </InlineAlert>
      )}
      {trouble !== null && (
        <InlineAlert status="warning" title={t('sealTrouble')} isAnnounced>
          {t('trouble', { trouble })}
        </InlineAlert>
      )}
    </Stack>
  );
}
