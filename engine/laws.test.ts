import { describe, expect, it } from 'vitest';
import { formatOf } from './formats/formatOf.ts';
import { type FormatName, formats } from './formats/registry.ts';
import { checkDraft } from './laws/checkDraft.ts';
import { oracleOf } from './testing/oracles.ts';

/** The proof checks five thousand of each. */
const DRAFTS = 50;
const names = Object.keys(formats) as FormatName[];

describe('the laws of every draft', { timeout: 300_000 }, () => {
  it.each(names)(
    `hold in %s, over ${DRAFTS} random drafts (npm run laws repeats one by its seed)`,
    (name) => {
      const subject = { format: formatOf({ template: { format: name } }), oracle: oracleOf(name) };
      const breaches = Array.from({ length: DRAFTS }, (_, seed) => checkDraft(subject, seed)).flat();
      expect(breaches).toEqual([]);
    },
  );
});
