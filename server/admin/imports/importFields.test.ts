import { expect, it } from 'vitest';
import { IMPORT_FIELDS, type ImportField } from '#contract/admin/imports.ts';
import { parseHere } from '../../cards/batches/parsedBatch.ts';
import type { CardField } from '../../imports/batch.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const areTheSame: Same<ImportField, CardField> = true;

it('offers a column every field that the importers know', () => {
  expect(areTheSame).toBe(true);
  const heads = [...IMPORT_FIELDS];
  const text = `${heads.map((field) => `my ${field}`).join(',')}\n${heads.map(() => '1').join(',')}\n`;
  const map = Object.fromEntries(heads.map((field) => [field, `my ${field}`]));
  const parsed = parseHere([{ fileName: 'cards.csv', text }], { gameSlug: 'tea', map });
  expect(parsed.outline).toMatchObject({ ok: true, map });
});
