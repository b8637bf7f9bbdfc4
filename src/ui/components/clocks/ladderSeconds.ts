import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { clockOf } from '#contract/tables/tableRules.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { paceSeconds } from '#engine/pace.ts';

/** Seconds of each pick while a pack of this size shrinks; null where no seconds are counted. */
export function ladderSeconds(
  clock: ClockPreset,
  cards: number,
  pace?: TableSettings['pace'],
): readonly number[] | null {
  const ticking = clockOf({ clock, pace });
  if (cards < 1 || paceSeconds(ticking, cards, cards) === null) return null;
  return Array.from({ length: cards }, (_, taken) => paceSeconds(ticking, cards - taken, cards) ?? 0);
}
