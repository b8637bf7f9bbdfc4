import type { CardFace, GameLook } from '#contract/faces.ts';
import type { FreeEntry } from './deckEntries.ts';

/** How much of the deck needs a lane and how much of the sources gives it, both 0 to 1. */
export interface LaneShare {
  readonly lane: GameLook['lanes'][number];
  readonly needed: number;
  readonly sources: number;
  readonly cards: number;
  readonly sourceCards: number;
}

export interface LaneShares {
  readonly lanes: readonly LaneShare[];
  /** Cards that need no lane. */
  readonly anywhere: number;
  readonly verdict: string;
}

/** A gap below this share is even. */
const EVEN = 0.1;

type LaneCounts = ReadonlyMap<string, number>;

/** A card of two lanes counts half for each. */
function countLanes(cards: readonly { readonly face: CardFace; readonly count: number }[]): LaneCounts {
  const counts = new Map<string, number>();
  for (const { face, count } of cards) {
    for (const lane of face.lanes) counts.set(lane, (counts.get(lane) ?? 0) + count / face.lanes.length);
  }
  return counts;
}

const sumOf = (counts: LaneCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0);
const once = (face: CardFace) => ({ face, count: 1 });

/** Lanes of the main deck's picks beside those its free cards give; `hasFree` where the game has such cards at all. */
export function laneShares(
  picks: readonly CardFace[],
  free: readonly FreeEntry[],
  look: GameLook,
  hasFree: boolean,
): LaneShares {
  const needed = countLanes(picks.map(once));
  const sources = countLanes(free);
  const [neededSum, sourceSum] = [sumOf(needed), sumOf(sources)];
  const lanes = look.lanes
    .map((lane) => {
      const [cards, sourceCards] = [needed.get(lane.key) ?? 0, sources.get(lane.key) ?? 0];
      return {
        lane,
        cards,
        sourceCards,
        needed: neededSum === 0 ? 0 : cards / neededSum,
        sources: sourceSum === 0 ? 0 : sourceCards / sourceSum,
      };
    })
    .filter(({ cards, sourceCards }) => cards > 0 || sourceCards > 0)
    .sort((one, other) => other.needed - one.needed);
  const anywhere = picks.filter((face) => face.lanes.length === 0).length;
  return { lanes, anywhere, verdict: verdictOf(lanes, hasFree ? sourceSum : null, anywhere, look) };
}

/** `sourceSum` is null in a game without free cards: nothing of it is missing. */
function verdictOf(
  lanes: readonly LaneShare[],
  sourceSum: number | null,
  anywhere: number,
  look: GameLook,
): string {
  const rest =
    anywhere === 0
      ? ''
      : ` ${anywhere === 1 ? '1 card without a' : `${anywhere} cards without a`} ${look.laneWord} ${anywhere === 1 ? 'fits' : 'fit'} anywhere.`;
  if (lanes.length === 0) return `No card here needs a ${look.laneWord}.`;
  if (sourceSum === null) return rest.trimStart();
  if (sourceSum === 0) return `No sources yet.${rest}`;
  const worst = lanes.reduce((most, lane) =>
    lane.needed - lane.sources > most.needed - most.sources ? lane : most,
  );
  const isEven = worst.needed - worst.sources < EVEN;
  return `${isEven ? 'Even.' : `${worst.lane.label} is short of sources.`}${rest}`;
}

/** Whole cards for shares, by largest remainder; they add up to `total`. */
function apportioned(shares: readonly number[], total: number): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (sum === 0 ? total / shares.length : (share / sum) * total));
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, count) => all + count, 0);
  const order = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place);
  for (const { place } of order.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

/** Free cards that fill `total` places by the lanes the picks need; empty where the game gives none. */
export function suggestedFree(
  picks: readonly CardFace[],
  freeFaces: readonly CardFace[],
  total: number,
): Readonly<Record<string, number>> {
  if (total <= 0 || freeFaces.length === 0) return {};
  const needed = countLanes(picks.map(once));
  const givers = new Map<string, CardFace>();
  for (const face of freeFaces) {
    for (const lane of face.lanes) if (needed.has(lane) && !givers.has(lane)) givers.set(lane, face);
  }
  const wanted = [...givers].map(([lane, face]) => ({ face, share: needed.get(lane) ?? 0 }));
  const chosen = wanted.length > 0 ? wanted : freeFaces.slice(0, 1).map((face) => ({ face, share: 1 }));
  const counts = apportioned(
    chosen.map(({ share }) => share),
    total,
  );
  const free: Record<string, number> = {};
  chosen.forEach(({ face }, place) => {
    const count = counts[place] ?? 0;
    if (count > 0) free[face.name] = (free[face.name] ?? 0) + count;
  });
  return free;
}

/** `more` free cards on top of those there are, each where the suggestion is missed most; none is taken away. */
export function toppedUpFree(
  picks: readonly CardFace[],
  freeFaces: readonly CardFace[],
  free: Readonly<Record<string, number>>,
  more: number,
): Readonly<Record<string, number>> {
  const has = Object.values(free).reduce((sum, count) => sum + count, 0);
  const aim = suggestedFree(picks, freeFaces, has + more);
  const counts: Record<string, number> = { ...free };
  for (let added = 0; added < more; added++) {
    const [next] = Object.keys(aim).sort(
      (one, other) => (aim[other] ?? 0) - (counts[other] ?? 0) - ((aim[one] ?? 0) - (counts[one] ?? 0)),
    );
    if (next === undefined) break;
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}
