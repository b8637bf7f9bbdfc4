import { useSelector } from '@xstate/react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import IconPlay from '~icons/ph/play-fill';
import { Button } from '../../../kit/Button.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useHostRights } from '../seats/useHostRights.ts';
import { useAsk } from '../useAsk.ts';

/** While the draft is paused, the next step of its host, and of players who may go on without them. */
export function ResumeButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { room } = useRoomParts();
  const ask = useAsk();
  const isPaused = useSelector(room, selectSeatState) === 'paused';
  const { isHost, mayResume } = useHostRights();
  const t = useMessages('draftRoom');
  if (!isPaused || !(isHost || mayResume)) return null;
  return (
    <Button
      variant="solid"
      size="xl"
      width={isShort ? 'fit' : 'full'}
      className="room-resume"
      onClick={() => void ask({ type: 'resume' })}
    >
      <IconPlay aria-hidden="true" />
      {t('resume')}
    </Button>
  );
}
