import type { Decision, Hints } from '../core/ask.ts';
import { formatOf } from '../formats/formatOf.ts';
import type { DraftView, Setup } from '../formats/registry.ts';
import { type Persona, steadyPersona } from './lanePosterior.ts';

export const noHints: Hints = { reserved: [], reservedBurns: [], starred: [] };

/**
 * What is done when the clock runs out or a bot sits there: what was reserved, else what was starred in order, else the
 * bot's choice for that seat; never chance. Throws when the view asks for nothing.
 */
export function autoAction(
  setup: Setup,
  view: DraftView,
  hints: Hints = noHints,
  persona: Persona = steadyPersona,
): Decision {
  if (!view.ask || view.seat === null) throw new Error('A seat that is asked nothing has nothing to decide');
  return formatOf(setup).autoAction(setup, view, hints, persona);
}
