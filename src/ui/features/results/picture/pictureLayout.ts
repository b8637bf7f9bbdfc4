import type { DeckLine } from '#contract/decks/deckLists.ts';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { words } from '../resultWords.ts';

/** One line of the picture: a card of the deck with its face, null where the game gives it and the pool does not. */
export interface PicturedCard {
  readonly name: string;
  readonly count: number;
  readonly isFoil: boolean;
  readonly face: CardFace | null;
}

/** A card's row or a heading, at its place in px. */
export type PlacedRow =
  | {
      readonly kind: 'heading';
      readonly x: number;
      readonly y: number;
      readonly words: string;
      readonly count: number;
    }
  | { readonly kind: 'card'; readonly x: number; readonly y: number; readonly card: PicturedCard };

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly columnWidth: number;
  readonly rows: readonly PlacedRow[];
  /** Cards of the main deck by cost, 0 to 7 and more; cards without a cost are not in it. */
  /** The cards whose pictures stand large above the list: rarest first, each name once. */
  readonly portraits: readonly PicturedCard[];
  readonly curve: readonly number[];
  /** Lanes of the main deck's cards, strongest first, at most three; what stands beside it counts for nothing. */
  readonly lanes: readonly string[];
  readonly mainCards: number;
  readonly besideCards: number;
}

export const PICTURE_WIDTH = 1200;
export const PORTRAITS = { top: 312, width: 172, height: 128, gap: 14, most: 6 } as const;
const HEAD_HEIGHT = 516;
export const ROW_HEIGHT = 46;
const HEADING_HEIGHT = 40;
const MARGIN = 48;
const GAP = 20;
const COLUMNS = 3;
const HIGHEST_COST = 7;
const MOST_LANES = 3;

interface Group {
  readonly words: string;
  readonly count: number;
  readonly cards: readonly PicturedCard[];
}

const copiesOf = (cards: readonly PicturedCard[]) => cards.reduce((sum, { count }) => sum + count, 0);

const byCostAndName = (a: PicturedCard, b: PicturedCard) =>
  (a.face?.cost ?? 99) - (b.face?.cost ?? 99) || a.name.localeCompare(b.name, 'en');

function cardsOf(lines: readonly DeckLine[], faces: Readonly<Record<number, CardFace>>): PicturedCard[] {
  return lines
    .map(({ name, count, finish, card }) => ({
      name,
      count,
      isFoil: finish === 'foil',
      face: card === null ? null : (faces[card] ?? null),
    }))
    .sort(byCostAndName);
}

/** The deck's buckets as groups; the main one by type, so that a picture reads like a list. */
function groupsOf(
  lines: readonly DeckLine[],
  faces: Readonly<Record<number, CardFace>>,
  look: GameLook,
  mainKey: string,
): Group[] {
  const groups: Group[] = [];
  const inMain = cardsOf(
    lines.filter(({ bucket }) => bucket === mainKey),
    faces,
  );
  const types = new Map<string, PicturedCard[]>();
  const freeCards = words()('freeCards');
  for (const card of inMain) {
    const type = card.face === null ? freeCards : card.face.type || words()('otherCards');
    types.set(type, [...(types.get(type) ?? []), card]);
  }
  const rank = (type: string) => (type === freeCards ? 1 : 0);
  for (const [words, cards] of [...types].sort(
    (a, b) => rank(a[0]) - rank(b[0]) || copiesOf(b[1]) - copiesOf(a[1]),
  ))
    groups.push({ words, count: copiesOf(cards), cards });
  for (const { key, label } of look.buckets) {
    if (key === mainKey || key === 'side') continue;
    const cards = cardsOf(
      lines.filter(({ bucket }) => bucket === key),
      faces,
    );
    if (cards.length > 0) groups.unshift({ words: label, count: copiesOf(cards), cards });
  }
  return groups;
}

/** Fills columns from the top, as even as whole rows allow; a heading never stands alone at a foot. */
function placed(groups: readonly Group[]): { rows: PlacedRow[]; bottom: number } {
  const columnWidth = columnWidthOf();
  const whole = groups.reduce((sum, { cards }) => sum + HEADING_HEIGHT + cards.length * ROW_HEIGHT, 0);
  const aim = whole / COLUMNS;
  const rows: PlacedRow[] = [];
  let column = 0;
  let y = 0;
  let bottom = 0;
  const next = () => {
    column += 1;
    y = 0;
  };
  for (const { words, count, cards } of groups) {
    if (y + HEADING_HEIGHT + ROW_HEIGHT > aim + ROW_HEIGHT && column < COLUMNS - 1) next();
    const x = () => MARGIN + column * (columnWidth + GAP);
    rows.push({ kind: 'heading', x: x(), y: HEAD_HEIGHT + y, words, count });
    y += HEADING_HEIGHT;
    for (const card of cards) {
      if (y + ROW_HEIGHT > aim + ROW_HEIGHT && column < COLUMNS - 1) next();
      rows.push({ kind: 'card', x: x(), y: HEAD_HEIGHT + y, card });
      y += ROW_HEIGHT;
      bottom = Math.max(bottom, y);
    }
  }
  return { rows, bottom };
}

const columnWidthOf = () => (PICTURE_WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;

function portraitsOf(cards: readonly PicturedCard[], look: GameLook): readonly PicturedCard[] {
  const rank = ({ face }: PicturedCard) =>
    look.rarities.find(({ code }) => code === face?.rarity)?.order ?? 0;
  return cards
    .filter(({ face }) => face?.image != null)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, PORTRAITS.most)
    .sort(byCostAndName);
}

function lanesOf(cards: readonly PicturedCard[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { face, count } of cards)
    for (const lane of face?.lanes ?? []) counts.set(lane, (counts.get(lane) ?? 0) + count);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LANES)
    .map(([lane]) => lane);
}

function curveOf(cards: readonly PicturedCard[]): number[] {
  const curve = Array.from({ length: HIGHEST_COST + 1 }, () => 0);
  for (const { face, count } of cards) {
    if (face?.cost == null) continue;
    const at = Math.min(HIGHEST_COST, Math.max(0, Math.floor(face.cost)));
    curve[at] = (curve[at] ?? 0) + count;
  }
  return curve;
}

/** Where everything stands on the picture of a deck. */
export function layoutPicture(
  lines: readonly DeckLine[],
  faces: Readonly<Record<number, CardFace>>,
  look: GameLook,
): PictureLayout {
  const mainKey = look.buckets.some(({ key }) => key === 'main') ? 'main' : (look.buckets[0]?.key ?? 'main');
  const main = cardsOf(
    lines.filter(({ bucket }) => bucket === mainKey),
    faces,
  );
  const beside = lines.filter(({ bucket }) => bucket !== mainKey);
  const { rows, bottom } = placed(groupsOf(lines, faces, look, mainKey));
  return {
    width: PICTURE_WIDTH,
    height: HEAD_HEIGHT + bottom + MARGIN + 24,
    columnWidth: columnWidthOf(),
    rows,
    portraits: portraitsOf(main, look),
    curve: curveOf(main),
    lanes: lanesOf(main),
    mainCards: copiesOf(main),
    besideCards: beside.reduce((sum, { count }) => sum + count, 0),
  };
}
