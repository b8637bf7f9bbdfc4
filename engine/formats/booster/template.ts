import * as z from 'zod/mini';
import type { Outline } from '../../core/template.ts';
import { packOfSeat, type Round } from '../../core/template.ts';
import type { BoosterTemplate } from './booster.types.ts';
import { demandOf, programOf } from './program.ts';

const count = z.int().check(z.positive(), z.lte(100));
const stepSchema = z.union([
  z.object({ do: z.literal('pick'), count }),
  z.object({ do: z.literal('burn'), count }),
  z.object({ do: z.literal('random'), count }),
  z.object({ do: z.literal('pass'), direction: z.enum(['left', 'right', 'none']) }),
  z.object({ do: z.literal('discardRest') }),
]);
const packKind = z.string().check(z.minLength(1), z.maxLength(120));

/** The rules of a booster draft as data. */
export const boosterTemplateSchema = z.object({
  format: z.literal('booster'),
  rounds: z
    .array(
      z.object({
        pack: packKind,
        packBySeat: z.optional(z.array(packKind).check(z.minLength(1), z.maxLength(16))),
        opening: z.array(stepSchema),
        steps: z.array(stepSchema),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  hasReview: z.optional(z.boolean()),
});

/** Every seat opens a pack a round. */
export function packsOfBooster({ rounds }: BoosterTemplate, seats: number) {
  return rounds.flatMap((round, index) =>
    Array.from({ length: seats }, (_, seat) => ({ pack: packOfSeat(round, seat), count: 1, round: index })),
  );
}

/** Decisions and cards of the seat that opens the first kind of each round. */
export function outlineOfBooster(
  { rounds }: BoosterTemplate,
  _seats: number,
  sizeOf: (pack: string) => number,
): Outline {
  const parts = rounds.map((round) => walkPack(round, sizeOf(packOfSeat(round, 0))));
  const sum = (figure: (part: { decisions: number; cards: number }) => number) =>
    parts.reduce((total, part) => total + figure(part), 0);
  return {
    rounds: rounds.length,
    decisions: sum((part) => part.decisions),
    cards: sum((part) => part.cards),
  };
}

/** A pack that one seat would use up alone: as many decisions and cards as it gives all seats together. */
function walkPack(round: Round, size: number): { decisions: number; cards: number } {
  const { operations } = programOf(round);
  let [left, at, decisions, cards] = [size, 0, 0, 0];
  while (left > 0) {
    const operation = operations[at];
    if (!operation || operation.does === 'discardRest') break;
    if (operation.does === 'random') {
      cards += Math.min(left, operation.count);
      left -= Math.min(left, operation.count);
    }
    const { picks, burns } = demandOf(operation, left);
    if (picks + burns > 0) decisions += 1;
    cards += picks;
    left -= picks + burns;
    at = operation.next;
  }
  return { decisions, cards };
}
