import { describe, expect, it } from 'vitest';
import { preferredOf } from './rendezvous.ts';

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `passleft-${index + 1}`);
const DRAFTS = Array.from(
  { length: 4000 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

describe('the process that prefers a draft', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('is each of %i for its share of the drafts [T]', (count) => {
    const shares = new Map(namesOf(count).map((name) => [name, 0]));
    for (const draftId of DRAFTS) {
      const name = preferredOf(namesOf(count), draftId) ?? '';
      shares.set(name, (shares.get(name) ?? 0) + 1);
    }
    expect(shares.size).toBe(count);
    const even = DRAFTS.length / count;
    // Five times the deviation that chance alone has.
    const most = 5 * Math.sqrt(even * (1 - 1 / count));
    for (const share of shares.values()) expect(Math.abs(share - even)).toBeLessThan(most);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'changes for the drafts of one of %i alone, when that one is lost [T]',
    (count) => {
      const names = namesOf(count);
      const [lost = '', ...others] = names;
      const heirs = new Set<string | null>();
      for (const draftId of DRAFTS) {
        const before = preferredOf(names, draftId);
        const after = preferredOf(others, draftId);
        if (before === lost) heirs.add(after);
        else expect(after).toBe(before);
      }
      // Nobody gets all of it.
      expect([...heirs].toSorted()).toStrictEqual(others);
    },
  );

  it('does not depend on the order in which processes are known, and is nobody where there is none [T]', () => {
    for (const draftId of DRAFTS.slice(0, 100))
      expect(preferredOf(namesOf(8).toReversed(), draftId)).toBe(preferredOf(namesOf(8), draftId));
    expect(preferredOf([], DRAFTS[0] ?? '')).toBeNull();
  });
});
