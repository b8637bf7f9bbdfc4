import * as z from 'zod/mini';
import { STEPS_AT_MOST } from './core/template.ts';
import { formatOf } from './formats/formatOf.ts';
import { packsOpened, seatsProblem } from './formats/outline.ts';
import type { Setup, Template } from './formats/registry.ts';
import { formats } from './formats/registry.ts';
import { sizeProblem } from './packs/limits.ts';
import { boundsProblem } from './packs/odds/bounds.ts';
import { SEATS_AT_MOST } from './tableSize.ts';

const hasStepsWithoutEnd = (template: Template): boolean =>
  template.format === 'booster' &&
  template.rounds.some(({ opening, steps }) => Math.max(opening.length, steps.length) > STEPS_AT_MOST);

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
    if (hasStepsWithoutEnd(template)) return false;
    if (!Number.isInteger(seats) || seats < 1 || seats > SEATS_AT_MOST) return false;
    if (seatsProblem(template, seats) !== null) return false;
    if (Object.values(catalogue.packs).some((pack) => boundsProblem(pack, catalogue.cards) !== null))
      return false;
    return sizeProblem(setup, packsOpened(template, seats)) === null;
  } catch {
    return false;
  }
}
