import { describe, expect, it } from 'vitest';
import { formatOf, goldenNames, hashesToday, readGolden } from './goldenDraft.ts';

describe.each(goldenNames)('the golden draft of %s', (name) => {
  it('has never changed: stored drafts and their seals depend on it', () => {
    const golden = readGolden(name);
    if (!golden) throw new Error(`There is none yet: npx tsx engine/goldens/print.ts ${name}`);
    expect(golden.template.format).toBe(formatOf(name));
    expect(hashesToday(golden)).toEqual(golden.hashes);
  });
});
