import { Flex, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type LineState, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { listed } from '../roomWords.ts';
import { useTable } from '../useTable.ts';
import { useTakingNames } from '../useTaking.ts';

/** In the place of the seat strip, whose counts are old now: what is safe and what is taken meanwhile. */
export function LineBanner({ line }: { readonly line: Extract<LineState, 'lost' | 'offline'> }) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const t = useMessages('room');
  const seatState = useSelector(room, selectSeatState);
  const taking = useTakingNames();
  const hasClock = view.clock.deadlineMs !== null;
  const isTaken = hasClock && taking.length > 0 && ['browsing', 'reserved', 'submitting'].includes(seatState);
  return (
    <Flex gridArea="seats" align="center" justify="center" minWidth="0" px="4">
      <Flex
        data-room="banner"
        role="status"
        align="center"
        gap="3.5"
        minHeight="52px"
        py="2"
        pl="4"
        pr="5"
        border="1px solid {colors.warn.border}"
        borderRadius="12px"
        background="bg.emphasized"
        boxShadow="sheet"
        fontSize={{ base: '14px', sm: '15px' }}
        fontWeight="medium"
        lineHeight="1.3"
      >
        <Spinner size="sm" flex="none" color="warn.fg" aria-hidden="true" />
        <Text as="span">
          {line === 'offline'
            ? t('bannerOffline', { hasClock: hasClock ? 'yes' : 'no' })
            : isTaken
              ? t.rich('bannerTaking', {
                  cards: listed(taking),
                  card: (words) => (
                    <Text as="b" color="warn.fg">
                      {words}
                    </Text>
                  ),
                })
              : t('bannerLost')}
        </Text>
      </Flex>
    </Flex>
  );
}
