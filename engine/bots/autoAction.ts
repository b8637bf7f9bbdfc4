import type { InstanceId } from '../cards.ts';
import type { Decision, DraftView, Hints } from '../draft.types.ts';
import type { Setup } from '../setup.ts';
import { type BotChoice, chooseFromPack, type Persona, steadyPersona } from './lanePosterior.ts';
import { reasonOf } from './reason.ts';

export const noHints: Hints = { reserved: [], reservedBurns: [], starred: [] };

/**
 * What is taken when the clock runs out or a bot sits there: reserved cards, else starred ones in order, else the
 * bot's choice for that seat; never chance. Cards that are no longer in the pack are passed over. Throws when the
 * view has no pack in hand.
 */
export function autoAction(
  setup: Setup,
  view: DraftView,
  hints: Hints = noHints,
  persona: Persona = steadyPersona,
): Decision {
  const { pack, seat } = view;
  if (!pack || seat === null) throw new Error('A seat without a pack in hand has nothing to decide');
  const choice = chooseFromPack(setup.catalogue, view, pack, persona);
  const present = new Set(pack.cards.map(({ id }) => id));
  const wanted = (ids: readonly InstanceId[]) => ids.filter((id) => present.has(id));
  const reserved = wanted(hints.reserved);
  const starred = [...reserved, ...wanted(hints.starred)];
  const ranked = [...starred, ...idsOf(choice.picks), ...pack.cards.map(({ id }) => id)];
  const picks = firstDistinct(ranked, pack.demand.picks, new Set());
  const burnOrder = [
    ...wanted(hints.reservedBurns),
    ...idsOf(choice.burns),
    ...idsOf(choice.picks),
    ...present,
  ];
  const burns = firstDistinct(burnOrder, pack.demand.burns, new Set(picks));
  const by = sourceOf(picks, reserved, starred);
  return {
    action: {
      type: 'pick',
      seat,
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

function reasonFor(by: Decision['by'], setup: Setup, choice: BotChoice): string {
  if (by === 'reserved') return 'You had reserved it.';
  if (by === 'starred') return 'You had starred it.';
  return reasonOf(setup.catalogue, choice);
}
