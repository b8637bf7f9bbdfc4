import { type CardFigure, FEW_DRAFTS } from '#contract/results/cardFigures.ts';

export interface UsualPick {
  readonly name: string;
  readonly drafts: number;
  readonly taken: number;
  /** Null where nobody took it by hand. `low` and `high` hold the middle half of all picks. */
  readonly usual: {
    readonly average: number;
    readonly low: number;
    readonly high: number;
    readonly isFirm: boolean;
    /** Share of the packs in which people found it that ended with them taking it. */
    readonly pickRate: number | null;
  } | null;
  /** Share of the returns at which it was still there; null where the server says nothing of them. */
  readonly comesBack: number | null;
  readonly returns: number;
}

/** The pick at or below which this part of all picks lies. */
function quantileOf(taken: CardFigure['taken'], count: number, part: number): number {
  const picks = Object.keys(taken)
    .map(Number)
    .sort((a, b) => a - b);
  let seen = 0;
  for (const pick of picks) {
    seen += taken[pick] ?? 0;
    if (seen >= count * part) return pick;
  }
  return picks.at(-1) ?? 0;
}

/** What the figures of a card come to; the server has left out what too few drafts say. */
export function usualPick({ name, drafts, met, taken, returns, wheels }: CardFigure): UsualPick {
  const entries = Object.entries(taken).map(([pick, count]) => [Number(pick), count] as const);
  const count = entries.reduce((sum, [, times]) => sum + times, 0);
  const sum = entries.reduce((all, [pick, times]) => all + pick * times, 0);
  return {
    name,
    drafts,
    taken: count,
    usual:
      count > 0
        ? {
            average: sum / count,
            low: quantileOf(taken, count, 0.25),
            high: quantileOf(taken, count, 0.75),
            isFirm: drafts >= FEW_DRAFTS,
            pickRate: met > 0 ? count / met : null,
          }
        : null,
    comesBack: returns > 0 ? wheels / returns : null,
    returns,
  };
}
