import { describe, expect, it } from 'vitest';
import { recordOf } from '../results.testkit.ts';
import { markedPack, thoughtHeights } from './packMarks.ts';

describe('the marks of a pack', () => {
  const record = recordOf(1, 1, { wheeled: ['1.1.c'], burned: ['1.1.b'] });
  const marks = (shown: Parameters<typeof markedPack>[1]) =>
    markedPack(record, shown).map((card) =>
      Object.entries(card)
        .filter(([, value]) => value === true)
        .map(([name]) => name),
    );

  it('ring the taken card and mark burned cards, cards that came back and the choice of the bot', () => {
    expect(marks({ isHidden: false, isBotShown: true, guess: undefined })).toEqual([
      ['isTaken'],
      ['isBurned', 'isBotChoice'],
      ['isBack'],
    ]);
  });

  it('leave the bot out when its switch is off', () => {
    expect(marks({ isHidden: false, isBotShown: false, guess: undefined })[1]).toEqual(['isBurned']);
  });

  it('tell nothing while the pick is hidden', () => {
    expect(marks({ isHidden: true, isBotShown: true, guess: undefined })).toEqual([[], [], []]);
  });

  it('mark a wrong guess, not a right one', () => {
    expect(marks({ isHidden: false, isBotShown: false, guess: '1.1.c' })[2]).toEqual([
      'isBack',
      'isWrongGuess',
    ]);
    expect(marks({ isHidden: false, isBotShown: false, guess: '1.1.a' })[0]).toEqual(['isTaken']);
  });

  it('draw a longer thought higher and the longest one full', () => {
    const heights = thoughtHeights([0, 25, 100, null].map((seconds) => recordOf(1, 1, { seconds })));
    expect(heights.map((height) => Math.round(height * 100))).toEqual([20, 60, 100, 20]);
  });
});
