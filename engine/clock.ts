import type { PickClock } from './core/template.ts';

/** Clocks by the name of their preset: the tournament ladder, two slower ones, none, and a time bank for days. */
export const clockPresets = {
  quick: { kind: 'ladder', firstSeconds: 40, lastSeconds: 5 },
  standard: { kind: 'ladder', firstSeconds: 75, lastSeconds: 10 },
  relaxed: { kind: 'ladder', firstSeconds: 120, lastSeconds: 20 },
  none: { kind: 'none' },
  correspondence: { kind: 'correspondence', bankHours: 48, perPickHours: 8 },
} as const satisfies Readonly<Record<string, PickClock>>;

/**
 * Whole seconds for a pick, straight from `firstSeconds` with a full pack of `fullPack` cards to `lastSeconds` with
 * one card; more cards than a full pack count as full. Null without a ladder.
 */
export function pickSeconds(clock: PickClock, cardsInPack: number, fullPack: number): number | null {
  if (clock.kind !== 'ladder') return null;
  const { firstSeconds, lastSeconds } = clock;
  if (fullPack <= 1) return firstSeconds;
  const share = Math.min(1, Math.max(0, (cardsInPack - 1) / (fullPack - 1)));
  return Math.round(lastSeconds + (firstSeconds - lastSeconds) * share);
}
