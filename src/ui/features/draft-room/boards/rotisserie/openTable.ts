import type { CardFace } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import type { BoardOf } from '../boardTypes.ts';
import { groupCards, type OpenCards, type OpenGroup, type OpenOrder } from '../pieces/groupCards.ts';

type RotisserieBoard = BoardOf<'rotisserie'>;

export const NO_LANE = 'none';

/** What of the table is shown. Lanes and rarities are any of; empty lists leave nothing out. */
export interface TableChoice {
  readonly query: string;
  readonly lanes: readonly string[];
  readonly rarities: readonly string[];
  readonly groupBy: OpenOrder;
  readonly showsTaken: boolean;
}

export const WHOLE_TABLE: TableChoice = {
  query: '',
  lanes: [],
  rarities: [],
  groupBy: 'lane',
  showsTaken: false,
};

/** One card of the picks so far; `turn` counts from 0 over all seats. */
export interface TablePick {
  readonly turn: number;
  readonly seat: number;
  readonly card: CardView;
}

/** The picks so far, the first one first. */
export const picksOn = ({ cards, taken }: Pick<RotisserieBoard, 'cards' | 'taken'>): readonly TablePick[] =>
  taken.flatMap(([place, seat], turn) => {
    const card = cards[place];
    return card ? [{ turn, seat, card }] : [];
  });

/** Which seat took a card, by its id. */
export const takersOf = (picks: readonly TablePick[]): ReadonlyMap<string, number> =>
  new Map(picks.map(({ card, seat }) => [card.id, seat]));

interface Table extends OpenCards {
  readonly takers: ReadonlyMap<string, number>;
}

/** The cards that a choice leaves, in groups; what is taken comes after what can still be had. */
export function groupTable(table: Table, choice: TableChoice): readonly OpenGroup[] {
  const lanes = new Set(choice.lanes);
  const rarities = new Set(choice.rarities);
  const isTaken = ({ id }: CardView) => table.takers.has(id);
  const isOfLanes = (face: CardFace) =>
    lanes.size === 0 ||
    (face.lanes.length === 0 ? lanes.has(NO_LANE) : face.lanes.some((key) => lanes.has(key)));
  const groups = groupCards(
    table,
    choice.query,
    choice.groupBy,
    (face, card) =>
      (choice.showsTaken || !isTaken(card)) &&
      isOfLanes(face) &&
      (rarities.size === 0 || rarities.has(face.rarity)),
  );
  return groups.map((group) => ({
    ...group,
    cards: [...group.cards.filter((card) => !isTaken(card)), ...group.cards.filter(isTaken)],
  }));
}

/** A value more or less in a list of what is chosen. */
export const toggledIn = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value];
