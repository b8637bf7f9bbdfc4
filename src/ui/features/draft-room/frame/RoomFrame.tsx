import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { LazyMotion, MotionConfig, useReducedMotionConfig } from 'framer-motion';
import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import type { CardFace } from '#contract/games/faces.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { selectLineState } from '#src/machines/room/draftRoomSelectors.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { useCardSize } from '../../../components/preferences/cardSize.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useEmitted } from '../../../components/useEmitted.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { StatusBar } from '../bar/StatusBar.tsx';
import { createHeld } from '../held.ts';
import { createInspection } from '../inspection.ts';
import { Board } from '../pack/Board.tsx';
import { fitColumn, fitPack, fitUnderPool, type PackFit, TEXT_FROM_PX } from '../packFit.ts';
import { type DockSnap, isCoveredByRule, PoolDock } from '../pool/PoolDock.tsx';
import { Rail } from '../rail/Rail.tsx';
import { TakeBar } from '../rail/TakeBar.tsx';
import {
  type ChatRead,
  type PackHand,
  type RoomParts,
  RoomPartsProvider,
  useRoomParts,
} from '../roomParts.tsx';
import { listed } from '../roomWords.ts';
import { SeatStrip } from '../SeatStrip.tsx';
import { isReview } from '../seating.ts';
import { RoomAnnouncer } from '../signals/RoomAnnouncer.tsx';
import { useTabSigns } from '../signals/useTabSigns.ts';
import { useFocusOnBoard } from '../useFocusOnBoard.ts';
import { useSize } from '../useSize.ts';
import { type OpenTable, useOfTable, useOfTableSoon, useTable } from '../useTable.ts';
import { LineBanner } from './LineBanner.tsx';
import {
  CardSizeDialog,
  EndDialog,
  FormatBoard,
  HelpDialog,
  HintLine,
  LeaveDialog,
  OverlayDialog,
  RoomHands,
  RoomWaits,
  SeatsDialog,
  TalkDialog,
  TurnSignals,
  VoteDialog,
  ZoomDialog,
} from './lateParts.ts';
import { FLAT, NARROW, TINY, WIDE } from './media.ts';
import { footHeights, layoutOf, type RoomLayout } from './roomHeights.ts';
import { useWakeLock } from './useWakeLock.ts';

type Dialog =
  | {
      readonly kind:
        | 'none'
        | 'help'
        | 'size'
        | 'talk'
        | 'seats'
        | 'waits'
        | 'vote'
        | 'overlay'
        | 'leave'
        | 'end';
    }
  | { readonly kind: 'zoom'; readonly face: CardFace };

const NONE: Dialog = { kind: 'none' };

interface RoomFrameProps {
  readonly link: TableLink;
  readonly reportLine: RoomParts['reportLine'];
  readonly onLeft: () => void;
}

const loadMotion = () => import('./motionFeatures.ts').then(({ motionFeatures }) => motionFeatures);

/** The room of a draft that runs: bar, seats, board, rail and dock, the same for every format. */
export const RoomFrame = memo(function RoomFrame({ link, reportLine, onLeft }: RoomFrameProps) {
  const [dialog, setDialog] = useState<Dialog>(NONE);
  const [spoken, setSpoken] = useState({ words: '', turn: 0 });
  const notify = useNotify();
  const { reducesMotion } = usePreferences();
  const parts = useMemo<RoomParts>(
    () => ({
      link,
      room: link.room,
      inspection: createInspection(),
      chatRead: createHeld<ChatRead | undefined>(undefined),
      unsaid: createHeld(''),
      packHand: createHeld<PackHand | null>(null),
      zoom: (face) => setDialog({ kind: 'zoom', face }),
      openHelp: () => setDialog({ kind: 'help' }),
      openSize: () => setDialog({ kind: 'size' }),
      openTalk: () => setDialog({ kind: 'talk' }),
      openSeats: () => setDialog({ kind: 'seats' }),
      openWaits: () => setDialog({ kind: 'waits' }),
      openVote: () => setDialog({ kind: 'vote' }),
      openOverlay: () => setDialog({ kind: 'overlay' }),
      askToLeave: () => setDialog({ kind: 'leave' }),
      askToEnd: () => setDialog({ kind: 'end' }),
      speak: (words) => setSpoken(({ turn }) => ({ words, turn: turn + 1 })),
      tellRefusal: (text) => notify({ kind: 'warning', text }),
      reportLine,
    }),
    [link, notify, reportLine],
  );
  return (
    <RoomPartsProvider value={parts}>
      <LazyMotion features={loadMotion} strict>
        <MotionConfig reducedMotion={reducesMotion ? 'always' : 'user'}>
          <Layout />
          <RoomAnnouncer spoken={spoken} />
          <Suspense fallback={null}>
            <TurnSignals />
          </Suspense>
          <Suspense fallback={null}>
            <RoomHands />
          </Suspense>
          <Dialogs dialog={dialog} onClose={() => setDialog(NONE)} onLeft={onLeft} />
        </MotionConfig>
      </LazyMotion>
    </RoomPartsProvider>
  );
});

function Layout() {
  const { room } = useRoomParts();
  const name = useOfTable(({ table }) => table.settings.name);
  const hasBoard = useOfTable(({ view }) => view.board !== null);
  const isDrafting = useOfTable(({ view }) => view.phase === 'drafting');
  const isWide = useMedia(WIDE);
  const isTiny = useMedia(TINY);
  // Boards of other formats are as long as they are.
  const isLoose = !isWide && (isTiny || hasBoard);
  useDocumentClass(isLoose && 'with-loose-room');
  const line = useSelector(room, selectLineState);
  useTabSigns(room, name);
  useWakeLock(isDrafting);
  useMissedNotice();
  return (
    <Lamp
      x={isWide ? '38%' : '50%'}
      y={isWide ? '42%' : '38%'}
      width={isWide ? '720px' : '420px'}
      height="400px"
    >
      <Box
        data-room={isWide ? 'wide' : isLoose ? 'loose' : 'framed'}
        css={isWide ? WIDE_ROOM : isLoose ? LOOSE_ROOM : FRAMED_ROOM}
      >
        <Box css={isWide ? CONTENTS : HEAD}>
          <StatusBar isWide={isWide} />
          {line === 'lost' || line === 'offline' ? <LineBanner line={line} /> : <SeatStrip />}
        </Box>
        <Table isWide={isWide} isLoose={isLoose} />
        {isWide && <Rail />}
      </Box>
    </Lamp>
  );
}

const ROOM = {
  '--rail': '344px',
  '--bar-row': '64px',
  '--seats-row': '66px',
  color: 'fg',
  '@media (max-width: 1280px)': { '--rail': '312px' },
  // In a low window the cards get what the bars can spare.
  '@media (max-height: 820px)': { '--bar-row': '52px', '--seats-row': '50px' },
} as const;
const WIDE_ROOM = {
  ...ROOM,
  display: 'grid',
  gridTemplate: 'var(--bar-row) var(--seats-row) minmax(0, 1fr) / minmax(0, 1fr) var(--rail)',
  gridTemplateAreas: '"bar bar" "seats rail" "main rail"',
  height: '100dvh',
  minHeight: '560px',
  overflow: 'hidden',
} as const;
/** Longer boards and tiny windows scroll as a page. Cards that fly in and out would widen it. */
const LOOSE_ROOM = {
  ...ROOM,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  overflowX: 'clip',
} as const;
/** A pack scrolls between the seats and the foot. */
const FRAMED_ROOM = {
  ...LOOSE_ROOM,
  height: '100dvh',
  minHeight: 0,
  pb: 'env(safe-area-inset-bottom)',
  overflow: 'hidden',
} as const;
const CONTENTS = { display: 'contents' } as const;
const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: 'bg.panel',
  '[data-room=framed] > &': { [FLAT]: { display: 'flex', borderBottom: 'line' } },
  '[data-room=loose] > &': { '@media (max-height: 520px)': { position: 'static' } },
} as const;

/** Between the seats and the lower edge. Of a fixed size: what changes within lays out nothing else. */
const MAIN = {
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  '--pad-top': '18px',
  '--pad-side': '28px',
  '--above': 'calc(var(--bar-row) + var(--seats-row) + 20px)',
  '[data-room=wide] > &': { gridArea: 'main', contain: 'strict' },
  [NARROW]: {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    '--pad-side': '20px',
    '--above': 'calc(var(--bar) + 130px)',
  },
  '[data-room=framed] > &': { contain: 'strict' },
  '&:is([data-layout=phone], [data-layout=flat], [data-layout=loose])': {
    '--pad-top': '14px',
    '--pad-side': '12px',
  },
  '&[data-layout=flat]': { '--pad-top': '10px', '--above': 'calc(var(--bar) + 60px)' },
} as const;
const FOOT = {
  position: 'absolute',
  insetX: 0,
  bottom: 0,
  zIndex: 10,
  '[data-room=wide] &': { insetX: '16px', zIndex: 5 },
  '[data-room=loose] &': {
    position: 'sticky',
    '& [data-pool-dock]': { boxSizing: 'content-box', pb: 'env(safe-area-inset-bottom)' },
    // As at 400 % zoom: only the take bar stays.
    '@media (max-height: 520px)': { display: 'contents' },
  },
  '[data-layout=flat] > &[data-snap=peek]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 250px',
    '& > :not([data-room=takebar], [data-pool-dock])': { gridColumn: '1 / -1' },
  },
} as const;

const GUESS = { width: 1096, height: 770 };
const SIDE_PADDING: Readonly<Record<RoomLayout, number>> = {
  wide: 28,
  tablet: 20,
  phone: 12,
  flat: 12,
  loose: 12,
};
/** Above and below the cards: room for the ring, the tick and what they say. */
const BOARD_PADDING = 38;
const FLAT_PADDING = 22;
/** The line of hints over the bar, where there is no rail. */
const HINT_PX = 48;
/** In Text mode a card is a row. */
const TEXT_FIT: PackFit = { columns: 1, cardWidth: 0, isWhole: true };

function Table({ isWide, isLoose }: Readonly<{ isWide: boolean; isLoose: boolean }>) {
  const asked = useOfTableSoon(({ view }) => view.pack?.cards.length ?? null);
  const aspect = useOfTableSoon(({ view }) => view.look.cardAspect);
  const hasBoard = useOfTableSoon(({ view }) => view.board !== null);
  const isSeated = useOfTableSoon(({ view }) => view.seat !== null);
  const mayHint = useOfTableSoon(({ table }) => table.settings.hints !== false);
  const isCovered = useOfTableSoon(({ table, view }) => isCoveredByRule(table, view));
  const pool = useOfTableSoon(poolStanding);
  const [element, size] = useSize(GUESS);
  useFocusOnBoard(element);
  const [chosenSnap, setSnap] = useState<DockSnap | null>(null);
  const isReduced = useReducedMotionConfig() ?? false;
  const cardSize = useCardSize();
  const { keepsPoolVisible, showsHints, usesTextMode } = usePreferences();
  const hasHints = showsHints && mayHint;
  const isMotionReady = useMotionReady();
  const cards = useSteadyCount(asked);
  const layout = isWide ? 'wide' : isLoose ? 'loose' : layoutOf(size.width, size.height);
  const foot = footHeights(layout, size.height);
  const barPx = foot.bar + (hasHints && !isWide ? HINT_PX : 0);
  const width = size.width - 2 * SIDE_PADDING[layout];
  const fitAbove = (dockPx: number): PackFit =>
    fitPack(cards, width, size.height - barPx - dockPx - BOARD_PADDING, aspect, cardSize);
  const half = fitUnderPool(fitAbove(foot.peek), fitAbove(foot.half));
  // A covered pool shows nothing that cards of the pack should be smaller for; in a review there are none.
  const isReadable = half.isWhole && half.cardWidth >= TEXT_FROM_PX;
  const isShown = keepsPoolVisible && isWide && isReadable && !isCovered;
  const snap = chosenSnap ?? (pool === 'review' || (pool === 'filled' && isShown) ? 'half' : 'peek');
  const fit = usesTextMode ? TEXT_FIT : fitOf();
  const footPx = !isSeated ? barPx : barPx + (snap === 'peek' ? foot.peek : foot.half);
  const style: StyleWithVariables = {
    '--bar': `${foot.bar}px`,
    '--peek': `${foot.peek}px`,
    '--half': `${foot.half}px`,
    // The pack's board gets a number instead: a variable is inherited, and each of its cards would be restyled.
    ...(hasBoard && { '--foot': `${footPx}px` }),
  };
  function fitOf(): PackFit {
    if (layout === 'wide' || layout === 'tablet') return snap === 'peek' ? fitAbove(foot.peek) : half;
    const flat = { height: size.height - barPx - FLAT_PADDING, aspect };
    return fitColumn(width, cardSize, layout === 'flat' ? flat : undefined);
  }
  return (
    <Box data-layout={layout} css={MAIN} ref={element} style={style}>
      {!hasBoard ? (
        <Board
          fit={fit}
          footPx={layout === 'loose' ? undefined : footPx}
          isWide={isWide}
          isReduced={isReduced}
          isMotionReady={isMotionReady}
        />
      ) : (
        <Suspense fallback={null}>
          <FormatBoard isWide={isWide} />
        </Suspense>
      )}
      <Box css={FOOT} data-snap={snap}>
        {hasHints && (
          <Suspense fallback={null}>
            <HintLine isWide={isWide} />
          </Suspense>
        )}
        {!isWide && <TakeBar />}
        {isSeated && <PoolDock snap={snap} onSnap={setSnap} />}
      </Box>
    </Box>
  );
}

/** Whether there are cards in the own pool, and whether the table looks at them between two packs. */
const poolStanding = ({ view }: OpenTable): 'empty' | 'filled' | 'review' =>
  view.pool.length === 0 ? 'empty' : isReview(view) ? 'review' : 'filled';

/** The number of cards that the slots are made for: it does not change while the next pack is waited for. */
function useSteadyCount(cards: number | null): number {
  const [known, setKnown] = useState(cards ?? 15);
  if (cards !== null && cards !== known) setKnown(cards);
  return cards ?? known;
}

function useMotionReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOver = false;
    void loadMotion().then(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isReady;
}

/** Names what was taken while the window was away. */
function useMissedNotice() {
  const { room } = useRoomParts();
  const notify = useNotify();
  const t = useMessages('room');
  useEmitted(room, 'picks.missed', ({ cards, room: { faces } }) => {
    const names = cards.map(({ card }) => faces[card]?.name ?? t('someCard'));
    const text = t('missed', { count: names.length, cards: listed(names) });
    notify({ kind: 'info', text, timeoutMs: 8000 });
  });
}

function Dialogs(props: Readonly<{ dialog: Dialog; onClose: () => void; onLeft: () => void }>) {
  const { dialog, onClose } = props;
  const { table, view } = useTable();
  if (dialog.kind === 'none') return null;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'zoom' && <ZoomDialog face={dialog.face} look={view.look} onClose={onClose} />}
      {dialog.kind === 'help' && <HelpDialog onClose={onClose} />}
      {dialog.kind === 'size' && <CardSizeDialog onClose={onClose} />}
      {dialog.kind === 'talk' && <TalkDialog onClose={onClose} />}
      {dialog.kind === 'seats' && <SeatsDialog onClose={onClose} />}
      {dialog.kind === 'waits' && <RoomWaits onClose={onClose} />}
      {dialog.kind === 'vote' && <VoteDialog onClose={onClose} />}
      {dialog.kind === 'overlay' && <OverlayDialog draftId={table.draftId} onClose={onClose} />}
      {dialog.kind === 'end' && <EndDialog onClose={onClose} />}
      {dialog.kind === 'leave' && <LeaveDialog onClose={onClose} onLeft={props.onLeft} />}
    </Suspense>
  );
}
