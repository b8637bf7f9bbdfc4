import { type BotChoice, chooseFromPack, type Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Ask, Decision, Hints } from '../../core/ask.ts';
import { type InstanceId, packId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { CardView, ViewBase } from '../../core/view.ts';
import type { HousmanBoard } from './housman.types.ts';

type ExchangeAsk = Extract<Ask, { kind: 'exchange' }>;
type Exchange = Pick<Extract<Decision['action'], { type: 'exchange' }>, 'give' | 'take'>;

/**
 * Reserved are a card of the hand and an open one; starred cards are open ones. Throws when the view asks
 * for no exchange.
 */
export function autoExchange(
  setup: SetupBase,
  view: ViewBase<HousmanBoard>,
  hints: Hints,
  persona: Persona,
): Decision {
  const { ask, board } = view;
  if (ask?.kind !== 'exchange' || board?.kind !== 'housman') throw new Error('The view asks for no exchange');
  const decided = (exchange: Exchange, by: Decision['by'], reason: string): Decision => ({
    action: {
      type: 'exchange',
      seat: view.seat ?? 0,
      turnId: ask.turnId,
      turnNumber: ask.turnNumber,
      ...exchange,
    },
    by,
    reason,
  });
  const reserved = reservedExchange(ask, hints.reserved);
  if (reserved) return decided(reserved, 'reserved', 'You had reserved it.');
  const choice = bestHand(setup, view, ask, [...board.hand, ...board.open], persona);
  const give = leastMissed(ask, choice);
  const starred = hints.starred.flatMap((id) => ask.open.filter((open) => open === id))[0];
  if (starred && give) return decided({ give, take: starred }, 'starred', 'You had starred it.');
  const better = choice.picks.find(({ view: { id } }) => ask.open.includes(id));
  if (!better || !give)
    return decided({ give: null, take: null }, 'bot', 'Nothing open is better than what you hold.');
  const reason = reasonOf(setup.catalogue, { ...choice, equals: 1, picks: [better] });
  return decided({ give, take: better.view.id }, 'bot', reason);
}

function reservedExchange(ask: ExchangeAsk, reserved: readonly string[]): Exchange | null {
  const give = ask.hand.find((id) => reserved.includes(id));
  const take = ask.open.find((id) => reserved.includes(id));
  return give && take ? { give, take } : null;
}

/** All cards in the order in which a bot would make a hand of them. */
function bestHand(
  setup: SetupBase,
  view: ViewBase<HousmanBoard>,
  ask: ExchangeAsk,
  cards: readonly CardView[],
  persona: Persona,
): BotChoice {
  const demand = { picks: ask.hand.length, burns: 0 };
  const pack = { packId: packId(ask.turnId), pickNumber: ask.turnNumber, cards, demand };
  return chooseFromPack(setup.catalogue, view, pack, persona);
}

/** The card of the hand that the best hand has no place for; the last of its places when the hand is the best. */
function leastMissed(ask: ExchangeAsk, { picks }: BotChoice): InstanceId | null {
  const liked = picks.map(({ view }) => view.id);
  const spare = ask.hand.find((id) => !liked.includes(id));
  return spare ?? liked.findLast((id) => ask.hand.includes(id)) ?? null;
}
