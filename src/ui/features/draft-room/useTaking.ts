import { useSelector } from '@xstate/react';
import type { CardFace } from '#contract/games/faces.ts';
import type { RoomView } from '#contract/room/room.ts';
import { openCard } from '#src/machines/room/boardCards.ts';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { selectChosen, selectPicking, selectRoom } from '#src/machines/room/draftRoomSelectors.ts';
import { picksOf } from '#src/machines/room/roomAsk.ts';
import { useRoomParts } from './roomParts.tsx';

/** What is printed on a card of the pack, the board or the pool; undefined for any other. */
export function faceIn(room: RoomView | null, id: string | null): CardFace | undefined {
  if (room === null || id === null) return undefined;
  const known = openCard(room, id);
  return known && room.faces[known.card];
}

/** Cards that are taken at zero or being sent, in order; burned ones not counted. */
export function takingIn({ context }: DraftRoomSnapshot): readonly string[] {
  const picks = context.room ? picksOf(context.room) : 1;
  return context.picking?.cardInstanceIds ?? context.chosen.slice(0, picks);
}

/** A pile, bids or an exchange are chosen, but no card of them is simply taken. */
const isTakenAsChosen = ({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): boolean =>
  pack !== null || ask === null || ask.kind === 'pick' || ask.kind === 'claim';

/** Faces of what is taken at zero. */
export function useTaking(): readonly CardFace[] {
  const { room } = useRoomParts();
  const view = useSelector(room, selectRoom);
  const chosen = useSelector(room, selectChosen);
  const picking = useSelector(room, selectPicking);
  if (view && !isTakenAsChosen(view)) return [];
  const ids = picking?.cardInstanceIds ?? chosen.slice(0, view ? picksOf(view) : 1);
  return ids.flatMap((id) => faceIn(view, id) ?? []);
}

export const useTakingNames = (): readonly string[] => useTaking().map(({ name }) => name);
