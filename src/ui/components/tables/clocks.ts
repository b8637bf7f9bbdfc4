import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { clockPresets } from '#engine/clock.ts';

export const CLOCKS: readonly ClockPreset[] = ['quick', 'standard', 'relaxed', 'none', 'correspondence'];

export const clockOf = (value: string | null): ClockPreset | undefined =>
  CLOCKS.find((clock) => clock === value);

/** The seconds for the first and the last pick of a pack; zeros where a clock counts none. */
export function clockEnds(clock: ClockPreset): { readonly first: number; readonly last: number } {
  const { [clock]: preset } = clockPresets;
  return preset.kind === 'none' || preset.kind === 'correspondence'
    ? { first: 0, last: 0 }
    : { first: preset.firstSeconds, last: preset.lastSeconds };
}
