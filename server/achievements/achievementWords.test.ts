import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/messages/locales.ts';
import { achievementIn } from './achievementWords.ts';
import { shippedAchievements } from './shippedAchievements.ts';

describe('the achievements that ship with Passleft', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('are named and told in %s', (locale) => {
    const same = shippedAchievements.filter((one) => achievementIn(one, locale).sentence === one.sentence);
    expect(same).toEqual([]);
    // A purist is one in German, too.
    expect(
      shippedAchievements.filter((one) => achievementIn(one, locale).name === one.name).length,
    ).toBeLessThan(2);
  });

  it('are as they were in English, and in other words an Admin’s stay', () => {
    const [first] = shippedAchievements;
    if (!first) throw new Error('Nothing ships.');
    expect(achievementIn(first, 'en')).toBe(first);
    expect(achievementIn(first, 'de')).toMatchObject({
      name: 'Erste Runde',
      sentence: 'Beende einen Draft.',
    });
    const own = { ...first, name: 'House lap', sentence: 'Finish a draft of ours.' };
    expect(achievementIn(own, 'de')).toEqual(own);
  });
});
