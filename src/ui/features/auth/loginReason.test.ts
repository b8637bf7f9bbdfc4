import { describe, expect, it } from 'vitest';
import { loginReason } from './loginReason.ts';

describe('why Login was opened', () => {
  it.each([
    [undefined, 'leadDefault'],
    ['/', 'leadDefault'],
    ['/drafts?host=1', 'leadHost'],
    ['/drafts', 'leadTables'],
    ['/drafts/d1', 'leadTable'],
    ['/drafts/d1/results?key=k', 'leadResults'],
    ['/drafts/d1/deck-builder/kim', 'leadDeckBuilder'],
    ['/admin/cards', 'leadAdmin'],
    ['/test', 'leadElsewhere'],
  ])('for %s', (redirect, lead) => {
    expect(loginReason(redirect)).toBe(lead);
  });
});
