import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { ClockRing } from '#src/ui/components/clocks/ClockRing.tsx';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import IconHourglass from '~icons/ph/hourglass-medium-duotone';
import IconPause from '~icons/ph/pause-duotone';
import IconTimer from '~icons/ph/timer-duotone';
import { useMessages } from '../../../messages/useMessages.ts';
import { timerWords } from '../../correspondence/longClock.ts';
import { FLAT, NARROW, PHONE, SLIM, SMALLEST, UNSEEN } from '../frame/media.ts';
import { useRoomParts } from '../roomParts.tsx';
import { clockText, readIsLow, readSeconds, useClock } from '../useClock.ts';
import { useAsked, useOfTable, useTable } from '../useTable.ts';

const TIME = { display: 'flex', alignItems: 'center', gap: '3.5', [PHONE]: { gap: '2' } };
const LOW_TIME = {
  ...TIME,
  height: '52px',
  pl: '1',
  pr: '5',
  borderRadius: '26px',
  background: 'warn.subtle',
  boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, var(--warn) 70%, transparent)',
  color: 'warn.fg',
  [PHONE]: { height: '46px', gap: '2', pl: '3px', pr: '3' },
};
const RING = {
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  color: 'brass.fg',
  '& > svg': { position: 'absolute', width: '22px', height: '22px' },
  [PHONE]: { zoom: 0.84 },
  [FLAT]: { zoom: 0.7 },
} as const;
const STILL_RING = {
  ...RING,
  width: '50px',
  height: '50px',
  border: '3.5px solid var(--s3)',
  borderRadius: 'full',
  color: 'fg.muted',
  [SLIM]: { display: 'none' },
};
const FIGURE = {
  minWidth: '2.3ch',
  fontFamily: 'mono',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.04em',
  lineHeight: 1,
  [PHONE]: { fontSize: '26px' },
  [SMALLEST]: { fontSize: '22px' },
};
const LARGE = {
  maxWidth: '330px',
  [NARROW]: { maxWidth: '190px', '& > :last-child': { display: 'none' } },
  [SLIM]: { maxWidth: '170px' },
  [PHONE]: UNSEEN,
};

/** The clock and what is asked, in the middle of the bar. */
export function RoomClock() {
  const { room } = useRoomParts();
  const total = useOfTable(({ view }) => view.clock.totalSeconds);
  const t = useMessages('room');
  const seatState = useSelector(room, selectSeatState);
  const seconds = useClock(room, readSeconds);
  const { title, sub } = useAsked(seconds);
  useDocumentClass(readIsLow(seconds) && 'with-low-time');
  const isTurn = seatState === 'browsing' || seatState === 'reserved' || seatState === 'submitting';
  const words = seconds === null && isTurn ? t('noClockSub', { asked: sub }) : sub;
  const icon = seatState === 'paused' ? 'paused' : isTurn ? 'turn' : 'waiting';
  return <ClockFace seconds={seconds} total={total ?? 0} icon={icon} title={title} words={words} />;
}

const ICONS = { paused: IconPause, turn: IconTimer, waiting: IconHourglass } as const;

interface ClockFaceProps {
  readonly seconds: number | null;
  readonly total: number;
  /** Stands where no clock runs. */
  readonly icon: keyof typeof ICONS;
  readonly title: string;
  readonly words: string;
}

const ClockFace = memo(function ClockFace({ seconds, total, icon, title, words }: ClockFaceProps) {
  const t = useMessages('room');
  const isLow = readIsLow(seconds);
  const Icon = ICONS[icon];
  return (
    <Flex align="center" gap="3.5" minWidth="0">
      {seconds === null ? (
        <Box css={STILL_RING}>
          <Icon aria-hidden="true" />
        </Box>
      ) : (
        <Box
          css={isLow ? LOW_TIME : TIME}
          role="timer"
          aria-label={t('timeLeft', { time: timerWords(seconds) })}
        >
          <Box css={RING} {...(isLow && { color: 'warn.fg' })}>
            <ClockRing secondsLeft={seconds} secondsInAll={total} size={isLow ? 44 : 50} hasFigure={false} />
            <IconTimer aria-hidden="true" />
          </Box>
          <Text as="b" fontSize={isLow ? '34px' : '30px'} css={FIGURE}>
            {clockText(seconds)}
          </Text>
        </Box>
      )}
      <Stack gap="1px" minWidth="0" css={seconds === null ? LARGE : { maxWidth: '330px', [NARROW]: UNSEEN }}>
        <Text
          as="b"
          truncate
          {...(seconds === null
            ? { textStyle: 'title.md', css: { [SLIM]: { fontSize: '18px' } } }
            : { fontSize: '14px', fontWeight: 'semibold', lineHeight: '1.3' })}
        >
          {title}
        </Text>
        <Text as="span" truncate color="fg.muted" textStyle="caption">
          {words}
        </Text>
      </Stack>
    </Flex>
  );
});

/** The line under the bar that grows short with the time. */
export function TimeBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seconds = useClock(room, readSeconds);
  const total = view.clock.totalSeconds;
  if (seconds === null || total === null) return null;
  const isLow = readIsLow(seconds);
  return (
    <Box
      key={view.pack?.pickNumber}
      aria-hidden="true"
      position="absolute"
      insetX="0"
      bottom={isLow ? '-2px' : '-1px'}
      height={isLow ? '4px' : '2px'}
      background={`linear-gradient(90deg, ${isLow ? 'var(--warn)' : 'var(--brass-fg)'} 96%, transparent)`}
      transformOrigin="left"
      transition="transform 1s linear"
      style={{ transform: `scaleX(${Math.min(1, seconds / Math.max(1, total))})` }}
    />
  );
}
