import { type CardFace, type GameLook, ownNameOf } from '#contract/games/faces.ts';
import { freeCardsFor, isLand, type LaneCounts, laneNeeds, laneSources } from '#engine/lands.ts';
import type { FreeEntry } from '../desk/deckEntries.ts';
import { deckWords } from '../desk/deckWords.ts';

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

/** How many cards are in a lane; one of two lanes counts half for each. */
function countLanes(cards: readonly CardFace[]): LaneCounts {
  const counts = new Map<string, number>();
  for (const { lanes } of cards)
    for (const lane of lanes) counts.set(lane, (counts.get(lane) ?? 0) + 1 / lanes.length);
  return counts;
}

const sumOf = (counts: LaneCounts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** What a deck's costs need of each lane, and how many of its drafted and free lands make it. */
export function needsAndSources(
  picks: readonly CardFace[],
  free: readonly FreeEntry[],
  { symbols }: Pick<GameLook, 'symbols'>,
): { readonly needs: LaneCounts; readonly sources: LaneCounts } {
  const needs = laneNeeds(picks, symbols);
  const drafted = picks.filter(isLand).map((card) => ({ card, count: 1 }));
  const added = free.map(({ face, count }) => ({ card: face, count }));
  return { needs, sources: laneSources([...drafted, ...added], needs) };
}

/** Lanes that the main deck's costs need beside those its lands make; `hasFree` where the game has such cards at all. */
export function laneShares(
  picks: readonly CardFace[],
  free: readonly FreeEntry[],
  look: GameLook,
  hasFree: boolean,
): LaneShares {
  const { needs, sources } = needsAndSources(picks, free, look);
  const spells = picks.filter((face) => !isLand(face));
  const inLane = countLanes(spells);
  const [neededSum, sourceSum] = [sumOf(needs), sumOf(sources)];
  const lanes = look.lanes
    .map((lane) => {
      const [needed, sourceCards] = [needs.get(lane.key) ?? 0, sources.get(lane.key) ?? 0];
      return {
        lane,
        cards: inLane.get(lane.key) ?? 0,
        sourceCards,
        needed: neededSum === 0 ? 0 : needed / neededSum,
        sources: sourceSum === 0 ? 0 : sourceCards / sourceSum,
      };
    })
    .filter(({ needed, sourceCards }) => needed > 0 || sourceCards > 0)
    .sort((one, other) => other.needed - one.needed);
  const anywhere = spells.filter((face) => face.lanes.length === 0).length;
  const hasSources = hasFree || sourceSum > 0;
  return { lanes, anywhere, verdict: verdictOf(lanes, hasSources ? sourceSum : null, anywhere, look) };
}

/** `sourceSum` is null in a game without free cards: nothing of it is missing. */
function verdictOf(
  lanes: readonly LaneShare[],
  sourceSum: number | null,
  anywhere: number,
  look: GameLook,
): string {
  const t = deckWords();
  const rest = anywhere === 0 ? '' : t('fitsAnywhere', { count: anywhere, lane: look.laneWord });
  const withRest = (verdict: string) => [verdict, rest].filter(Boolean).join(' ');
  if (lanes.length === 0) return t('noLaneNeeded', { lane: look.laneWord });
  if (sourceSum === null) return rest;
  if (sourceSum === 0) return withRest(t('noSources'));
  const worst = lanes.reduce((most, lane) =>
    lane.needed - lane.sources > most.needed - most.sources ? lane : most,
  );
  const isEven = worst.needed - worst.sources < EVEN;
  return withRest(isEven ? t('even') : t('shortOfSources', { lane: worst.lane.label }));
}

/** Free cards by their own names that fill `total` places, so that drafted and free lands make what the costs need; empty where none serve. */
export const suggestedFree = (
  picks: readonly CardFace[],
  freeFaces: readonly CardFace[],
  total: number,
  { symbols }: Pick<GameLook, 'symbols'>,
): Readonly<Record<string, number>> => {
  const free = freeFaces.map((face) => ({ ...face, name: ownNameOf(face) }));
  return freeCardsFor({ cards: picks, free, count: total, symbols });
};

/** `more` free cards on top of those there are, each where the suggestion is missed most; none is taken away. */
export function toppedUpFree(
  picks: readonly CardFace[],
  freeFaces: readonly CardFace[],
  free: Readonly<Record<string, number>>,
  more: number,
  look: Pick<GameLook, 'symbols'>,
): Readonly<Record<string, number>> {
  const has = Object.values(free).reduce((sum, count) => sum + count, 0);
  const aim = suggestedFree(picks, freeFaces, has + more, look);
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
