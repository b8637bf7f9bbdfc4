import { Box, Flex, Text } from '@chakra-ui/react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { packsWord } from '../roomWords.ts';
import { Face } from '../SeatStrip.tsx';
import type { Person } from '../seating.ts';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

/** What a seat is given at once: where days are counted, seconds are no help. */
const EXTRA = {
  seconds: { seconds: 30, words: 'moreSeconds' },
  days: { seconds: 86_400, words: 'moreDays' },
} as const;
type Extra = (typeof EXTRA)[keyof typeof EXTRA];

/** What a host may do for a seat: more time, or a bot in its place. */
export function SeatsDialog({ onClose }: { readonly onClose: () => void }) {
  const { table, people } = useTable();
  const t = useMessages('roomDialogs');
  const { clock } = table.settings;
  const extra = clock === 'none' ? null : clock === 'correspondence' ? EXTRA.days : EXTRA.seconds;
  const seated = people.filter(({ seat }) => table.seats[seat]?.kind === 'member');
  return (
    <ModalDialog title={t('helpSeat')} isOpen onClose={onClose} width="form">
      <Text>{t('helpSeatWords')}</Text>
      <Box as="ul" mt="3">
        {seated.map((person) => (
          <SeatRow key={person.seat} person={person} extra={extra} />
        ))}
      </Box>
    </ModalDialog>
  );
}

function SeatRow({ person, extra }: Readonly<{ person: Person; extra: Extra | null }>) {
  const t = useMessages('roomDialogs');
  const ask = useAsk();
  const { seat, name, isBot, isAway, packs, isYou } = person;
  const quiet = packs === 0 ? t('seatWaiting') : packsWord(packs);
  const state = isBot ? t('seatBot') : isAway ? t('seatAway') : quiet;
  return (
    <Flex as="li" wrap="wrap" align="center" gap="2.5" py="2.5" borderTop="line">
      <Face person={person} size={36} />
      <Box flex="1 1 150px" minWidth="0" lineHeight="1.3">
        <Text color="fg" fontWeight="semibold">
          {isYou ? t('you') : name}
        </Text>
        <Text textStyle="hint">{state}</Text>
      </Box>
      <Flex gap="2" ml="auto">
        {extra !== null && !isBot && (
          <ActionButton
            size="sm"
            onClick={() => void ask({ type: 'extraTime', seat, seconds: extra.seconds })}
          >
            {t(extra.words)}
          </ActionButton>
        )}
        {!isBot && !isYou && (
          <ActionButton size="sm" onClick={() => void ask({ type: 'handToBot', seat })}>
            {t('handToBot')}
          </ActionButton>
        )}
      </Flex>
    </Flex>
  );
}
