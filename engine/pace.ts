import { pickSeconds } from './clock.ts';
import type { PickClock } from './core/template.ts';

/** Seconds by cards in the pack, from the last one up, as the Magic tournament rules (appendix B) have them. */
export const TOURNAMENT_CLOCK: PickClock = {
  kind: 'steps',
  seconds: [5, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40],
};

/** Whole seconds for a pick, as `pickSeconds`, also by a clock of steps; null where no seconds are counted. */
export function paceSeconds(clock: PickClock, cardsInPack: number, fullPack: number): number | null {
  if (clock.kind !== 'steps') return pickSeconds(clock, cardsInPack, fullPack);
  const step = Math.min(Math.max(cardsInPack, 1), clock.seconds.length);
  return clock.seconds[step - 1] ?? null;
}
