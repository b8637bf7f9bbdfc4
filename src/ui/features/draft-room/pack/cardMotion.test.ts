import { describe, expect, it } from 'vitest';
import { arrival, moveOf, passing, STILL } from './cardMotion.ts';

const MOVING = { isReduced: false, toward: -1 } as const;

describe('cards on their way', () => {
  it('begin and end every move at a place and a size that are said, never at none', () => {
    const here = moveOf('here', 0, MOVING);
    const ways = [
      [arrival(0, MOVING), here],
      [here, moveOf('taken', 0, MOVING)],
      [STILL, passing(MOVING)],
    ];
    for (const [from, to] of ways)
      for (const end of [from, to]) {
        expect(end?.transform).toMatch(/^translate\(.+px, .+px\) rotate\(.+deg\) scale\((0\.42|0\.97|1)\)$/);
        expect(end).not.toHaveProperty('transitionEnd');
      }
  });

  it('stand still at their own place and size', () => {
    expect([STILL.transform, moveOf('here', 3, MOVING).transform]).toEqual([
      'translate(0px, 0px) rotate(0deg) scale(1)',
      'translate(0px, 0px) rotate(0deg) scale(1)',
    ]);
  });

  it('only fade for who wants less motion', () => {
    const reduced = { ...MOVING, isReduced: true };
    for (const target of [arrival(0, reduced), moveOf('taken', 0, reduced), passing(reduced)])
      expect(target).not.toHaveProperty('transform');
  });
});
