import type { BotChoice, Persona } from '../../bots/lanePosterior.ts';
import { reasonOf } from '../../bots/reason.ts';
import type { Ask, Decision, Hints } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import type { ViewBase } from '../../core/view.ts';
import { readBidKey } from '../shared/bidKey.ts';
import { scoreEach } from '../shared/scoreEach.ts';
import { lowestBid } from './sell.ts';
import type { CardBid, SilentAuctionBoard } from './silentAuction.types.ts';

type BidAsk = Extract<Ask, { kind: 'bid' }>;

/** Not every bid wins, so that a seat may bid more than a lot's share of its funds. */
const BOLDNESS = 2;

/**
 * Reserved are bids by `bidKey`; starred cards share the lot's coins evenly; a bot bids by what cards are worth to its
 * deck, with its funds spread over the lots to come. Throws when the view asks for no bid.
 */
export function autoBid(
  setup: SetupBase,
  view: ViewBase<SilentAuctionBoard>,
  hints: Hints,
  persona: Persona,
): Decision {
  const { ask, board } = view;
  if (ask?.kind !== 'bid' || board?.kind !== 'silentAuction') throw new Error('The view asks for no bid');
  const decided = (bids: readonly CardBid[], by: Decision['by'], reason: string): Decision => {
    const { turnId, turnNumber } = ask;
    return { action: { type: 'bid', seat: view.seat ?? 0, turnId, turnNumber, bids }, by, reason };
  };
  const reserved = reservedBids(ask, hints.reserved);
  if (reserved.length > 0) return decided(reserved, 'reserved', 'These are the bids you had prepared.');
  const starred = ask.cards.filter((id) => hints.starred.includes(id));
  const even = spread(ask, board, new Map(starred.map((id) => [id, 1])));
  if (even.length > 0) return decided(even, 'starred', 'You had starred what it bids on.');
  const choice = scoreEach(setup, view, ask.turnId, board.cards, persona);
  const bids = spread(ask, board, worthsOf(choice));
  const reason =
    bids.length === 0 ? 'Nothing here is worth a coin to you.' : reasonOf(setup.catalogue, choice);
  return decided(bids, 'bot', reason);
}

/** Bids that were prepared for cards of this lot, the first ones as far as the funds go. */
function reservedBids(ask: BidAsk, reserved: readonly string[]): readonly CardBid[] {
  const bids = new Map<InstanceId, number>();
  let left = ask.funds;
  for (const key of reserved) {
    const bid = readBidKey(key, ask.cards);
    if (bid === null || bids.has(bid.id)) continue;
    const coins = Math.min(left, bid.coins);
    bids.set(bid.id, coins);
    left -= coins;
  }
  return [...bids].map(([id, coins]) => ({ id, coins }));
}

/** What a card that the deck can play is worth, the square making good cards dearer; nothing for poor ones. */
function worthsOf({ picks }: BotChoice): ReadonlyMap<InstanceId, number> {
  return new Map(picks.map(({ view, score }) => [view.id, Math.max(0, score) ** 2]));
}

/** Coins by worth, in all at most the lot's share of the funds; shares below the lowest bid are left out. */
function spread(
  ask: BidAsk,
  board: SilentAuctionBoard,
  worths: ReadonlyMap<InstanceId, number>,
): readonly CardBid[] {
  const budget = Math.min(ask.funds, Math.floor((BOLDNESS * ask.funds) / (board.lotsLeft + 1)));
  const least = lowestBid(board);
  const wanted = [...worths].filter(([, worth]) => worth > 0).sort(([, a], [, b]) => b - a);
  for (let count = Math.min(wanted.length, Math.floor(budget / least)); count > 0; count -= 1) {
    const chosen = wanted.slice(0, count);
    const total = chosen.reduce((sum, [, worth]) => sum + worth, 0);
    const bids = chosen.map(([id, worth]) => ({ id, coins: Math.floor((budget * worth) / total) }));
    if (bids.every(({ coins }) => coins >= least)) return bids;
  }
  return [];
}
