import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo, Suspense } from 'react';
import { selectLineState, selectTable } from '#src/machines/room/draftRoomSelectors.ts';
import { Chevrons } from '#src/ui/components/brand/Chevrons.tsx';
import { LogoMark } from '#src/ui/components/brand/Logo.tsx';
import IconUndo from '~icons/ph/arrow-counter-clockwise';
import IconChat from '~icons/ph/chat-circle-dots';
import IconHelp from '~icons/ph/question';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { RoomMenu } from '../frame/lateParts.ts';
import { COMPACT, FLAT, NARROW, PHONE, SMALLEST, UNSEEN } from '../frame/media.ts';
import { useRoomParts } from '../roomParts.tsx';
import { directionWords } from '../roomWords.ts';
import { useUnread } from '../talk/useUnread.ts';
import { useAsk } from '../useAsk.ts';
import { useTable, useTableLater } from '../useTable.ts';
import { Progress } from './Progress.tsx';
import { RoomClock, TimeBar } from './RoomClock.tsx';

const BAR = {
  position: 'relative',
  zIndex: 6,
  gridArea: 'bar',
  // Its menu hangs out of it: no paint containment.
  '@media (min-width: 1100px)': { contain: 'size layout style' },
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4',
  pl: '5',
  pr: '3.5',
  borderBottom: 'line',
  background: 'color-mix(in srgb, var(--s1) 88%, transparent)',
  [NARROW]: { minHeight: '64px', pr: '2', background: 'none' },
  [PHONE]: { gap: '1.5', minHeight: '60px', pl: '4', pr: '0.5' },
  [SMALLEST]: { pl: '3' },
  [FLAT]: { flex: 1.4, minHeight: '48px', border: 0 },
} as const;
const START = {
  gap: '6',
  minWidth: 0,
  '@media (max-width: 1380px)': { gap: '18px' },
  [COMPACT]: { flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
} as const;
const NAME = {
  minWidth: 0,
  ml: '-12px',
  pr: '18px',
  borderRight: 'line',
  [NARROW]: UNSEEN,
};
const HIDDEN_WHEN_COMPACT = { [COMPACT]: { display: 'none' } };

/** Where the draft stands, what is asked, and the line. */
export const StatusBar = memo(function StatusBar({ isWide }: { readonly isWide: boolean }) {
  const { room } = useRoomParts();
  const t = useMessages('room');
  const table = useSelector(room, selectTable);
  if (table === null) return null;
  return (
    <Grid as="header" data-room="bar" css={BAR}>
      <Flex align="center" css={START}>
        <Box flex="none" width="30px" css={HIDDEN_WHEN_COMPACT}>
          <LogoMark />
        </Box>
        <Box css={NAME}>
          <Heading
            as="h1"
            truncate
            fontFamily="body"
            fontSize="14px"
            fontWeight="semibold"
            letterSpacing="0"
            lineHeight="1.25"
          >
            {table.settings.name}
          </Heading>
          <Text truncate color="fg.subtle" textStyle="caption">
            {t('gameAndSeats', { game: table.game.name, count: table.seats.length })}
          </Text>
        </Box>
        <Progress />
        <ShortDirection />
      </Flex>
      <RoomClock />
      <Flex align="center" justify="flex-end" gap="2.5" minWidth="0" css={{ [PHONE]: { gap: 0 } }}>
        <Direction />
        <LineBadge />
        <Flex align="center" gap="0.5">
          <TakeBack />
          {!isWide && <TalkButton />}
          {isWide && <HelpButton />}
          <Suspense fallback={<Box width="40px" />}>
            <RoomMenu />
          </Suspense>
        </Flex>
      </Flex>
      <TimeBar />
    </Grid>
  );
});

const DIRECTION = { ...HIDDEN_WHEN_COMPACT, '& svg': { width: '23px', height: '11px' } };

/** Which way packs go, or the format of a board without packs. */
function Direction() {
  const { table, view } = useTableLater('bar');
  const { direction } = view;
  const isBoard = view.board !== null;
  return (
    <Badge size="md" colorPalette="brass" css={DIRECTION}>
      {!isBoard && direction !== 'none' && <Chevrons direction={direction} />}
      {isBoard ? table.template.name : directionWords(direction)}
    </Badge>
  );
}

/** The same under the progress where the bar is short; read out there already. */
function ShortDirection() {
  const { view } = useTableLater('bar');
  const { direction } = view;
  if (view.board !== null) return null;
  return (
    <Flex
      aria-hidden="true"
      display="none"
      align="center"
      gap="1.5"
      color="brass.fg"
      fontSize="12px"
      whiteSpace="nowrap"
      css={{ [COMPACT]: { display: 'flex' } }}
    >
      {direction !== 'none' && <Chevrons direction={direction} count={2} />}
      {directionWords(direction)}
    </Flex>
  );
}

const LINES = {
  live: { words: 'lineLive', colour: 'ok.fg' },
  checking: { words: 'lineChecking', colour: 'warn.fg' },
  lost: { words: 'lineLost', colour: 'warn.fg' },
  offline: { words: 'lineOffline', colour: 'warn.fg' },
} as const;

/** A small dot always tells how the line is; the words come with the banner. */
function LineBadge() {
  const { room } = useRoomParts();
  const t = useMessages('room');
  const line = useSelector(room, selectLineState);
  const known = line === 'live' || line === 'lost' || line === 'offline' ? line : 'checking';
  const { words, colour } = LINES[known];
  const isAway = known === 'lost' || known === 'offline';
  return (
    <Badge
      data-room="line"
      size="md"
      {...(isAway && { colorPalette: 'warn' })}
      css={{
        [NARROW]: { px: '2' },
        [COMPACT]: { border: 0, background: 'none' },
        [SMALLEST]: { px: '1' },
      }}
    >
      <Box
        as="span"
        flex="none"
        boxSize="8px"
        borderRadius="full"
        {...(isAway ? { border: '2px solid', borderColor: colour } : { background: colour })}
      />
      <Box as="span" css={{ '@media (max-width: 1240px)': { display: 'none' } }}>
        {t(words)}
      </Box>
    </Badge>
  );
}

function TakeBack() {
  const { view } = useTable();
  const t = useMessages('room');
  const ask = useAsk();
  if (!view.mayTakeBack) return null;
  return (
    <IconActionButton
      label={t('takeBack')}
      css={HIDDEN_WHEN_COMPACT}
      onClick={() => void ask({ type: 'takeBack' })}
    >
      <IconUndo aria-hidden="true" />
    </IconActionButton>
  );
}

function TalkButton() {
  const { openTalk } = useRoomParts();
  const t = useMessages('room');
  const unread = useUnread(false);
  return (
    <IconActionButton
      label={unread > 0 ? t('logAndChatUnread', { unread }) : t('logAndChat')}
      position="relative"
      onClick={openTalk}
    >
      <IconChat aria-hidden="true" />
      {unread > 0 && (
        <Box
          as="span"
          position="absolute"
          top="8px"
          right="8px"
          boxSize="8px"
          borderRadius="full"
          background="teal.fg"
          boxShadow="0 0 0 2px var(--s1)"
        />
      )}
    </IconActionButton>
  );
}

function HelpButton() {
  const { openHelp } = useRoomParts();
  const t = useMessages('room');
  return (
    <IconActionButton label={t('keysAndHelp')} onClick={openHelp}>
      <IconHelp aria-hidden="true" />
    </IconActionButton>
  );
}
