import { describe, expect, it } from 'vitest';
import { differencesOf, whyFinal } from './activityParts.tsx';

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

it('is final once it was reverted, and where it changed no row', () => {
  expect(whyFinal({ kind: 'changed', changes: 3, revertedAt: null })).toBeUndefined();
  expect(whyFinal({ kind: 'changed', changes: 3, revertedAt: '2026-11-21T12:00:00Z' })).toBe('reverted');
  expect(whyFinal({ kind: 'acted', changes: 0, revertedAt: null })).toBe('final');
  expect(whyFinal({ kind: 'imported', changes: 0, revertedAt: null })).toBe('ofImport');
});
