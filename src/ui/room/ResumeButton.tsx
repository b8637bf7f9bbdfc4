import { useSelector } from '@xstate/react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import IconPlay from '~icons/ph/play-fill';
import { Button } from '../kit/Button.tsx';
import { useRoomParts } from './roomParts.tsx';
import { useAsk } from './useAsk.ts';
import { useIsHost } from './useTable.ts';

/** While the draft is paused, the next step of its host. */
export function ResumeButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { room } = useRoomParts();
  const ask = useAsk();
  const isPaused = useSelector(room, selectSeatState) === 'paused';
  const isHost = useIsHost();
  if (!isPaused || !isHost) return null;
  return (
    <Button
      variant="solid"
      size="xl"
      width={isShort ? 'fit' : 'full'}
      className="room-resume"
      onClick={() => void ask({ type: 'resume' })}
    >
      <IconPlay aria-hidden="true" />
      Go on drafting
    </Button>
  );
}
