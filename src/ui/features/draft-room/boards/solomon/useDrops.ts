import { useEffect } from 'react';
import { bucketOf, cardIdOf, whenDraggingIsThere } from '../../../../components/dragging.ts';
import { useRoomParts } from '../../roomParts.tsx';

/** A card that is dropped on the other pile is moved there. */
export function useDrops(): void {
  const { room } = useRoomParts();
  useEffect(
    () =>
      whenDraggingIsThere(({ monitorForElements }) =>
        monitorForElements({
          canMonitor: ({ source }) => cardIdOf(source.data) !== null,
          onDrop({ source, location }) {
            const id = cardIdOf(source.data);
            const pile = bucketOf(location.current.dropTargets[0]?.data);
            if (id === null || pile === null) return;
            const isInFirst = room.getSnapshot().context.chosen.includes(id);
            if (isInFirst !== (pile === 'first'))
              room.send({ type: 'card.chosen', id, by: 'pointer', atMs: Date.now() });
          },
        }),
      ),
    [room],
  );
}
