import type { KeyboardEvent } from 'react';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { useRoomParts } from '../../roomParts.tsx';

/** Enter on a card sends the decision once it is whole; buttons and fields keep their own Enter. Heard before the grid. */
export function useEnterDecides(command: DecisionCommand | null): (event: KeyboardEvent) => void {
  const { room } = useRoomParts();
  return (event) => {
    const isOnCard = event.target instanceof HTMLElement && event.target.dataset.card !== undefined;
    if (event.key !== 'Enter' || !isOnCard || event.repeat || command === null) return;
    event.preventDefault();
    event.stopPropagation();
    room.send({ type: 'decision.confirmed', command, by: 'key', atMs: Date.now() });
  };
}
