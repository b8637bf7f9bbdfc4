import { describe, expect, it } from 'vitest';
import { contrastOnCard, isAlike, rarityWarnings } from './colourCheck.ts';

const rarity = (name: string, colour: string, shape = 'circle') => ({ code: name, name, colour, shape });

describe('colours of rarities', () => {
  it('are measured against the ground of a card', () => {
    expect(contrastOnCard('#FFFFFF')).toBeCloseTo(19.2, 0);
    expect(contrastOnCard('#0a100f')).toBe(1);
    expect(contrastOnCard('no colour')).toBe(0);
  });

  it('may be apart for most people and one colour for those who do not see red or green', () => {
    expect([isAlike('#6FA850', '#C08848', 'all'), isAlike('#6FA850', '#C08848', 'noGreen')]).toEqual([
      false,
      true,
    ]);
    expect(isAlike('#B9C2BD', '#F2B632', 'noGreen')).toBe(false);
  });

  it('warn of a faint colour and of two rarities that look alike', () => {
    const common = rarity('Common', '#B9C2BD');
    const [faint, ...more] = rarityWarnings(rarity('Night', '#203040'), [common]);
    expect([faint, more]).toEqual([{ kind: 'faint', contrast: expect.closeTo(1.4, 1) }, []]);
    expect(rarityWarnings(common, [rarity('Silver', '#B5C0BB')])).toEqual([
      { kind: 'alike', name: 'Silver', vision: 'all' },
    ]);
    expect(rarityWarnings(rarity('Moss', '#6FA850'), [rarity('Clay', '#C08848')])).toEqual([
      { kind: 'alike', name: 'Clay', vision: 'noRed' },
    ]);
  });

  it('need no warning where the shapes differ', () => {
    expect(rarityWarnings(rarity('Moss', '#6FA850'), [rarity('Clay', '#C08848', 'diamond')])).toEqual([]);
  });
});
