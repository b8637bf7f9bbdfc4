import type { PackView, RoomView, TableCommand } from '#contract/room/room.ts';
import { wishedFrom } from '#engine/formats/rotisserie/wishes.ts';
import { cardsOn } from './boardCards.ts';

/** A command that decides what is asked of the seat. */
export type DecisionCommand = Extract<
  TableCommand,
  { type: 'pick' | 'choose' | 'divide' | 'exchange' | 'bid' | 'claim' | 'giveBack' }
>;

/** A turn by the names that a pick has for it: of a booster draft the pack, of other formats the turn. */
export interface TurnName {
  readonly packId: string;
  readonly pickNumber: number;
}

/** The turn that is asked; null when nothing is. */
export function turnNameOf({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): TurnName | null {
  if (pack) return pack;
  return ask && { packId: ask.turnId, pickNumber: ask.turnNumber };
}

/** What is asked, or where that is known already, what will be asked next: what stars and reserved cards are told for. */
export function wishedOf(room: RoomView): Pick<RoomView, 'pack' | 'ask' | 'board'> {
  const { pack, seat, ask, board } = room;
  if (pack || seat === null || board?.kind !== 'rotisserie') return room;
  return { pack: null, ask: wishedFrom({ ask, board }), board };
}

export const isSameTurn = (a: TurnName | null | undefined, b: TurnName | null | undefined): boolean =>
  a != null && a.packId === b?.packId && a.pickNumber === b.pickNumber;

/** Ids of cards and keys of options that may be chosen now. */
export function choosable({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): readonly string[] {
  if (pack) return pack.cards.map(({ id }) => id);
  if (ask === null) return [];
  switch (ask.kind) {
    case 'choose':
      return ask.options;
    case 'exchange':
      return [...ask.hand, ...ask.open];
    case 'claim':
      return [...ask.free, ...ask.own];
    default:
      return ask.cards;
  }
}

/** What may be starred now: where groups are asked for, an open card, too, which stands for the group that holds it. */
export function starrable(room: Pick<RoomView, 'pack' | 'ask' | 'board'>): readonly string[] {
  const keys = choosable(room);
  if (room.ask?.kind !== 'choose' || room.board === null) return keys;
  return [...keys, ...cardsOn(room.board).keys()];
}

const wantedOfPack = ({ demand, cards }: PackView) => Math.min(demand.picks + demand.burns, cards.length);

/** How many are chosen at most; a pile, bids and claims have no such number. */
export function wantedOf({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): number {
  if (pack) return wantedOfPack(pack);
  if (ask?.kind === 'pick') return Math.min(ask.demand.picks + ask.demand.burns, ask.cards.length);
  if (ask?.kind === 'choose') return 1;
  return ask?.kind === 'exchange' ? 2 : Number.POSITIVE_INFINITY;
}

/** How many of the chosen are taken; the rest is burned. */
export function picksOf({ pack, ask }: Pick<RoomView, 'pack' | 'ask'>): number {
  if (pack) return pack.demand.picks;
  return ask?.kind === 'pick' ? ask.demand.picks : Number.POSITIVE_INFINITY;
}
