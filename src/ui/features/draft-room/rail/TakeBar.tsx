import { Box, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { selectLineState, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { turnNameOf } from '#src/machines/room/roomAsk.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ResumeButton } from '../frame/lateParts.ts';
import { PHONE } from '../frame/media.ts';
import { useRoomParts } from '../roomParts.tsx';
import { atZeroWords, listed } from '../roomWords.ts';
import { readSeconds, useClock } from '../useClock.ts';
import { useAsked, useTable } from '../useTable.ts';
import { takingIn, useTaking } from '../useTaking.ts';
import { CardActs } from './Rail.tsx';
import { TakeButton } from './TakeButton.tsx';

const BAR = {
  gap: { base: '3.5', sm: '4' },
  minHeight: '76px',
  px: { base: '4', sm: '22px' },
  py: { base: '2', sm: '13px' },
  borderTop: 'hair',
  background: 'bg.muted',
  boxShadow: { _dark: '0 -16px 36px -16px #000d', _light: '0 -14px 36px -18px #4a3a1866' },
  '[data-room=framed] &': { height: 'var(--bar)', minHeight: 0, overflow: 'hidden' },
  '@media (max-height: 520px)': {
    '[data-room=loose] &': { position: 'sticky', bottom: 0, zIndex: 10, minHeight: '64px', py: '1' },
  },
} as const;

/** At the foot where there is no rail: the selected card's name, what happens at zero, the brass button. */
export function TakeBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const mayChoose = ['browsing', 'reserved', 'submitting', 'refused'].includes(seatState);
  // Other questions than a pick are answered in the board's own bar.
  if (mayChoose && view.ask !== null && view.ask.kind !== 'pick') return null;
  return mayChoose && turnNameOf(view) !== null ? <ChoosingBar /> : <IdleBar />;
}

function ChoosingBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const t = useMessages('room');
  const line = useSelector(room, selectLineState);
  const { usesTextMode } = usePreferences();
  const seconds = useClock(room, readSeconds);
  const faces = useTaking();
  const ids = useSelector(room, takingIn, (a, b) => a.join() === b.join());
  const [face] = faces;
  const [id] = ids;
  const names = faces.map(({ name }) => name);
  const isLost = line === 'lost' || line === 'offline';
  const isBurning = (view.pack?.demand.burns ?? 0) > 0;
  return (
    <Flex align="center" css={BAR} data-room="takebar">
      {face !== undefined && !usesTextMode && (
        <Box flex="none" width="var(--card)" css={{ '--card': '44px', [PHONE]: { display: 'none' } }}>
          <PlayCard face={face} look={view.look} size="xs" width="cell" isEager />
        </Box>
      )}
      <BarWords
        isCard={face !== undefined}
        sub={names.length > 0 || isLost ? atZeroWords(seconds, names, isLost) : undefined}
      >
        {names.length > 0 ? listed(names) : t(isBurning ? 'tapToBurn' : 'tapToTake')}
      </BarWords>
      {face !== undefined && id !== undefined && <CardActs id={id} face={face} canStar />}
      <TakeButton isShort />
    </Flex>
  );
}

function IdleBar() {
  const asked = useAsked(null);
  const { view } = useTable();
  return (
    <Flex align="center" css={BAR} data-room="takebar">
      <BarWords sub={asked.sub}>{asked.title}</BarWords>
      {view.phase === 'paused' && (
        <Suspense fallback={null}>
          <ResumeButton isShort />
        </Suspense>
      )}
    </Flex>
  );
}

interface BarWordsProps {
  readonly children: ReactNode;
  readonly sub?: string | undefined;
  /** The words are a card's name. */
  readonly isCard?: boolean;
}

const CARD_NAME = {
  fontFamily: 'heading',
  fontSize: { base: '17px', sm: '20px' },
  fontWeight: 'semibold',
} as const;
const PLAIN_NAME = { fontSize: { base: '15px', sm: '20px' }, fontWeight: 'medium' } as const;

const BarWords = ({ children, sub, isCard = false }: BarWordsProps) => (
  <Box flex="1" minWidth="0">
    <Text
      as="b"
      lineClamp={2}
      lineHeight="1.2"
      {...(isCard ? CARD_NAME : PLAIN_NAME)}
      css={{ '[data-layout=flat] &': { lineClamp: 1 } }}
    >
      {children}
    </Text>
    {sub !== undefined && (
      <Text color="fg.muted" fontSize={{ base: '12px', sm: '14px' }} lineHeight="1.35">
        {sub}
      </Text>
    )}
  </Box>
);
