import type { DecisionAction } from '../core/actions.ts';
import type { InstanceId } from '../core/cards.ts';
import { formatOf } from './formatOf.ts';
import type { DraftView, Setup } from './registry.ts';

/** What a seat decided, in one short sentence for people; `view` is what it saw before. */
export function tellDecision(setup: Setup, view: DraftView, action: DecisionAction): string {
  const nameOf = (id: InstanceId | null) => cardName(setup, view, id);
  switch (action.type) {
    case 'pick':
      return `Took ${listed(action.cardInstanceIds.map(nameOf))}.`;
    case 'choose':
      return formatOf(setup).tellOption?.(view, action.option) ?? `Chose ${action.option}.`;
    case 'divide': {
      const all = view.ask?.kind === 'divide' ? view.ask.cards.length : action.firstPile.length;
      return `Divided ${action.firstPile.length} and ${all - action.firstPile.length}.`;
    }
    case 'exchange':
      return action.give === null && action.take === null
        ? 'Kept the hand.'
        : `Gave ${nameOf(action.give)} for ${nameOf(action.take)}.`;
    case 'bid':
      return tellBids(action.bids.map(({ coins }) => coins));
    case 'claim':
      return `Claimed ${nameOf(action.cardInstanceId)}.`;
    case 'giveBack':
      return `Gave ${nameOf(action.cardInstanceId)} back.`;
  }
}

function tellBids(coins: readonly number[]): string {
  const bids = coins.filter((one) => one > 0);
  const total = bids.reduce((sum, one) => sum + one, 0);
  if (bids.length === 0) return 'Bid on nothing.';
  return `Bid ${total} ${total === 1 ? 'coin' : 'coins'} on ${bids.length} ${bids.length === 1 ? 'card' : 'cards'}.`;
}

function cardName(setup: Setup, view: DraftView, id: InstanceId | null): string {
  const open = [...formatOf(setup).openCards(view), ...view.pool].find((card) => card.id === id);
  return setup.catalogue.cards[open?.card ?? -1]?.name ?? 'a card';
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
