import type { ComponentType } from 'react';
import type { BoardView } from '#contract/room/room.ts';

export type BoardKind = BoardView['kind'];
export type BoardOf<Kind extends BoardKind> = Extract<BoardView, { readonly kind: Kind }>;

/** What a board is drawn from, beside what `useTable` and `useRoomParts` tell. */
export interface BoardProps<Kind extends BoardKind> {
  readonly board: BoardOf<Kind>;
  /** From 1080 px: a rail stands beside the board and nothing scrolls but the board. */
  readonly isWide: boolean;
}

export type Boards = { readonly [Kind in BoardKind]: ComponentType<BoardProps<Kind>> };
