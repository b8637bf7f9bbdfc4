import { type BotChoice, chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Decision, Hints } from '../../core/ask.ts';
import { type InstanceId, packId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { CardView, PackView, ViewBase } from '../../core/view.ts';

/** The pick from the pack in hand of a view, as `autoPickFrom`; throws without one. */
export function autoPick(setup: SetupBase, view: ViewBase, hints: Hints, persona: Persona): Decision {
  if (!view.pack || view.seat === null)
    throw new Error('A seat without a pack in hand has nothing to decide');
  return autoPickFrom(setup, view, view.pack, hints, persona);
}

/** The cards that a view's question of kind `pick` is about, as if they were a pack in hand; `open` holds them. */
export function packAsked(view: ViewBase, open: readonly CardView[]): PackView {
  const { ask } = view;
  if (ask?.kind !== 'pick') throw new Error('The view asks for no pick');
  const asked = new Set(ask.cards);
  return {
    packId: packId(ask.turnId),
    pickNumber: ask.turnNumber,
    cards: open.filter(({ id }) => asked.has(id)),
    demand: ask.demand,
  };
}

/**
 * Reserved cards, else starred ones in order, else the bot's choice for that seat; never chance. Cards that are no
 * longer in the pack are passed over. Starred cards are burned last, the least wished for first.
 */
export function autoPickFrom(
  setup: SetupBase,
  view: ViewBase,
  pack: PackView,
  hints: Hints,
  persona: Persona,
): Decision {
  const choice = chooseFromPack(setup.catalogue, view, pack, persona);
  const present = new Map<string, InstanceId>(pack.cards.map(({ id }) => [id, id]));
  const wanted = (ids: readonly string[]) => ids.flatMap((id) => present.get(id) ?? []);
  const reserved = wanted(hints.reserved);
  const starred = [...reserved, ...wanted(hints.starred)];
  const ranked = [...starred, ...idsOf(choice.picks), ...pack.cards.map(({ id }) => id)];
  const picks = firstDistinct(ranked, pack.demand.picks, new Set());
  const wishes = wanted(hints.starred).toReversed();
  const unwished = [...idsOf(choice.burns), ...idsOf(choice.picks), ...present.values()].filter(
    (id) => !wishes.includes(id),
  );
  const burnOrder = [...wanted(hints.reservedBurns), ...unwished, ...wishes];
  const burns = firstDistinct(burnOrder, pack.demand.burns, new Set(picks));
  const by = sourceOf(picks, reserved, starred);
  return {
    action: {
      type: 'pick',
      seat: view.seat ?? 0,
      packId: pack.packId,
      pickNumber: pack.pickNumber,
      cardInstanceIds: picks,
      burnIds: burns,
      destination: 'main',
    },
    by,
    reason: reasonFor(by, setup, choice),
  };
}

function idsOf(cards: BotChoice['picks']): readonly InstanceId[] {
  return cards.map(({ view }) => view.id);
}

function firstDistinct(
  ids: readonly InstanceId[],
  count: number,
  except: ReadonlySet<InstanceId>,
): InstanceId[] {
  return [...new Set(ids)].filter((id) => !except.has(id)).slice(0, count);
}

function sourceOf(
  picks: readonly InstanceId[],
  reserved: readonly InstanceId[],
  starred: readonly InstanceId[],
): Decision['by'] {
  if (picks.length === 0) return 'bot';
  if (picks.every((id) => reserved.includes(id))) return 'reserved';
  return picks.every((id) => starred.includes(id)) ? 'starred' : 'bot';
}

function reasonFor(by: Decision['by'], setup: SetupBase, choice: BotChoice): string {
  if (by === 'reserved') return 'You had reserved it.';
  if (by === 'starred') return 'You had starred it.';
  return reasonOf(setup.catalogue, choice);
}
