import { lotFor, type Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { ViewBase } from '../../core/view.ts';
import { type CardGroup, type GroupWorth, weighGroup } from './groupWorth.ts';

/** What computing rounds away. */
const SAME_WORTH = 1e-9;

const lotOf = ({ ask, seat }: ViewBase, option: string): number =>
  lotFor(`${ask?.turnId}/${ask?.turnNumber}/${seat}/${option}`);

/** The answer to a question of kind `choose`. Throws when the view asks for something else. */
export function chosen(view: ViewBase, option: string, by: Decision['by'], reason: string): Decision {
  const { ask } = view;
  if (ask?.kind !== 'choose' || view.seat === null) throw new Error('The view asks for no choice');
  const { turnId, turnNumber } = ask;
  return { action: { type: 'choose', seat: view.seat, turnId, turnNumber, option }, by, reason };
}

/** The first hint that is an offered option itself, else the first option whose cards hold a hinted one. */
export function hintedOption(
  hinted: readonly string[],
  options: readonly string[],
  bestFirst: readonly CardGroup[],
): string | null {
  for (const hint of hinted) {
    if (options.includes(hint)) return hint;
    const holder = bestFirst.find(({ cards }) => cards.some(({ id }) => id === hint));
    if (holder) return holder.option;
  }
  return null;
}

/**
 * One of several groups of open cards: what was reserved (an option, or a card in it), else what was starred, else the
 * group that is worth most to the seat. Throws without a group.
 */
export function chooseAmong(
  setup: SetupBase,
  view: ViewBase,
  groups: readonly CardGroup[],
  hints: Hints,
  persona: Persona,
): Decision {
  const weighed = groups.map((group) => weighGroup(setup, view, group, persona));
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const tied = weighed.filter(({ worth }) => most - worth < SAME_WORTH);
  const [drawn] = tied.toSorted((a, b) => lotOf(view, b.group.option) - lotOf(view, a.group.option));
  if (!drawn) throw new Error('There is no group to choose');
  const best = tied.length > 1 ? { ...drawn, choice: { ...drawn.choice, equals: tied.length } } : drawn;
  const ranked = [best, ...weighed.filter((one) => one !== drawn).sort((a, b) => b.worth - a.worth)];
  const bestFirst = ranked.map(({ group }) => group);
  const options = groups.map(({ option }) => option);
  const reserved = hintedOption(hints.reserved, options, bestFirst);
  if (reserved !== null) return chosen(view, reserved, 'reserved', 'You had reserved it.');
  const starred = hintedOption(hints.starred, options, bestFirst);
  if (starred !== null) return chosen(view, starred, 'starred', 'You had starred it.');
  return chosen(view, best.group.option, 'bot', reasonFor(setup, best));
}

function reasonFor(setup: SetupBase, { choice }: GroupWorth): string {
  return reasonOf(setup.catalogue, choice);
}
