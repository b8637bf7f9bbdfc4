import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/load.ts';
import { messagesFor } from '../../../../messages/messagesFor.ts';
import { faceForTests, lookForTests, pooledForTests } from '../../views.testkit.ts';
import { bestOfPack, packsOfPool, placeAt, turnedAfterPack } from './opening.ts';

await loadMessages('boards');
const t = messagesFor('en', 'boards');

const pool = [
  pooledForTests(0, { round: 0, pick: 2 }),
  pooledForTests(1, { round: 1, pick: 1 }),
  pooledForTests(2, { round: 0, pick: 1, destination: 'side' }),
  pooledForTests(3, { round: 1, pick: 3 }),
  pooledForTests(4, { round: 1, pick: 2 }),
];
const packs = packsOfPool(pool, 2);

describe('Opening packs one after the other', () => {
  it('finds the packs of a pool again, in the order of their cards, wherever the cards lie', () => {
    expect(packs.map((cards) => cards.map(({ card }) => card))).toEqual([
      [2, 0],
      [1, 4, 3],
    ]);
    expect(packsOfPool([], 2)).toEqual([[], []]);
  });

  it('leaves a pack on the table until the next one is begun', () => {
    expect([0, 1, 2, 3, 5, 9].map((turned) => placeAt(packs, turned))).toEqual([
      { pack: 0, turned: 0 },
      { pack: 0, turned: 1 },
      { pack: 0, turned: 2 },
      { pack: 1, turned: 1 },
      { pack: 1, turned: 3 },
      { pack: 1, turned: 3 },
    ]);
    expect(placeAt([], 0)).toEqual({ pack: 0, turned: 0 });
  });

  it('opens the rest of a pack, or after a whole one all of the next', () => {
    expect([0, 1, 2, 4, 5].map((turned) => turnedAfterPack(packs, turned))).toEqual([2, 2, 5, 5, 5]);
  });

  it('names the best rarity of a pack and how often it is there', () => {
    const faces = {
      0: faceForTests(0, 'Ash Censer'),
      1: faceForTests(1, 'Cinder Vale', { rarity: 'r' }),
      2: faceForTests(2, 'Furnace Oath', { rarity: 'r' }),
    };
    const best = (cards: readonly number[]) =>
      bestOfPack(
        t,
        cards.map((card) => pooledForTests(card)),
        faces,
        lookForTests,
      );
    expect([best([0, 1, 2]), best([0]), best([])]).toEqual(['2 rare', '1 common', '']);
  });
});
