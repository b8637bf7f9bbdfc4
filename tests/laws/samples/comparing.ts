import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';

interface Both {
  readonly known: RoomView;
  readonly now: RoomView | null;
}

type Compare = (one: TableView, other: TableView) => boolean;

import type { DraftView } from '#engine/formats/registry.ts';

export const engine = (known: DraftView, now: DraftView) => known.phase === now.phase;
export const before = (known: RoomView, now: RoomView) => known.version - now.version;
export function nullable(known: TableView | null, now: TableView | undefined) {
  return known?.nowMs === now?.nowMs;
}
export const oneObject = ({ known, now }: { known: RoomView; now: RoomView }) => known.seat === now.seat;
export const named = ({ known, now }: Both) => known.seat === now?.seat;
export const parts = (known: Pick<RoomView, 'seat'>, now: Partial<RoomView>) => known.seat === now.seat;
export const listed = (views: readonly RoomView[], now: RoomView) => views.includes(now);
export const contextual: Compare = (one, other) => one.nowMs === other.nowMs;
export const single = (table: TableView, room: RoomView | null) => table.nowMs + (room?.version ?? 0);
