import { describe, expect, it } from 'vitest';
import { contrastOnCard, isAlike, rarityWarnings } from './colourCheck.ts';

const rarity = (name: string, colour: string, shape: 'circle' | 'diamond' = 'circle') => ({
  code: name.toLowerCase(),
  name,
  colour,
  shape,
  order: 1,
});

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
    expect(rarityWarnings(rarity('Night', '#203040'), [common])).toEqual([
      'Hard to see on a card: its contrast is 1.4 to 1 and should be 3 or more.',
    ]);
    expect(rarityWarnings(common, [common, rarity('Silver', '#B5C0BB')])).toEqual([
      'Looks like Silver. Give it another shape or colour.',
    ]);
    const moss = rarity('Moss', '#6FA850');
    expect(rarityWarnings(moss, [moss, rarity('Clay', '#C08848')])).toEqual([
      'Looks like Clay to people who do not see red. Give it another shape or colour.',
    ]);
  });

  it('need no warning where the shapes differ', () => {
    const moss = rarity('Moss', '#6FA850');
    expect(rarityWarnings(moss, [moss, rarity('Clay', '#C08848', 'diamond')])).toEqual([]);
  });
});
