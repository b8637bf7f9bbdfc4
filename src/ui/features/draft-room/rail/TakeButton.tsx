import { useSelector } from '@xstate/react';
import type { CardFace } from '#contract/games/faces.ts';
import { selectChosen, selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { choosable, wantedOf } from '#src/machines/roomAsk.ts';
import { afterPress } from '../../../kit/afterPress.ts';
import { Button } from '../../../kit/Button.tsx';
import { ClockRing } from '../../../kit/ClockRing.tsx';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { useLooked } from '../inspection.ts';
import { useRoomParts } from '../roomParts.tsx';
import { readSeconds, useClock } from '../useClock.ts';
import { useTable } from '../useTable.ts';
import { faceIn, useTaking } from '../useTaking.ts';

/** The one brass button of the room. `isShort` leaves the name to the bar it stands in. */
export function TakeButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const { words, reason, id } = useTake(isShort);
  const isBusy = useSelector(room, selectSeatState) === 'submitting';
  return (
    <Button
      variant="solid"
      size="xl"
      width={isShort ? 'fit' : 'full'}
      className="room-take"
      isBusy={isBusy}
      reason={isBusy ? undefined : reason}
      onClick={({ currentTarget }) => {
        const atMs = Date.now();
        afterPress(currentTarget, () =>
          room.send({ type: 'pick.confirmed', destination: 'main', by: 'pointer', atMs, id }),
        );
      }}
    >
      {!isBusy && reason === undefined && <Ring total={view.clock.totalSeconds} />}
      <span className="room-take-words">{words}</span>
      {!isShort && reason === undefined && !isBusy && <KeyHint>Enter</KeyHint>}
    </Button>
  );
}

function Ring({ total }: { readonly total: number | null }) {
  const { room } = useRoomParts();
  const seconds = useClock(room, readSeconds);
  if (seconds === null || total === null) return null;
  return <ClockRing secondsLeft={seconds} secondsInAll={total} size={42} isInked />;
}

interface Take {
  readonly words: string;
  readonly reason: string | undefined;
  /** The focused card, where nothing is reserved yet. */
  readonly id: string | undefined;
}

const verbOf = (faces: readonly CardFace[]) =>
  faces.length > 1 ? `Take ${faces.length} cards` : `Take ${faces[0]?.name ?? ''}`;

/** What the button would take: all that is chosen, or the focused card where one card is asked and none is chosen. */
function useTake(isShort: boolean): Take {
  const { room, inspection } = useRoomParts();
  const { view } = useTable();
  const { focused } = useLooked(inspection);
  const chosen = useSelector(room, selectChosen);
  const faces = useTaking();
  const wanted = view.pack || view.ask?.kind === 'pick' ? wantedOf(view) : 1;
  const burned = chosen.length - faces.length;
  const short = (words: string, some = 'Take cards') => (isShort ? (wanted > 1 ? some : 'Take card') : words);
  if (chosen.length >= wanted) {
    const words =
      burned > 0
        ? short(`${verbOf(faces)}, burn ${burned}`, `Take ${faces.length}, burn ${burned}`)
        : short(verbOf(faces));
    return { words, reason: undefined, id: undefined };
  }
  if (wanted > 1) {
    const reason = `${chosen.length} of ${wanted} selected`;
    return { words: isShort ? `${chosen.length} of ${wanted}` : reason, reason, id: undefined };
  }
  const face = focused !== null && choosable(view).includes(focused) ? faceIn(view, focused) : undefined;
  if (!isShort && face !== undefined && focused !== null)
    return { words: `Take ${face.name}`, reason: undefined, id: focused };
  return { words: short('Choose a card'), reason: 'Choose a card first', id: undefined };
}
