import { type OtherNames, spellingsOf } from '#server/imports/cards/ownSpelling.ts';
import { printingIndex } from '#server/imports/cards/printingPlaces.ts';
import type { Sql } from '../../db/database.ts';
import type { ImportOptions } from '../../imports/batch.ts';
import type { ImportedPack } from '../../imports/boosters/fitPack.ts';
import type { KnownName, KnownPrinting } from './parseMessages.ts';

const PAGE_ROWS = 500;

/** SQL for the other names of a card as an array of texts, null without any. */
export const OTHER_NAMES = `case when other_names is not null
  then (select array_agg(value) from jsonb_each_text(record->'names')) end`;

/** The names of a game's cards of which more than the name is known, in pages. */
export const knownCardNames = (sql: Sql, gameId: string): AsyncGenerator<KnownName[]> =>
  namesOf(sql, gameId, 'and not is_name_only');

/** The names of all cards of a game, in pages. */
export const allCardNames = (sql: Sql, gameId: string): AsyncGenerator<KnownName[]> =>
  namesOf(sql, gameId, '');

async function* namesOf(
  sql: Sql,
  gameId: string,
  which: '' | 'and not is_name_only',
): AsyncGenerator<KnownName[]> {
  for (let after = ''; ; ) {
    const rows = await sql.query<{ name: string; others: string[] | null }>(
      `select name, ${OTHER_NAMES} as others from card where game_id = $1 and name > $2 ${which}
       order by name limit ${PAGE_ROWS}`,
      [gameId, after],
    );
    yield rows.map(({ name, others }) => [name, ...(others ?? [])]);
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    after = last.name;
  }
}

/** A game's printings in pages; of cards with these names alone where `names` is given. */
export async function* knownPrintings(
  sql: Sql,
  gameId: string,
  names: readonly string[] | null = null,
): AsyncGenerator<KnownPrinting[]> {
  for (let after = ''; ; ) {
    const rows = await sql.query<{ key: string; name: string; set_code: string; number: string }>(
      `select p.key, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id
       where p.game_id = $1 and p.key > $2 ${names === null ? '' : 'and c.name = any($3)'}
       order by p.key limit ${PAGE_ROWS}`,
      [gameId, after, ...(names === null ? [] : [names])],
    );
    yield rows.map((row) => [row.key, row.name, row.set_code, row.number]);
    const last = rows.at(-1);
    if (rows.length < PAGE_ROWS || !last) return;
    after = last.key;
  }
}

/** The packs of a game that wait for cards of sets that it doesn't have. */
export async function waitingPacks(sql: Sql, gameId: string): Promise<ImportedPack[]> {
  const rows = await sql.query<{ definition: ImportedPack }>(
    `select definition from pack_definition where game_id = $1 and definition ? 'waiting' order by slug`,
    [gameId],
  );
  return rows.map(({ definition }) => definition);
}

type KnownOptions = Pick<
  ImportOptions,
  | 'cardNames'
  | 'otherNames'
  | 'knownCards'
  | 'fullName'
  | 'ownSpelling'
  | 'knownPrintings'
  | 'findPrinting'
  | 'printingsOf'
  | 'placeOf'
  | 'knownSets'
  | 'waitingPacks'
>;

/** What importers may ask about a game that has these cards. */
export function knownOptions(
  cards: readonly (KnownName | string)[],
  printings: readonly KnownPrinting[],
  packs: readonly ImportedPack[] = [],
): KnownOptions {
  const named = cards.map((card): KnownName => (typeof card === 'string' ? [card] : card));
  const names = named.map(([name]) => name);
  const otherNames: OtherNames = new Map(
    named.flatMap(([name, ...others]) => (others.length > 0 ? [[name, others] as const] : [])),
  );
  const known = new Set(names);
  const cardNames = [...new Set([...names, ...printings.map(([, name]) => name)])];
  const keys = new Set(printings.map(([key]) => key));
  const sets = new Set(printings.map(([, , set]) => set));
  const ordered = printings.toSorted((a, b) => compare(a[2], b[2]) || compare(a[3], b[3]));
  return {
    cardNames,
    otherNames,
    knownCards: (name) => known.has(name),
    fullName: spellingsOf(names, otherNames).fullName,
    ownSpelling: spellingsOf(cardNames).ownSpelling,
    knownPrintings: (key) => keys.has(key),
    knownSets: (code) => sets.has(code),
    waitingPacks: packs,
    ...printingIndex(ordered.map(([key, name, set, number]) => ({ key, name, set, number }))),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
