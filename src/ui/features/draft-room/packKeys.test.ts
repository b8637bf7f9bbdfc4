import { describe, expect, it } from 'vitest';
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
