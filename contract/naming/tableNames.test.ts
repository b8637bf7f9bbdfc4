import { describe, expect, it } from 'vitest';
import { tableSettingsSchema } from '../tables/tables.ts';
import { tableName, titleOfPacks } from './tableNames.ts';

const FRIDAY = Date.UTC(2025, 10, 28, 20);

describe('what is drafted', () => {
  it.each([
    ['Magic', ['Innistrad booster', 'Innistrad booster', 'Innistrad booster'], 'Innistrad'],
    ['Magic', ['Magic Origins booster'], 'Magic Origins'],
    ['Magic', ['Dusk Harbour Draft Booster'], 'Dusk Harbour'],
    ['Emberwake', ['Emberwake half-decks'], 'Emberwake'],
    ['Orbit Market', ['Orbit Market crate'], 'Orbit Market'],
    ['Cards of Juno', ['Juno’s pauper cube'], 'Juno’s pauper cube'],
    ['Cards of Juno', ['Pack', 'Booster pack'], 'Cards of Juno'],
    ['Emberwake', ['Emberwake leaders', 'Emberwake pack'], 'Emberwake'],
    ['Emberwake', [], 'Emberwake'],
  ])('in %s from %j is %s', (game, packs, title) => {
    expect(titleOfPacks(game, packs)).toBe(title);
  });
});

describe('the name of a table', () => {
  it.each([
    ['booster', 'Emberwake, Fri 28 Nov'],
    ['sealed', 'Emberwake sealed, Fri 28 Nov'],
    ['teamSealed', 'Emberwake team sealed, Fri 28 Nov'],
    ['winston', 'Emberwake Winston, Fri 28 Nov'],
  ])('says what is drafted, how and when: %s', (format, name) => {
    expect(tableName({ title: 'Emberwake', format }, FRIDAY, 'UTC')).toBe(name);
  });

  it.each([
    ['booster', 'Fri 28 Nov'],
    ['sealed', 'Sealed, Fri 28 Nov'],
    ['teamSealed', 'Team sealed, Fri 28 Nov'],
  ])('is the rest of it while nobody knows what is drafted: %s', (format, name) => {
    expect(tableName({ title: ' ', format }, FRIDAY, 'UTC')).toBe(name);
  });

  it('says the format once', () => {
    expect(tableName({ title: 'Office Sealed', format: 'sealed' }, FRIDAY, 'UTC')).toBe(
      'Office Sealed, Fri 28 Nov',
    );
  });

  it('has the day of its time zone', () => {
    const dayIn = (zone: string) => tableName({ title: 'A', format: 'booster' }, FRIDAY, zone);
    expect([dayIn('Pacific/Auckland'), dayIn('America/New_York')]).toEqual([
      'A, Sat 29 Nov',
      'A, Fri 28 Nov',
    ]);
  });

  it('fits, whatever the title, and cuts no letter in two', () => {
    for (const title of ['Long '.repeat(30), '🂡'.repeat(60)]) {
      const name = tableName({ title, format: 'silentAuction' }, FRIDAY, 'UTC');
      expect(tableSettingsSchema.shape.name.parse(name)).toBe(name);
      expect(name).toMatch(/… silent auction, Fri 28 Nov$/);
      expect(name).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });
});
