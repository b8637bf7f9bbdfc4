import { failing, type PresetVerdict } from './law.ts';

/** What people read of verdicts, and the exit code: 1 where packs are not what their preset says. */
export function told(verdicts: readonly PresetVerdict[]): {
  readonly lines: readonly string[];
  readonly sum: string;
  readonly exitCode: 0 | 1;
} {
  const failed = failing(verdicts);
  const shown = (value: number | null) => (value === null ? 'no choice' : value.toPrecision(3));
  return {
    lines: verdicts.map((verdict) => {
      const odds = verdict.isExact ? 'exact odds' : 'simulated odds';
      const words = `p of rarities ${shown(verdict.rarities)}, p of cards ${shown(verdict.cards)} (${odds})`;
      const mark = failed.includes(verdict) ? ': NOT WHAT THE PRESET SAYS' : '';
      return `${verdict.recipe}, ${verdict.pack}: ${verdict.packs} packs, ${words}${mark}`;
    }),
    sum: `presets: ${verdicts.length} packs, ${failed.length} not what their preset says`,
    exitCode: failed.length === 0 ? 0 : 1,
  };
}
