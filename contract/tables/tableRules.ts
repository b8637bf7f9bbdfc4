import * as z from 'zod/mini';
import { clockPresets } from '#engine/clock.ts';
import type { PickClock } from '#engine/core/template.ts';
import { TOURNAMENT_CLOCK } from '#engine/pace.ts';
import type { ClockPreset } from '../games/gameSummary.ts';

const seconds = (words: string) => z.int().check(z.gte(5, words), z.lte(180, words));
const PACE_WORDS = 'A pick has from 5 to 180 seconds.';

/** A table's own clock in seconds: straight from the first pick of a pack to the last, or the steps of tournaments. */
export const paceSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ladder'),
      firstSeconds: seconds(PACE_WORDS),
      lastSeconds: seconds(PACE_WORDS),
    }),
    z.object({ kind: z.literal('tournament') }),
  ])
  .check(
    z.refine(
      (pace) => pace.kind === 'tournament' || pace.lastSeconds <= pace.firstSeconds,
      'The last pick cannot have more time than the first.',
    ),
  );
export type Pace = z.infer<typeof paceSchema>;

const upTo = (least: number, most: number, words: string) =>
  z.int().check(z.gte(least, words), z.lte(most, words));

/**
 * What a host changes of the rules of a booster template; what is missing stays as it is written. `firstPicks` are those
 * of the pack as it is opened; what is left is thrown away at `discardAt` cards.
 */
export const tableRulesSchema = z.object({
  packs: z.optional(upTo(1, 20, 'A draft has from 1 to 20 packs for each player.')),
  picks: z.optional(upTo(1, 30, 'A turn takes from 1 to 30 cards.')),
  firstPicks: z.optional(upTo(1, 30, 'The first turn takes from 1 to 30 cards.')),
  burns: z.optional(upTo(0, 24, 'A turn burns at most 24 cards.')),
  discardAt: z.optional(upTo(0, 99, 'At most 99 cards are discarded.')),
});
export type TableRules = z.infer<typeof tableRulesSchema>;

/** The longest pause between two packs. */
export const LONGEST_REVIEW_SECONDS = 600;

/** What a stream may be behind the table at most. */
export const LONGEST_STREAM_DELAY_SECONDS = 1800;

export type Team = 'A' | 'B';

/** With teams, seats belong to them by turns. */
export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 'A' : 'B');

/** The clock of a table: the preset, or the host's own seconds where a preset counts seconds. */
export function clockOf({
  clock,
  pace,
}: {
  readonly clock: ClockPreset;
  readonly pace?: Pace | null | undefined;
}): PickClock {
  const preset = clockPresets[clock];
  if (!pace || preset.kind !== 'ladder') return preset;
  return pace.kind === 'tournament' ? TOURNAMENT_CLOCK : pace;
}
