import { describe, expect, it } from 'vitest';
import { differencesOf, whenOf, whyFinal } from './activityWords.ts';

describe('what an activity changed', () => {
  it('is told field by field, without what stayed and without ids', () => {
    const before = {
      id: 'a',
      name: 'Cinder Vale',
      is_name_only: false,
      record: { cost: 3, lanes: ['ember'], rules: 'x' },
    };
    const after = {
      id: 'a',
      name: 'Cinder Vale',
      is_name_only: true,
      record: { cost: 2, lanes: ['ember', 'tide'], rules: 'x' },
    };
    expect(differencesOf({ subject: 'card', subjectId: 'a', before, after })).toEqual([
      { field: 'is name only', before: 'false', after: 'true' },
      { field: 'cost', before: '3', after: '2' },
      { field: 'lanes', before: 'ember', after: 'ember, tide' },
    ]);
  });

  it('is all of a row that was made or deleted', () => {
    const row = { code: 'KIT', released_on: null };
    expect(differencesOf({ subject: 'set', subjectId: 'a', before: null, after: row })).toEqual([
      { field: 'code', before: '', after: 'KIT' },
    ]);
    expect(differencesOf({ subject: 'set', subjectId: 'a', before: row, after: null })).toEqual([
      { field: 'code', before: 'KIT', after: '' },
    ]);
  });
});

describe('an activity', () => {
  it('is final once reverted, and when it changed no row', () => {
    expect(whyFinal({ kind: 'changed', changes: 3, revertedAt: null })).toBeUndefined();
    expect(whyFinal({ kind: 'changed', changes: 3, revertedAt: '2026-11-21T12:00:00Z' })).toBe(
      'This was reverted.',
    );
    expect(whyFinal({ kind: 'acted', changes: 0, revertedAt: null })).toBe('This cannot be reverted.');
    expect(whyFinal({ kind: 'imported', changes: 0, revertedAt: null })).toBe(
      'An import is undone as a whole, under Cards, Past imports.',
    );
  });

  it('is told by its hour today and by its day before', () => {
    const now = new Date(2026, 10, 21, 15).getTime();
    expect(whenOf(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toBe('09:05');
    expect(whenOf(new Date(2026, 10, 3, 9, 5).toISOString(), now)).toBe('3 Nov 2026');
  });
});
