import { describe, expect, it } from 'vitest';
import { moved } from './wishes.ts';

describe('a wish list', () => {
  it('moves a wish up and down, and no further than its ends', () => {
    const wishes = ['a', 'b', 'c'];
    expect(moved(wishes, 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(wishes, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(wishes, 0, -1)).toEqual(wishes);
    expect(moved(wishes, 2, 1)).toEqual(wishes);
    expect(moved(wishes, 7, 1)).toEqual(wishes);
  });
});
