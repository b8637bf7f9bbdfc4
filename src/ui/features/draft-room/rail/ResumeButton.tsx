import { useSelector } from '@xstate/react';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import IconPlay from '~icons/ph/play-fill';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { useHostRights } from '../seats/useHostRights.ts';
import { useAsk } from '../useAsk.ts';

/** While the draft is paused, the next step of its host, and of players who may go on without them. */
export function ResumeButton({ isShort = false }: { readonly isShort?: boolean }) {
  const { room } = useRoomParts();
  const ask = useAsk();
  const isPaused = useSelector(room, selectSeatState) === 'paused';
  const { isHost, mayResume } = useHostRights();
  const t = useMessages('room');
  if (!isPaused || !(isHost || mayResume)) return null;
  return (
    <ActionButton
      variant="solid"
      size={isShort ? 'lg' : 'xl'}
      {...(!isShort && { width: 'full', mb: '4' })}
      onClick={() => void ask({ type: 'resume' })}
    >
      <IconPlay aria-hidden="true" />
      {t('resume')}
    </ActionButton>
  );
}
