import { describe, expect, it } from 'vitest';
import { fitColumn, fitPack } from './packFit.ts';
import { packKey } from './packKeys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });
const focus = (key: string, at: number, more = {}) => {
  const asked = packKey(press(key, more), at, 14, 5);
  return asked?.asks === 'focus' ? asked.index : asked;
};

describe('keys of a pack of 14 in 5 columns', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 13, 13],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 7, 6],
    ['ArrowDown', 2, 7],
    ['ArrowDown', 9, 13],
    ['ArrowDown', 12, 12],
    ['ArrowUp', 12, 7],
    ['ArrowUp', 3, 3],
    ['Home', 8, 5],
    ['End', 6, 9],
    ['End', 11, 13],
    ['3', 8, 2],
  ])('%s at %i goes to %i', (key, at, target) => {
    expect(focus(key, at)).toBe(target);
  });

  it('go to the first and last card with control', () => {
    expect([focus('Home', 8, { ctrlKey: true }), focus('End', 2, { ctrlKey: true })]).toEqual([0, 13]);
  });

  it('leave a jump past the pack, combinations and other keys alone', () => {
    expect(packKey(press('9'), 0, 5, 5)).toBeNull();
    expect(packKey(press('s', { ctrlKey: true }), 0, 5, 5)).toBeNull();
    expect(packKey(press('ArrowLeft', { altKey: true }), 3, 5, 5)).toBeNull();
    expect(packKey(press('Tab'), 0, 5, 5)).toBeNull();
  });

  it.each([
    [' ', 'reserve'],
    ['Enter', 'take'],
    ['s', 'takeToSide'],
    ['S', 'takeToSide'],
    ['f', 'star'],
    ['z', 'zoom'],
    ['q', 'speak'],
    ['?', 'help'],
  ])('%j asks to %s', (key, asks) => {
    expect(packKey(press(key), 0, 5, 5)).toEqual({ asks });
  });
});

describe('keys for who switched single keys off', () => {
  const without = (key: string) => packKey(press(key), 0, 14, 5, false);

  it.each(['s', 'F', 'z', 'q', '?', '3'])('leave %s alone', (key) => {
    expect(packKey(press(key), 0, 14, 5)).not.toBeNull();
    expect(without(key)).toBeNull();
  });

  it('still move, reserve and take', () => {
    expect([without('ArrowRight'), without(' '), without('Enter')]).toEqual([
      { asks: 'focus', index: 1 },
      { asks: 'reserve' },
      { asks: 'take' },
    ]);
  });
});

describe('where the cards stand', () => {
  it('shows 15 cards in 5 columns over a closed pool, and 12 in 6 over a half open one', () => {
    expect(fitPack(15, 1040, 660, 0.714)).toEqual({ columns: 5, cardWidth: 148, isWhole: true });
    expect(fitPack(12, 1040, 484, 0.714)).toEqual({ columns: 6, cardWidth: 160, isWhole: true });
  });

  it('scrolls rather than draw text that cannot be read', () => {
    const fit = fitPack(15, 1040, 380, 0.714);
    expect(fit).toEqual({ columns: 6, cardWidth: 160, isWhole: false });
  });

  it('has two columns on phones and four on tablets', () => {
    expect([
      fitColumn(288).columns,
      fitColumn(358).columns,
      fitColumn(620).columns,
      fitColumn(770).columns,
    ]).toEqual([2, 2, 3, 4]);
    expect(fitColumn(358).cardWidth).toBe(172);
  });

  it('has smaller cards where that is wished, all in sight', () => {
    expect(fitPack(15, 1040, 660, 0.714, 'small')).toEqual({ columns: 5, cardWidth: 128, isWhole: true });
    expect(fitColumn(358, 'small').columns).toBe(3);
  });

  it('has larger cards where that is wished, and scrolls', () => {
    expect(fitPack(15, 1040, 660, 0.714, 'large')).toEqual({ columns: 4, cardWidth: 240, isWhole: false });
    expect(fitPack(3, 1040, 660, 0.714, 'large').isWhole).toBe(true);
    expect([fitColumn(358, 'large').columns, fitColumn(770, 'large').columns]).toEqual([1, 3]);
  });
});
