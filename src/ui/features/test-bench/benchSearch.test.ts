import { describe, expect, it } from 'vitest';
import { readSearch, typedSearch } from './benchSearch.ts';

const USUAL = { tab: 'session', run: 'live', machine: 'session', path: 1, step: 0, table: undefined };

describe('the address of the bench', () => {
  it('shows the live session where it says nothing, or nothing that can be read', () => {
    expect(readSearch({})).toEqual(USUAL);
    expect(
      readSearch({ tab: 'attic', run: 'wild', machine: 'kettle', path: -3, step: 1e9, table: 7 }),
    ).toEqual(USUAL);
  });

  it.each([
    [{ tab: 'room', run: 'copy' }],
    [{ tab: 'room', table: 'd1' }],
    [{ tab: 'paths', machine: 'notices', path: 12, step: 4 }],
    [{ tab: 'gallery' }],
    [{ tab: 'system' }],
    [{}],
  ])('says %j again when it is written anew', (typed) => {
    expect(typedSearch(readSearch(typed))).toEqual(typed);
  });
});
