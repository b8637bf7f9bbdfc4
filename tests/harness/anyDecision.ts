import type { Ask, TableCommand } from '#contract/room/room.ts';

const sorted = (below: (n: number) => number, ids: readonly string[], count: number): string[] => {
  const left = [...ids];
  return Array.from(
    { length: Math.min(count, ids.length) },
    () => left.splice(below(left.length), 1)[0] ?? '',
  );
};

/** Some legal answer to what a seat is asked, by chance, as a client would send it. */
export function anyDecision(ask: Ask, below: (n: number) => number): TableCommand {
  const { turnId, turnNumber } = ask;
  const one = (ids: readonly string[]) => ids[below(Math.max(1, ids.length))] ?? '';
  switch (ask.kind) {
    case 'pick': {
      const { picks, burns } = ask.demand;
      const chosen = sorted(below, ask.cards, picks + burns);
      return {
        type: 'pick',
        packId: turnId,
        pickNumber: turnNumber,
        cardInstanceIds: chosen.slice(0, picks),
        burnIds: chosen.slice(picks),
        destination: 'main',
      };
    }
    case 'choose':
      return { type: 'choose', turnId, turnNumber, option: one(ask.options) };
    case 'divide':
      return { type: 'divide', turnId, turnNumber, firstPile: ask.cards.filter(() => below(2) === 0) };
    case 'exchange':
      return below(4) === 0 || ask.open.length === 0 || ask.hand.length === 0
        ? { type: 'exchange', turnId, turnNumber, give: null, take: null }
        : { type: 'exchange', turnId, turnNumber, give: one(ask.hand), take: one(ask.open) };
    case 'bid':
      return bidOn(ask, below);
    case 'claim':
      if (ask.free.length === 0 || below(6) === 0)
        return { type: 'choose', turnId, turnNumber, option: 'done' };
      return { type: 'claim', cardInstanceId: one(ask.free) };
  }
}

function bidOn(ask: Extract<Ask, { kind: 'bid' }>, below: (n: number) => number): TableCommand {
  let funds = ask.funds;
  const bids = ask.cards.flatMap((id) => {
    const coins = below(Math.max(1, Math.floor(funds / 3)));
    funds -= coins;
    return coins > 0 ? [{ id, coins }] : [];
  });
  return { type: 'bid', turnId: ask.turnId, turnNumber: ask.turnNumber, bids };
}
