import type { BoardView, DraftView } from '#engine/formats/registry.ts';

/** The board of a view of this format; throws on any other. */
export function boardOf<Kind extends BoardView['kind']>(
  { board }: Pick<DraftView, 'board'>,
  kind: Kind,
): Extract<BoardView, { kind: Kind }> {
  if (board?.kind !== kind) throw new Error(`This is no view of a ${kind} draft`);
  return board as Extract<BoardView, { kind: Kind }>;
}
