import { describe, expect, it } from 'vitest';
import { oracleOf } from '../tests/support/engine/oracles.ts';
import { checkDraft } from '../tests/support/laws/checkDraft.ts';
import { formatOf } from './formats/formatOf.ts';
import { type FormatName, formats } from './formats/registry.ts';

/** The proof checks five thousand of each. */
const DRAFTS = 80;
const names = Object.keys(formats) as FormatName[];
/** Drafts that broke a law once. */
const BROKE_ONCE: readonly (readonly [FormatName, number])[] = [['teamSealed', 608]];
const subjectOf = (name: FormatName) => ({
  format: formatOf({ template: { format: name } }),
  oracle: oracleOf(name),
});

describe('the laws of every draft [spec 1.5]', { timeout: 300_000 }, () => {
  it.each(names)(
    `hold in %s, over ${DRAFTS} random drafts (npm run laws repeats one by its seed) [H1, H7, H15]`,
    (name) => {
      const subject = subjectOf(name);
      const breaches = Array.from({ length: DRAFTS }, (_, seed) => checkDraft(subject, seed)).flat();
      expect(breaches).toEqual([]);
    },
  );

  it.each(BROKE_ONCE)('hold in %s, draft %i, too', (name, seed) => {
    expect(checkDraft(subjectOf(name), seed)).toEqual([]);
  });
});
