import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { Ask } from '#contract/room/room.ts';
import { bidKey, readBidKey } from '#engine/formats/shared/bidKey.ts';
import { selectChosen } from '#src/machines/room/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import { useRoomParts } from '../../roomParts.tsx';

export type BidAsk = Extract<Ask, { kind: 'bid' }>;

/** Bids that are not sealed yet; the server knows them for the moment the clock runs out. */
export interface Bids {
  readonly of: (card: string) => number;
  readonly count: number;
  readonly total: number;
  readonly left: number;
  /** Bids so many coins, at most what is left beside the other bids. */
  readonly place: (card: string, coins: number) => void;
  readonly command: DecisionCommand;
}

export function useBids(ask: BidAsk): Bids {
  const { room } = useRoomParts();
  const chosen = useSelector(room, selectChosen);
  const bids = useMemo(
    () => new Map(chosen.flatMap((key) => entryOf(readBidKey(key, ask.cards)))),
    [chosen, ask.cards],
  );
  const total = [...bids.values()].reduce((sum, coins) => sum + coins, 0);
  const place = useCallback(
    (card: string, coins: number) => {
      const others = total - (bids.get(card) ?? 0);
      const most = Math.max(0, ask.funds - others);
      const bid = { id: card, coins: Math.max(0, Math.min(most, Math.floor(coins))) };
      if (bid.coins === (bids.get(card) ?? 0)) return;
      room.send({ type: 'card.chosen', id: bidKey(bid), by: 'key', atMs: Date.now() });
    },
    [room, bids, total, ask.funds],
  );
  const { turnId, turnNumber } = ask;
  return {
    of: (card) => bids.get(card) ?? 0,
    count: bids.size,
    total,
    left: ask.funds - total,
    place,
    command: {
      type: 'bid',
      turnId,
      turnNumber,
      bids: [...bids].map(([id, coins]) => ({ id, coins })),
    },
  };
}

const entryOf = (bid: { readonly id: string; readonly coins: number } | null) =>
  bid ? [[bid.id, bid.coins] as const] : [];
