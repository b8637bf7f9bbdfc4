import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import { words } from '../resultWords.ts';

export type PoolOrder = 'lane' | 'cost' | 'rarity';

/** A card of a seat's pool, and the decision that brought it; null for cards that were there from the start. */
export interface PoolCard {
  readonly id: string;
  readonly face: CardFace;
  readonly isFoil: boolean;
  readonly came: { readonly index: number; readonly record: PickRecord } | null;
}

export interface PoolGroup {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly PoolCard[];
}

/** The final pool of a seat, each card with the last decision that brought it there. */
export function poolOf(
  { picks, pool }: Pick<SeatResult, 'picks' | 'pool'>,
  faces: Readonly<Record<number, CardFace>>,
): readonly PoolCard[] {
  const came = new Map<string, NonNullable<PoolCard['came']>>();
  picks.forEach((record, index) => {
    for (const id of record.taken) came.set(id, { index, record });
  });
  return pool.flatMap(({ id, card, finish }) => {
    const face = faces[card];
    return face ? [{ id, face, isFoil: finish === 'foil', came: came.get(id) ?? null }] : [];
  });
}

const HIGHEST_COST = 7;

interface Heading {
  readonly key: string;
  readonly title: string;
  readonly order: number;
}

function headingOf({ face }: PoolCard, look: GameLook, order: PoolOrder): Heading {
  const t = words();
  if (order === 'rarity') {
    const rarity = look.rarities.find(({ code }) => code === face.rarity);
    return { key: face.rarity, title: rarity?.name ?? face.rarity, order: -(rarity?.order ?? 0) };
  }
  if (order === 'cost') {
    if (face.cost === null) return { key: 'none', title: t('noCost'), order: Number.MAX_SAFE_INTEGER };
    const cost = Math.min(HIGHEST_COST, Math.floor(face.cost));
    return {
      key: String(cost),
      title: cost === HIGHEST_COST ? t('highestCost', { cost }) : t('costGroup', { cost }),
      order: cost,
    };
  }
  const [lane] = face.lanes;
  if (lane === undefined) return { key: 'neutral', title: t('neutral'), order: look.lanes.length + 1 };
  if (face.lanes.length > 1) return { key: 'several', title: t('severalLanes'), order: look.lanes.length };
  const at = look.lanes.findIndex(({ key }) => key === lane);
  return { key: lane, title: look.lanes[at]?.label ?? lane, order: at };
}

const byCost = (a: PoolCard, b: PoolCard) =>
  (a.face.cost ?? 99) - (b.face.cost ?? 99) || a.face.name.localeCompare(b.face.name, 'en');

/** A pool as columns: lanes in the game's order, costs rising, rarest first; within a column by cost and name. */
export function poolGroups(
  pool: readonly PoolCard[],
  look: GameLook,
  order: PoolOrder,
): readonly PoolGroup[] {
  const groups = new Map<string, { heading: Heading; cards: PoolCard[] }>();
  for (const card of pool) {
    const heading = headingOf(card, look, order);
    const group = groups.get(heading.key);
    if (group) group.cards.push(card);
    else groups.set(heading.key, { heading, cards: [card] });
  }
  return [...groups.values()]
    .sort((a, b) => a.heading.order - b.heading.order)
    .map(({ heading, cards }) => ({ key: heading.key, title: heading.title, cards: cards.sort(byCost) }));
}

/** The cards a seat may be proud of: rarest first, its own lanes before others, then the earliest; no name twice. */
export function bestCards(
  pool: readonly PoolCard[],
  look: GameLook,
  lanes: readonly string[],
  count: number,
): readonly PoolCard[] {
  const rank = (code: string) => look.rarities.find((rarity) => rarity.code === code)?.order ?? 0;
  const isOwn = (face: CardFace) =>
    face.lanes.length === 0 || face.lanes.every((lane) => lanes.includes(lane));
  const ordered = [...pool].sort(
    (a, b) =>
      rank(b.face.rarity) - rank(a.face.rarity) ||
      Number(isOwn(b.face)) - Number(isOwn(a.face)) ||
      (a.came?.index ?? 0) - (b.came?.index ?? 0),
  );
  const best: PoolCard[] = [];
  for (const card of ordered)
    if (best.length < count && best.every(({ face }) => face.name !== card.face.name)) best.push(card);
  return best;
}
