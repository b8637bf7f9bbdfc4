import * as z from 'zod/mini';
import { formatOf } from './formats/formatOf.ts';
import { packsOpened, seatsProblem } from './formats/outline.ts';
import { formats } from './formats/registry.ts';
import type { PackDefinition } from './packs/definition.ts';
import { sizeProblem } from './packs/limits.ts';
import { wholeWeights } from './random/weights.ts';
import type { Setup } from './setup.ts';

/** Seats of the largest table. */
export const SEATS_AT_MOST = 16;

/** Entries of the print runs of one pack, and layouts in a bag of it: each is laid out as often as its weight says. */
const COPIES_AT_MOST = 300_000;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function copiesOf({ sheets, layouts, rounds = [], layoutDraw }: PackDefinition): number {
  const runs = Object.values(sheets).filter(({ kind }) => kind.type !== 'random');
  const entries = runs.map(({ cards }) => sumOf(wholeWeights(cards.map(({ weight }) => weight))));
  const bags =
    layoutDraw === 'bag'
      ? [layouts, ...rounds].map((options) => sumOf(options.map((each) => each.weight)))
      : [];
  return sumOf([...entries, ...bags]);
}

/**
 * Whether a setup that a file tells of could have been that of a table: the rules of a format, as many seats as can play
 * them, packs of a size that a table deals. The rules of a draft are believed everywhere else: with others it may go
 * round and round without an end. Never throws.
 */
export function isDealable(setup: Setup): boolean {
  try {
    const { template, seats, catalogue } = setup;
    if (!Object.hasOwn(formats, template.format)) return false;
    if (!z.safeParse(formatOf(setup).template, template).success) return false;
    if (!Number.isInteger(seats) || seats < 1 || seats > SEATS_AT_MOST) return false;
    if (seatsProblem(template, seats) !== null) return false;
    if (Object.values(catalogue.packs).some((pack) => copiesOf(pack) > COPIES_AT_MOST)) return false;
    return sizeProblem(setup, packsOpened(template, seats)) === null;
  } catch {
    return false;
  }
}
