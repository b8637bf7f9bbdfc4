import { describe, expect, it } from 'vitest';
import { type FormatName, formats } from '../formats/registry.ts';
import { hashesToday, readGolden } from './goldenDraft.ts';

const names = Object.keys(formats) as FormatName[];

describe.each(names)('the golden draft of %s', (name) => {
  it('has never changed: stored drafts and their seals depend on it', () => {
    const golden = readGolden(name);
    if (!golden) throw new Error(`There is none yet: npx tsx engine/goldens/print.ts ${name}`);
    expect(golden.template.format).toBe(name);
    expect(hashesToday(golden)).toEqual(golden.hashes);
  });
});
