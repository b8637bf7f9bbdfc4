import { type BotChoice, chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { packId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { CardView, ViewBase } from '../../core/view.ts';

/**
 * What each card alone is worth to the seat whose pool the view holds, best first: for formats in which taking one card
 * says nothing about getting the next. `label` names the moment, so that noise is the same each time it is asked.
 */
export function scoreEach(
  { catalogue }: Pick<SetupBase, 'catalogue'>,
  view: ViewBase,
  label: string,
  cards: readonly CardView[],
  persona: Persona,
): BotChoice {
  const nothing = { packId: packId(label), pickNumber: 1, cards: [], demand: { picks: 0, burns: 0 } };
  const { belief } = chooseFromPack(catalogue, view, nothing, persona);
  const picks = cards.flatMap((card) => {
    const alone = { packId: packId(`${label}/${card.id}`), pickNumber: 1, cards: [card], demand: ONE };
    return chooseFromPack(catalogue, view, alone, persona).picks;
  });
  return { equals: 1, picks: picks.toSorted((a, b) => b.score - a.score), burns: [], belief };
}

const ONE = { picks: 1, burns: 0 };
