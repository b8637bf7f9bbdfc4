import { believeLanes, type Persona, scoreCards } from '../../bots/lanePosterior.ts';
import { prepareCatalogue } from '../../bots/prepare.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import { instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import type { ViewBase } from '../../core/view.ts';
import type { Layout, PackDefinition } from '../../packs/definition.ts';
import type { JumpstartBoard, JumpstartShape } from './jumpstart.types.ts';

/** Takes what was reserved or starred, else the theme that promises most with the pool. */
export function autoChoose(
  setup: SetupOf<JumpstartShape>,
  view: ViewBase<JumpstartBoard>,
  hints: Hints,
  _persona: Persona,
): Decision {
  const { ask, seat } = view;
  const { offer, taken } = view.board;
  if (ask?.kind !== 'choose' || seat === null) throw new Error('The view does not offer half-decks');
  const { turnId, turnNumber, options } = ask;
  const choose = (option: string, by: Decision['by'], reason: string): Decision => ({
    action: { type: 'choose', seat, turnId, turnNumber, option },
    by,
    reason,
  });
  const reserved = hints.reserved.find((key) => options.includes(key));
  if (reserved !== undefined) return choose(reserved, 'reserved', 'You had reserved it.');
  const starred = hints.starred.find((key) => options.includes(key));
  if (starred !== undefined) return choose(starred, 'starred', 'You had starred it.');
  const worthOf = promiseOf(setup, view);
  const best = offer.reduce((one, other) => (worthOf(other.theme) > worthOf(one.theme) ? other : one));
  const reason =
    taken.length === 0 ? 'promises the strongest cards of these' : 'goes best with what you have';
  return choose(best.key, 'bot', `${best.theme} ${reason}.`);
}

/** What a card of a theme is worth to this seat on average, by the list of the shelf. */
function promiseOf(
  { catalogue, template }: SetupOf<JumpstartShape>,
  view: ViewBase<JumpstartBoard>,
): (theme: string) => number {
  const definition = catalogue.packs[template.pack];
  if (!definition) throw new Error(`The catalogue does not hold "${template.pack}"`);
  const prepared = prepareCatalogue(catalogue);
  const pool = view.pool.map(({ card }) => card);
  const belief = believeLanes(prepared, pool);
  const cards = catalogue.cards.map((_, card) => ({
    id: instanceId(`${card}`),
    card,
    finish: 'plain' as const,
  }));
  const scores = scoreCards(catalogue, prepared, pool, belief, cards, () => 0).map(({ score }) => score);
  return (theme) =>
    mean(
      definition.layouts
        .filter(({ name }) => name === theme)
        .map((layout) => [layoutWorth(definition, layout, scores), layout.weight]),
    );
}

function layoutWorth(definition: PackDefinition, layout: Layout, scores: readonly number[]): number {
  const sheetWorth = (name: string) =>
    mean((definition.sheets[name]?.cards ?? []).map(({ card, weight }) => [scores[card] ?? 0, weight]));
  return mean(
    layout.slots.map(({ count, sheets }) => [
      mean(sheets.map(({ sheet, weight }) => [sheetWorth(sheet), weight])),
      count,
    ]),
  );
}

function mean(values: readonly (readonly [value: number, weight: number])[]): number {
  const total = values.reduce((sum, [, weight]) => sum + Math.max(0, weight), 0);
  const sum = values.reduce((so, [value, weight]) => so + value * Math.max(0, weight), 0);
  return total > 0 ? sum / total : 0;
}
