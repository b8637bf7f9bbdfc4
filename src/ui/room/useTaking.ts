import { useSelector } from '@xstate/react';
import type { CardFace } from '#contract/faces.ts';
import type { RoomView } from '#contract/room.ts';
import { type DraftRoomSnapshot, selectChosen, selectPicking, selectRoom } from '#src/machines/draftRoom.ts';
import { useRoomParts } from './roomParts.tsx';

/** What is printed on a card of the pack or the pool; undefined for any other. */
export function faceIn(room: RoomView | null, id: string | null): CardFace | undefined {
  if (room === null || id === null) return undefined;
  const known = room.pack?.cards.find((card) => card.id === id) ?? room.pool.find((card) => card.id === id);
  return known && room.faces[known.card];
}

/** Cards that are taken at zero or being sent, in order; burned ones not counted. */
export function takingIn({ context }: DraftRoomSnapshot): readonly string[] {
  const picks = context.room?.pack?.demand.picks ?? 1;
  return context.picking?.cardInstanceIds ?? context.chosen.slice(0, picks);
}

/** Faces of what is taken at zero. */
export function useTaking(): readonly CardFace[] {
  const { room } = useRoomParts();
  const view = useSelector(room, selectRoom);
  const chosen = useSelector(room, selectChosen);
  const picking = useSelector(room, selectPicking);
  const ids = picking?.cardInstanceIds ?? chosen.slice(0, view?.pack?.demand.picks ?? 1);
  return ids.flatMap((id) => faceIn(view, id) ?? []);
}

export const useTakingNames = (): readonly string[] => useTaking().map(({ name }) => name);
