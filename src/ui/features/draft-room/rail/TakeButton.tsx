import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { selectChosen, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { choosable, wantedOf } from '#src/machines/room/roomAsk.ts';
import { ClockRing } from '#src/ui/components/clocks/ClockRing.tsx';
import { afterPress } from '#src/ui/components/hooks/afterPress.ts';
import { KeyHint } from '#src/ui/components/keys/KeyHint.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useLooked } from '../inspection.ts';
import { useRoomParts } from '../roomParts.tsx';
import { readSeconds, useClock } from '../useClock.ts';
import { useOfTable, useTable } from '../useTable.ts';
import { faceIn, useTaking } from '../useTaking.ts';

// A layer: what a look at another card changes paints nothing beside it.
const LOOK = {
  justifyContent: 'flex-start',
  gap: '3',
  pl: '5',
  pr: '3.5',
  fontSize: '17px',
  willChange: 'transform',
  '&:has(.clock)': { pl: '2.5' },
  '&[data-pressed]': { opacity: 0.82 },
  '& [data-clock]': { color: 'inherit' },
  '& [data-clock] svg': { boxSize: 'full' },
} as const;
const SHORT = {
  ...LOOK,
  flex: 'none',
  minHeight: '56px',
  '[data-layout=flat] &': { minHeight: 'calc(var(--bar) - 8px)' },
  px: '18px',
  '@media (max-width: 379px)': { pr: '3.5', fontSize: '16px' },
} as const;

/** The one brass button of the room. `isShort` leaves the card's name to the bar it is in. */
export function TakeButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { room } = useRoomParts();
  const total = useOfTable(({ view }) => view.clock.totalSeconds);
  const take = useTake(isShort);
  const isBusy = useSelector(room, selectSeatState) === 'submitting';
  return <Taker {...take} isShort={isShort} isBusy={isBusy} total={total} />;
}

interface TakerProps extends Take {
  readonly isShort: boolean;
  readonly isBusy: boolean;
  readonly total: number | null;
}

const Taker = memo(function Taker({ words, reason, id, isShort, isBusy, total }: TakerProps) {
  const { room } = useRoomParts();
  const t = useMessages('room');
  const isReady = !isBusy && reason === undefined;
  return (
    <ActionButton
      variant="solid"
      size="xl"
      data-room="take"
      css={isShort ? SHORT : LOOK}
      {...(!isShort && { width: 'full' })}
      isBusy={isBusy}
      reason={isBusy ? undefined : reason}
      onClick={({ currentTarget }) => {
        const atMs = Date.now();
        afterPress(currentTarget, () =>
          room.send({ type: 'pick.confirmed', destination: 'main', by: 'pointer', atMs, id }),
        );
      }}
    >
      {isReady && <Ring total={total} />}
      <Box as="span" flex="1" minWidth="0" textAlign="left">
        {words}
      </Box>
      {isReady && !isShort && <KeyHint>{t('enterKey')}</KeyHint>}
    </ActionButton>
  );
});

function Ring({ total }: { readonly total: number | null }) {
  const { room } = useRoomParts();
  const seconds = useClock(room, readSeconds);
  if (seconds === null || total === null) return null;
  return <ClockRing secondsLeft={seconds} secondsInAll={total} size={42} isInked />;
}

interface Take {
  readonly words: string;
  readonly reason?: string | undefined;
  /** The focused card, where nothing is selected yet. */
  readonly id?: string | undefined;
}

/** What the button would take: all that is chosen, or the focused card where one card is asked and none is chosen. */
function useTake(isShort: boolean): Take {
  const { room, inspection } = useRoomParts();
  const { view } = useTable();
  const t = useMessages('room');
  const { focused } = useLooked(inspection);
  const chosen = useSelector(room, selectChosen);
  const faces = useTaking();
  const wanted = view.pack || view.ask?.kind === 'pick' ? wantedOf(view) : 1;
  const [count, burns] = [faces.length, chosen.length - faces.length];
  const card = faces[0]?.name ?? '';
  if (chosen.length >= wanted) {
    if (isShort && wanted > 1)
      return { words: burns > 0 ? t('takeShortBurn', { count, burns }) : t('takeShortSome') };
    if (isShort) return { words: t('takeShort') };
    if (burns > 0)
      return {
        words: count > 1 ? t('takeCardsAndBurn', { count, burns }) : t('takeAndBurn', { card, burns }),
      };
    return { words: count > 1 ? t('takeCards', { count }) : t('take', { card }) };
  }
  if (wanted > 1) {
    const [some, reason] = [
      { count: chosen.length, wanted },
      t('takeMore', { count: chosen.length, wanted }),
    ];
    return { words: isShort ? t('takeMoreShort', some) : reason, reason };
  }
  const face = focused !== null && choosable(view).includes(focused) ? faceIn(view, focused) : undefined;
  if (!isShort && face !== undefined && focused !== null)
    return { words: t('take', { card: face.name }), id: focused };
  return { words: t(isShort ? 'takeShort' : 'choose'), reason: t('chooseFirst') };
}
