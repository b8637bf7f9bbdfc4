import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { PooledCardView } from '#contract/room/room.ts';
import { laneOf, rarityOf } from '../../components/cards/gameLook.ts';
import { words } from './roomMessages.ts';

export type GroupBy = 'cost' | 'lane' | 'type' | 'rarity' | 'order';

export interface PooledFace {
  readonly card: PooledCardView;
  readonly face: CardFace;
}

export interface PoolGroup {
  readonly key: string;
  readonly label: string;
  readonly cards: readonly PooledFace[];
}

/** Costs from here up share one column. */
const HIGH_COST = 6;
const NO_COST = 99;

interface Place {
  readonly key: string;
  readonly label: string;
  readonly order: number;
}

function costPlace({ cost }: CardFace): Place {
  if (cost === null) return { key: 'none', label: words()('noCost'), order: NO_COST };
  if (cost >= HIGH_COST)
    return { key: 'high', label: words()('costFrom', { cost: HIGH_COST }), order: HIGH_COST };
  const whole = Math.max(0, Math.floor(cost));
  return { key: String(whole), label: words()('cost', { cost: whole }), order: whole };
}

function lanePlace({ lanes }: CardFace, look: GameLook): Place {
  const [first, second] = lanes;
  if (first === undefined)
    return { key: 'none', label: words()('noLane', { lane: look.laneWord.toLowerCase() }), order: 999 };
  if (second !== undefined) return { key: 'several', label: words()('severalLanes'), order: 998 };
  const order = look.lanes.findIndex(({ key }) => key === first);
  return { key: first, label: laneOf(look, first)?.label ?? first, order: order < 0 ? 997 : order };
}

function placeOf({ card, face }: PooledFace, look: GameLook, by: GroupBy): Place {
  switch (by) {
    case 'cost':
      return costPlace(face);
    case 'lane':
      return lanePlace(face, look);
    case 'type':
      return { key: face.type, label: face.type || words()('noType'), order: 0 };
    case 'rarity': {
      const rarity = rarityOf(look, face.rarity);
      return { key: rarity.code, label: rarity.name, order: -rarity.order };
    }
    case 'order':
      return {
        key: String(card.round),
        label: words()('packColumn', { pack: card.round + 1 }),
        order: card.round,
      };
  }
}

const byPick = (a: PooledFace, b: PooledFace) => a.card.round - b.card.round || a.card.pick - b.card.pick;
const byCost = (a: PooledFace, b: PooledFace) =>
  (a.face.cost ?? NO_COST) - (b.face.cost ?? NO_COST) ||
  a.face.name.localeCompare(b.face.name) ||
  byPick(a, b);

/** The pool as columns; cards whose face is not known yet are left out. */
export function groupPool(cards: readonly PooledFace[], look: GameLook, by: GroupBy): readonly PoolGroup[] {
  const groups = new Map<string, Place & { readonly cards: PooledFace[] }>();
  for (const pooled of cards) {
    const place = placeOf(pooled, look, by);
    const group = groups.get(place.key) ?? { ...place, cards: [] };
    groups.set(place.key, group);
    group.cards.push(pooled);
  }
  return [...groups.values()]
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ key, label, cards: own }) => ({ key, label, cards: own.sort(by === 'order' ? byPick : byCost) }));
}

/** Each card of the pool with what is printed on it. */
export const pooledFaces = (
  pool: readonly PooledCardView[],
  faces: Readonly<Record<number, CardFace>>,
): readonly PooledFace[] =>
  pool.flatMap((card) => {
    const face = faces[card.card];
    return face ? [{ card, face }] : [];
  });

/** How many cards the pool has of each lane, in the game's order; lanes without a card are left out. */
export function laneCounts(cards: readonly PooledFace[], look: GameLook) {
  return look.lanes
    .map((lane) => ({ lane, count: cards.filter(({ face }) => face.lanes.includes(lane.key)).length }))
    .filter(({ count }) => count > 0);
}

/** Cards by cost: 0 and 1 together, then 2 to 5, then 6 and more. */
export function costCurve(cards: readonly PooledFace[]): readonly number[] {
  const counts = Array.from({ length: HIGH_COST }, () => 0);
  for (const { face } of cards) {
    if (face.cost === null) continue;
    const place = Math.min(HIGH_COST, Math.max(1, Math.floor(face.cost))) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
