import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { costLabel, costStep, costSteps, HIGHEST_COST } from '../boards/deckColumns.ts';

export interface CurveBar {
  readonly label: string;
  readonly featured: number;
  readonly other: number;
  /** The search that finds the cards of this bar. */
  readonly query: string;
}

export interface CostCurve {
  readonly bars: readonly CurveBar[];
  /** Of the cards that have a cost; null where none has. */
  readonly average: number | null;
}

/** How many cards there are of each cost, the game's featured type apart from the rest. */
export function costCurve(faces: readonly CardFace[], { featuredType }: GameLook): CostCurve {
  const bars = costSteps(faces).map((step): CurveBar => {
    const here = faces.filter((face) => costStep(face) === step);
    const featured = here.filter((face) => face.type === featuredType).length;
    const query = step >= HIGHEST_COST ? `c>=${HIGHEST_COST}` : `c=${step}`;
    return { label: costLabel(step), featured, other: here.length - featured, query };
  });
  const costs = faces.flatMap(({ cost }) => cost ?? []);
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return { bars, average: costs.length === 0 ? null : sum / costs.length };
}

/** Types with their counts, the most frequent first. */
export function typeCounts(faces: readonly CardFace[]): readonly { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of faces) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
}
