import { describe, expect, it } from 'vitest';
import hashes from './draft.json';
import { goldenHashes } from './goldenDraft.ts';

describe('the golden draft', () => {
  it('has never changed: stored drafts and their seals depend on it (npx tsx engine/goldens/print.ts prints it anew)', () => {
    expect(goldenHashes()).toEqual(hashes);
  });
});
