import { isFreeKey } from '../../../components/keys/freeKeys.ts';
import { useListener } from '../../../components/useListener.ts';
import { type HeldCard, type RoomParts, useRoomParts } from '../roomParts.tsx';
import { cellOf, cellsIn } from '../usePackInput.ts';

/** The keys of the room, wherever the focus is that has no use for them: of the pack, and Enter, which takes what is selected. */
export function useRoomKeys(): void {
  const parts = useRoomParts();
  useListener(document, 'keydown', (event) => {
    if (isFreeKey(event)) onFreeKey(event, parts);
  });
}

function onFreeKey(event: KeyboardEvent, parts: RoomParts) {
  const hand = parts.packHand.get();
  if (event.key === 'Enter') {
    if (!event.repeat)
      parts.room.send({ type: 'pick.confirmed', destination: 'main', by: 'key', atMs: Date.now() });
    return;
  }
  const grid = hand?.element() ?? null;
  if (hand === null || grid === null || cellOf(event.target) !== null) return;
  const card = cardMeant(grid, parts);
  if (card !== null) hand.onCardKey(event, card);
  else if (hand.hasSingleKeys() && isPlain(event)) onKeyWithoutPack(event.key, parts, hand.speakState);
}

/** The card that is selected, else the one that Tab would go to. */
function cardMeant(grid: HTMLElement, { room }: RoomParts): HeldCard | null {
  const cells = cellsIn(grid);
  const { chosen } = room.getSnapshot().context;
  const cell =
    cells.find(({ dataset }) => chosen.length === 1 && dataset.card === chosen[0]) ??
    cells.find(({ tabIndex }) => tabIndex === 0);
  const id = cell?.dataset.card;
  return cell === undefined || id === undefined ? null : { cell, cells, id };
}

const isPlain = ({ altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !repeat;

function onKeyWithoutPack(key: string, { openHelp }: RoomParts, speakState: () => void) {
  if (key === '?') openHelp();
  else if (key.toLowerCase() === 'q') speakState();
}
