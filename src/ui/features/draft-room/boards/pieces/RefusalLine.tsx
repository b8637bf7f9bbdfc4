import { useSelector } from '@xstate/react';
import { selectRefusal } from '#src/machines/draftRoomSelectors.ts';
import IconWarning from '~icons/ph/warning-circle-fill';
import { useRoomParts } from '../../roomParts.tsx';

/** Why the last decision was not accepted, where it was made; the announcer speaks it. */
export function RefusalLine() {
  const { room } = useRoomParts();
  const refusal = useSelector(room, selectRefusal);
  return refusal === null ? null : (
    <p className="refusal-line">
      <IconWarning aria-hidden="true" /> {refusal.message}
    </p>
  );
}
