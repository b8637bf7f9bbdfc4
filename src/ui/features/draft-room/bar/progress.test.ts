import { describe, expect, it } from 'vitest';
import type { TableView } from '#contract/tables/tables.ts';
import { cardsNext, decisionsIn } from './progress.ts';

type Round = TableView['template']['rounds'][number];
const LEFT = { do: 'pass', direction: 'left' } as const;
const round = (opening: Round['opening'], steps: Round['steps']) =>
  ({ packName: 'Pack', opening, steps }) as Round;

const CLASSIC = round([], [{ do: 'pick', count: 1 }, LEFT]);
const PICK_TWO = round([], [{ do: 'pick', count: 2 }, LEFT]);
const BURNING = round([], [{ do: 'pick', count: 1 }, { do: 'burn', count: 2 }, LEFT]);
const ONE_THEN_TWO = round([{ do: 'pick', count: 1 }, LEFT], [{ do: 'pick', count: 2 }, LEFT]);
const SIX_LEFT = round([], [{ do: 'pick', count: 3 }, LEFT, { do: 'pick', count: 3 }, { do: 'discardRest' }]);
const BY_CHANCE = round([], [{ do: 'pick', count: 1 }, { do: 'random', count: 1 }, LEFT]);

describe('what a round asks of a pack', () => {
  it.each<[string, Round, number, readonly number[]]>([
    ['one card a pick', CLASSIC, 5, [5, 4, 3, 2, 1]],
    ['two cards a pick, the last one alone', PICK_TWO, 5, [5, 3, 1]],
    ['one card and two burned', BURNING, 9, [9, 6, 3]],
    ['one card, then two', ONE_THEN_TWO, 6, [6, 5, 3, 1]],
    ['three and three, the rest discarded', SIX_LEFT, 15, [15, 12]],
    ['one card by choice, one by chance', BY_CHANCE, 6, [6, 4, 2]],
  ])('is told by its program: %s', (_words, asked, packSize, packs) => {
    expect(decisionsIn(asked, packSize)).toBe(packs.length);
    const told = [...packs, 0].map((_, decisions) => cardsNext(asked, packSize, decisions));
    expect(told).toEqual([...packs, 0]);
  });

  it('is a card a pick while the round is not known', () => {
    expect([decisionsIn(undefined, 15), cardsNext(undefined, 15, 4), cardsNext(undefined, 15, 16)]).toEqual([
      15, 11, 0,
    ]);
  });
});
