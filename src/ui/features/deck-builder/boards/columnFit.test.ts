import { describe, expect, it } from 'vitest';
import { columnFit } from './columnFit.ts';

describe('the columns of a board', () => {
  it('share the room, at most as wide as a card needs', () => {
    expect(columnFit(1032, 7, 0)).toEqual({ width: 140, emptyWidth: 140 });
    expect(columnFit(1032, 3, 1)).toEqual({ width: 164, emptyWidth: 164 });
  });

  it('all fit where the one without cards gives way', () => {
    const { width, emptyWidth } = columnFit(930, 7, 1);
    expect({ width, emptyWidth }).toEqual({ width: 118, emptyWidth: 44 });
    expect(7 * width + emptyWidth + 7 * 8).toBeLessThanOrEqual(930);
  });

  it('get no narrower than a card can be read, and never wider than it needs because others are empty', () => {
    expect(columnFit(600, 8, 2)).toEqual({ width: 116, emptyWidth: 44 });
    expect(columnFit(900, 4, 6)).toEqual({ width: 141, emptyWidth: 44 });
    expect(columnFit(800, 2, 10)).toEqual({ width: 136, emptyWidth: 44 });
    expect(columnFit(900, 1, 9)).toEqual({ width: 164, emptyWidth: 44 });
  });

  it('of a board without cards are as narrow as a card', () => {
    expect(columnFit(300, 0, 5)).toEqual({ width: 116, emptyWidth: 116 });
    expect(columnFit(1032, 0, 0)).toEqual({ width: 164, emptyWidth: 164 });
  });
});
