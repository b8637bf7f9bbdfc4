import type { Ask, RoomView } from '#contract/room/room.ts';
import { readBidKey } from '#engine/formats/shared/bidKey.ts';
import { choosable, wantedOf } from './roomAsk.ts';

type AskOf<Kind extends Ask['kind']> = Extract<Ask, { readonly kind: Kind }>;

/**
 * What is chosen after a click on a card: it is added or taken away. The last one gives way when all are chosen, in an
 * exchange the one of the same side. A bid (`bidKey`) replaces the one on the same card, a bid of nothing removes it.
 */
export function chosenAfter(room: RoomView, chosen: readonly string[], id: string): readonly string[] {
  const { ask } = room;
  if (ask?.kind === 'bid') return withBid(ask, chosen, id);
  if (!choosable(room).includes(id)) return chosen;
  if (chosen.includes(id)) return chosen.filter((known) => known !== id);
  if (ask?.kind === 'exchange') return [...withoutSide(ask, chosen, id), id];
  const wanted = wantedOf(room);
  return [...(Number.isFinite(wanted) ? chosen.slice(0, wanted - 1) : chosen), id];
}

/** Whether a chosen text is about what is asked: a card, an option or a bid. */
export const isChoosable = (asked: Pick<RoomView, 'pack' | 'ask'>, wish: string): boolean =>
  choosable(asked).includes(wish) ||
  (asked.ask?.kind === 'bid' && readBidKey(wish, asked.ask.cards) !== null);

function withBid({ cards }: AskOf<'bid'>, chosen: readonly string[], key: string): readonly string[] {
  const bid = readBidKey(key, cards);
  if (bid === null) return chosen;
  const others = chosen.filter((known) => readBidKey(known, cards)?.id !== bid.id);
  return bid.coins === 0 ? others : [...others, key];
}

function withoutSide({ hand, open }: AskOf<'exchange'>, chosen: readonly string[], id: string) {
  const side: readonly string[] = [hand, open].find((cards) => cards.some((known) => known === id)) ?? [];
  return chosen.filter((known) => !side.includes(known));
}
