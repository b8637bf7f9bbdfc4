import type { BoardView, CardView, RoomView } from '#contract/room/room.ts';

const known = new WeakMap<BoardView, ReadonlyMap<string, CardView>>();

function isCardView(value: object): value is CardView {
  return 'id' in value && 'card' in value && 'finish' in value;
}

function collect(value: unknown, into: Map<string, CardView>) {
  if (typeof value !== 'object' || value === null) return;
  if (isCardView(value)) into.set(value.id, value);
  else for (const part of Object.values(value)) collect(part, into);
}

/** Every card that lies open on a board, by id. */
export function cardsOn(board: BoardView): ReadonlyMap<string, CardView> {
  const found = known.get(board);
  if (found) return found;
  const cards = new Map<string, CardView>();
  collect(board, cards);
  known.set(board, cards);
  return cards;
}

/** An open card of the room: in the pack in hand, on the board or in the own pool. */
export function openCard(room: RoomView, id: string): CardView | undefined {
  return (
    room.pack?.cards.find((card) => card.id === id) ??
    (room.board ? cardsOn(room.board).get(id) : undefined) ??
    room.pool.find((card) => card.id === id)
  );
}
