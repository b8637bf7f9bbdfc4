import { type BotChoice, chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { packId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { CardView, ViewBase } from '../../core/view.ts';

/** Cards that are taken together, by the option that takes them. */
export interface CardGroup {
  readonly option: string;
  readonly cards: readonly CardView[];
}

/** What a group is worth to the seat of a view: the sum over its cards, best first; those nobody wants count nothing. */
export interface GroupWorth {
  readonly group: CardGroup;
  readonly worth: number;
  readonly choice: BotChoice;
}

/** Weighs a group as a bot does that takes its cards one by one. */
export function weighGroup(setup: SetupBase, view: ViewBase, group: CardGroup, persona: Persona): GroupWorth {
  const turn = view.ask ? `${view.ask.turnId}/${view.ask.turnNumber}` : '';
  const pack = {
    packId: packId(`${turn}/${group.option}`),
    pickNumber: view.ask?.turnNumber ?? 1,
    cards: group.cards,
    demand: { picks: group.cards.length, burns: 0 },
  };
  const choice = chooseFromPack(setup.catalogue, view, pack, persona);
  const worth = choice.picks.reduce((sum, { score }) => sum + Math.max(0, score), 0);
  return { group, worth, choice };
}
