import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { isHit, parseQuery } from '../../../deck-builder/cardQuery.ts';
import { type GroupBy, groupPool, type PooledFace } from '../../poolGrouping.ts';
import type { BoardOf } from '../boardTypes.ts';

type RotisserieBoard = BoardOf<'rotisserie'>;

export const NO_LANE = 'none';

/** What of the table is shown. Lanes and rarities are any of; empty lists leave nothing out. */
export interface TableChoice {
  readonly query: string;
  readonly lanes: readonly string[];
  readonly rarities: readonly string[];
  readonly groupBy: Exclude<GroupBy, 'order'>;
  readonly showsTaken: boolean;
}

export const WHOLE_TABLE: TableChoice = {
  query: '',
  lanes: [],
  rarities: [],
  groupBy: 'lane',
  showsTaken: false,
};

export interface TableGroup {
  readonly key: string;
  readonly label: string;
  readonly cards: readonly CardView[];
}

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

interface Table {
  readonly cards: readonly CardView[];
  readonly takers: ReadonlyMap<string, number>;
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
}

/** The cards that a choice leaves, in groups; what is taken comes after what can still be had. */
export function groupTable(table: Table, choice: TableChoice): readonly TableGroup[] {
  const shown = cardsShown(table, choice).map(
    ({ card, face }, pick): PooledFace => ({
      card: { ...card, destination: 'main', round: 0, pick },
      face,
    }),
  );
  const byId = new Map(table.cards.map((card) => [card.id, card]));
  return groupPool(shown, table.look, choice.groupBy).map(({ key, label, cards }) => {
    const views = cards.flatMap(({ card }) => byId.get(card.id) ?? []);
    const isTaken = ({ id }: CardView) => table.takers.has(id);
    return { key, label, cards: [...views.filter((card) => !isTaken(card)), ...views.filter(isTaken)] };
  });
}

function cardsShown({ cards, takers, faces, look }: Table, choice: TableChoice) {
  const query = parseQuery(choice.query, look);
  const lanes = new Set(choice.lanes);
  const rarities = new Set(choice.rarities);
  const isOfLanes = (face: CardFace) =>
    lanes.size === 0 ||
    (face.lanes.length === 0 ? lanes.has(NO_LANE) : face.lanes.some((key) => lanes.has(key)));
  return cards.flatMap((card) => {
    const face = faces[card.card];
    if (!face || (!choice.showsTaken && takers.has(card.id))) return [];
    if (!isOfLanes(face) || (rarities.size > 0 && !rarities.has(face.rarity))) return [];
    return isHit(face, query, look) ? [{ card, face }] : [];
  });
}

/** A value more or less in a list of what is chosen. */
export const toggledIn = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value];
