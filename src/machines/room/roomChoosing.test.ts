import { describe, expect, it } from 'vitest';
import type { Ask, RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { chosenAfter, isChoosable } from './roomChoosing.ts';

const ids = (...names: string[]) => names.map(instanceId);
const turn = { turnId: 'round1', turnNumber: 1 };
const roomOf = (ask: Ask): RoomView =>
  ({ pack: null, ask }) satisfies Pick<RoomView, 'pack' | 'ask'> as unknown as RoomView;

describe('choosing an exchange', () => {
  const room = roomOf({ ...turn, kind: 'exchange', hand: ids('h1', 'h2'), open: ids('o1', 'o2') });

  it('keeps one card of each side', () => {
    expect(chosenAfter(room, ['h1'], 'o1')).toEqual(['h1', 'o1']);
    expect(chosenAfter(room, ['h1', 'o1'], 'h2')).toEqual(['o1', 'h2']);
    expect(chosenAfter(room, ['h1', 'o1'], 'o1')).toEqual(['h1']);
  });
});

describe('choosing bids', () => {
  const room = roomOf({ ...turn, kind: 'bid', cards: ids('c1', 'c2'), funds: 20 });

  it('keeps one bid a card, and none where nothing is bid', () => {
    expect(chosenAfter(room, [], 'c1=5')).toEqual(['c1=5']);
    expect(chosenAfter(room, ['c1=5', 'c2=3'], 'c1=6')).toEqual(['c2=3', 'c1=6']);
    expect(chosenAfter(room, ['c1=5', 'c2=3'], 'c1=0')).toEqual(['c2=3']);
    expect(chosenAfter(room, ['c1=5'], 'c9=1')).toEqual(['c1=5']);
    expect(chosenAfter(room, ['c1=5'], 'c1')).toEqual(['c1=5']);
  });
});

describe('what is told to the server for the moment the clock runs out', () => {
  it('is a bid on a card of the lot, and nothing of another one', () => {
    const room = roomOf({ ...turn, kind: 'bid', cards: ids('c1', 'c2'), funds: 20 });
    expect(['c1=5', 'c1', 'c9=5', 'c1=x'].map((wish) => isChoosable(room, wish))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is no bid where none is asked for', () => {
    const rooms = [{ pack: null, ask: null }, roomOf({ ...turn, kind: 'divide', cards: ids('c1', 'c2') })];
    expect(rooms.map((room) => isChoosable(room, 'c1=5'))).toEqual([false, false]);
  });
});

describe('choosing a pile', () => {
  const room = roomOf({ ...turn, kind: 'divide', cards: ids('c1', 'c2', 'c3') });

  it('holds as many cards as one likes', () => {
    expect(chosenAfter(room, ['c1', 'c2'], 'c3')).toEqual(['c1', 'c2', 'c3']);
    expect(chosenAfter(room, ['c1', 'c2'], 'c1')).toEqual(['c2']);
  });
});
