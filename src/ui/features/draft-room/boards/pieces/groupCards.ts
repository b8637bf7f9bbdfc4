import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { isHit, parseQuery } from '../../../deck-builder/cardQuery.ts';
import { type GroupBy, groupPool } from '../../poolGrouping.ts';

/** Open cards have no order of picks. */
export type OpenOrder = Exclude<GroupBy, 'order'>;

export interface OpenGroup {
  readonly key: string;
  readonly label: string;
  readonly cards: readonly CardView[];
}

export interface OpenCards {
  readonly cards: readonly CardView[];
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
}

/** The cards that a search and `keeps` leave, in groups; cards whose face is not known yet are left out. */
export function groupCards(
  { cards, faces, look }: OpenCards,
  query: string,
  by: OpenOrder,
  keeps: (face: CardFace, card: CardView) => boolean = () => true,
): readonly OpenGroup[] {
  const wanted = parseQuery(query, look);
  const found = cards.flatMap((card, pick) => {
    const face = faces[card.card];
    if (!face || !keeps(face, card) || !isHit(face, wanted, look)) return [];
    return [{ card: { ...card, destination: 'main' as const, round: 0, pick }, face }];
  });
  const views = new Map(cards.map((card) => [card.id, card]));
  return groupPool(found, look, by).map(({ key, label, cards: own }) => ({
    key,
    label,
    cards: own.flatMap(({ card }) => views.get(card.id) ?? []),
  }));
}
