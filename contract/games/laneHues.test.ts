import { describe, expect, it } from 'vitest';
import { farthestHue, isTakenHue } from './laneHues.ts';
import { LOOK_HUES } from './lookHues.ts';

const names = Object.keys(LOOK_HUES);

describe('the hue of a new lane', () => {
  it('is a hue of the look that none has, while there is one, whatever the others call theirs', () => {
    expect(names).toContain(farthestHue([]));
    const used: string[] = [];
    while (used.length < names.length) used.push(farthestHue(used));
    expect(new Set(used)).toEqual(new Set(names));
    expect(farthestHue(['#FF8A55', 'tide', 'grove', '#c79bea', 'volt'])).toBe('bone');
  });

  it('is the one of the rest that is farthest from all of them', () => {
    // Of the look: green stands farthest from red, and blue from both.
    expect(farthestHue(['ember', 'bone', 'dusk', 'volt'])).toBe('grove');
    expect(farthestHue(['ember', 'bone', 'grove'])).toBe('volt');
  });

  it('is one beside the look when that has none left, and stays apart from a dozen others', () => {
    const used = [...names];
    for (let more = 0; more < 8; more++) {
      const hue = farthestHue(used);
      expect(hue).toMatch(/^#[0-9a-f]{6}$/);
      expect(isTakenHue(hue, used)).toBe(false);
      used.push(hue);
    }
  });

  it('is taken where it looks like another one, in degrees, too', () => {
    expect(isTakenHue('#FF8A54', ['ember'])).toBe(true);
    expect(isTakenHue('ember', ['#00ff00', '45'])).toBe(true);
    expect(isTakenHue('ember', ['tide', 'a word', '250'])).toBe(false);
    expect(isTakenHue('a word', ['a word'])).toBe(false);
  });
});
