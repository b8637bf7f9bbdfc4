import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { type EventParts, isDrafted, myTableOf, personAt } from './eventParts.ts';

/** The tables of the event while they draft, and the way to one's own. */
export function DraftPanel({ view, mine, me }: EventParts) {
  const t = useMessages('eventPages');
  const myTable = myTableOf({ view, mine });
  const isBuilding = myTable !== null && isDrafted(myTable);
  const deck = personAt(view, mine)?.deck ?? null;
  return (
    <TitledPanel layerStyle="lit" title={t(isBuilding ? 'deckTitle' : 'draftTitle')}>
      {isBuilding && (
        <Text color="fg.muted">
          {deck === null ? t('deckMissing') : t('deckReplaceable', { name: deck.name })}
        </Text>
      )}
      <Stack as="ul" gap="1" listStyleType="none">
        {view.tables.map(({ pod, status }) => (
          <Flex as="li" key={pod} align="baseline" gap="3">
            <Text as="b" fontWeight="semibold">
              {t('pod', { pod: pod + 1 })}
            </Text>
            <Text color="fg.muted">{t('tableStatus', { status })}</Text>
            {pod === myTable?.pod && (
              <Text color="brass.fg" textStyle="hint">
                {t('yours')}
              </Text>
            )}
          </Flex>
        ))}
      </Stack>
      {myTable && myTable.status !== 'cancelled' && (
        <Box>
          <Button asChild variant="solid">
            {isBuilding ? (
              <Link
                to="/drafts/$draftId/deck-builder/$userId"
                params={{ draftId: myTable.draftId, userId: me.userId }}
              >
                {t('buildDeck')}
              </Link>
            ) : (
              <Link to="/drafts/$draftId" params={{ draftId: myTable.draftId }}>
                {t('goToTable')}
              </Link>
            )}
          </Button>
        </Box>
      )}
    </TitledPanel>
  );
}
