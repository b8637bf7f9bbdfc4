import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../database.ts';
import { foldSearchSql } from './foldedSql.ts';

/** Every character of the first plane but controls and halves of pairs, and a few names. */
const TEXTS = [
  ...Array.from({ length: 0xfffe - 0x20 }, (_, at) => String.fromCharCode(at + 0x20))
    .filter((character) => !/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/u.test(character))
    .map((character) => `A ${character}b`),
  'Jötun Grunt',
  'Lim-Dûl’s Vault',
  'Fire//Ice',
  'Fire /// Ice',
  'R&D‘s  Secret\tLair',
  ' Wear . . . Tear ',
  'Ｌａｎｄ',
  'ﬁend',
  'Bob`s `Blade`',
];

/** Separators no keyboard has, and capitals that Unicode got later than some databases know them. */
const MAY_DIFFER = /[\u1680\u2028\u2029\u1c89\u2c2f\ua7c0-\ua7ff]/u;

describe.each(DATABASE_KINDS)('a text folded in the database (%s)', (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  it('is what foldSearch makes of it', async () => {
    const rows = await db.query<{ text: string; folded: string }>(
      `select text, ${foldSearchSql('text')} as folded from unnest($1::text[]) as text`,
      [TEXTS],
    );
    expect(rows).toHaveLength(TEXTS.length);
    const differing = rows.filter(
      ({ text, folded }) => !MAY_DIFFER.test(text) && folded !== foldSearch(text),
    );
    expect(differing).toEqual([]);
  });
});
