import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { newGame } from '#server/cards/newGame.ts';
import { cardNamed } from '#server/imports/cards/gathering.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from '../database.ts';
import { cardCalledOtherwise, cardNamedLike } from './cardNamesSql.ts';
import { searchPattern } from './foldedSql.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Abbey Griffin': { de: 'Abteigreif', fr: 'Griffon d’abbaye', ja: '修道院のグリフィン' },
  'Fire // Ice': { es: 'Fuego // Hielo', 'pt-BR': 'Fogo & Gelo' },
  'Said Aloud': { de: '„Ja“, “nein” und "", "doch"', it: 'A\\B [C]"' },
  Kite: { fr: 'Été Œuvre  [x]' },
};

describe.each(DATABASE_KINDS)('names of cards in several languages in the database (%s)', (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await db.query(
      `insert into game (id, slug, name, status, definition, updated_at) values ('g', 'g', 'G', 'published', $1::jsonb, now())`,
      [JSON.stringify(newGame('g', 'G'))],
    );
    for (const [name, names] of [...Object.entries(NAMES), ['Plain', undefined] as const])
      await db.query(
        `insert into card (id, game_id, name, record, is_name_only) values ($1, 'g', $1, $2::jsonb, false)`,
        [name, JSON.stringify(cardNamed(name, names ? { names } : {}))],
      );
  });
  afterAll(() => db.close());

  const like = async (typed: string) =>
    (
      await db.query<{ name: string }>(
        `select c.name from card c where ${cardNamedLike('c', '$1')} order by 1`,
        [searchPattern(typed)],
      )
    ).map(({ name }) => name);

  it('are folded as searches fold them, each for itself, and cost a card without any nothing', async () => {
    const rows = await db.query<{ name: string; other_names: string[] | null }>(
      'select name, other_names from card',
    );
    const folded = new Map(rows.map(({ name, other_names }) => [name, other_names?.toSorted() ?? null]));
    expect(folded.get('Plain')).toBeNull();
    for (const name of ['Abbey Griffin', 'Fire // Ice', 'Kite'])
      expect(folded.get(name)).toEqual(
        Object.values(NAMES[name] ?? {})
          .map(foldSearch)
          .toSorted(),
      );
    expect(folded.get('Said Aloud')).toHaveLength(2);
  });

  it.each([
    ['abtei', ['Abbey Griffin']],
    ['GRIFF', ['Abbey Griffin']],
    ['griffon d’abb', ['Abbey Griffin']],
    ['griffon dabb', ['Abbey Griffin']],
    ['グリフィン', ['Abbey Griffin']],
    ['hielo', ['Fire // Ice']],
    ['fogo//gelo', ['Fire // Ice']],
    ['ete oeuvre', ['Kite']],
    ['"doch"', ['Said Aloud']],
    ['abteigreif griffon', []],
    ['de', []],
  ])('are searched in all languages: %s', async (typed, found) => {
    expect(await like(typed)).toEqual(found);
  });

  it('are found whole, or by their front half', async () => {
    const called = async (...names: string[]) =>
      (
        await db.query<{ name: string }>(
          `select c.name from card c where ${cardCalledOtherwise('c', '$1')} order by 1`,
          [names.map(foldSearch)],
        )
      ).map(({ name }) => name);
    expect(await called('ABTEIGREIF', 'Fuego', 'Plain')).toEqual(['Abbey Griffin', 'Fire // Ice']);
    expect(await called('Hielo', 'Abtei', 'Kite')).toEqual([]);
  });

  it('follow the card’s record', async () => {
    await db.query(`update card set record = record - 'names' where name = 'Kite'`);
    expect(await like('ete')).toEqual([]);
    await db.query(
      `update card set record = jsonb_set(record, '{names}', '{"de": "Drachen"}') where name = 'Kite'`,
    );
    expect(await like('drache')).toEqual(['Kite']);
  });
});
