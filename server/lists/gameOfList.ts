import { can, type Person } from '#contract/can.ts';
import { readingsOf } from '#contract/cardLists/lineReadings.ts';
import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { OTHER_NAMES } from '../cards/batches/knownCards.ts';
import type { KnownName } from '../cards/batches/parseMessages.ts';
import type { Sql } from '../db/database.ts';
import { cardCalledOtherwise } from '../db/search/cardNamesSql.ts';
import { foldSearchSql } from '../db/search/foldedSql.ts';

/** Longer lines are tables or prose, and no card has a name like that. */
const LONGEST_NAME = 200;
const MOST_NAMES = 20_000;

/** Texts of a list that may be names of cards, whatever its format: what its lines can mean, and what is between commas and quotes. */
function namesIn(text: string): string[] {
  const names = new Set<string>();
  for (const line of text.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const cells = trimmed.split(/[,;\t|"]/).map((cell) => cell.trim());
    for (const { name } of trimmed.length <= LONGEST_NAME ? readingsOf(trimmed) : []) names.add(name);
    for (const cell of cells) if (cell.length > 1 && cell.length <= LONGEST_NAME) names.add(cell);
    if (names.size >= MOST_NAMES) break;
  }
  return [...names];
}

const STATUSES = (person: Person): readonly string[] =>
  can(person, 'administer') ? ['published', 'draft'] : ['published'];

/** Which of these names are cards of games that this person may draft, spelled as a game spells them. */
export async function namesKnown(
  sql: Sql,
  names: readonly string[],
  person: Person,
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ name: string }>(
    `select distinct c.name from card c join game g on g.id = c.game_id
     where c.name = any($1) and g.status = any($2) and not c.is_name_only`,
    [names, STATUSES(person)],
  );
  return new Set(rows.map(({ name }) => name));
}

const KNOWN = `select g.id, g.slug, count(distinct c.name)::int as names from game g join card c on c.game_id = g.id
  where g.status = any($2) and not c.is_name_only and`;
const MOST_FIRST = 'group by g.id order by names desc, g.name limit 1';

/** A game that knows so much of a list, letter by letter, needs no closer look at the others. */
const MOST_OF_IT = 0.8;

const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** The game of a list, and the names of its cards that the list may mean. */
export interface GameOfList {
  readonly id: string;
  readonly slug: string;
  readonly names: readonly KnownName[];
}

const folded = foldSearchSql('c.name');
/** Whether a card is named like one of `$1`, which are folded, in any of its languages: whole, or by its front half. */
const ALIKE = `(${folded} = any($1) or split_part(${folded}, ' // ', 1) = any($1) or ${cardCalledOtherwise('c', '$1')})`;

/**
 * The game that knows most cards of a list, of those that this person may draft; null where none knows any. Names are
 * compared as they are first, and as the reader of lists would only where that finds too few: it reads all names.
 */
export async function gameOfList(sql: Sql, text: string, person: Person): Promise<GameOfList | null> {
  const names = namesIn(text);
  const alike = [...new Set(names.map(foldSearch))].filter((name) => name !== '');
  const statuses = STATUSES(person);
  const [exact] = await sql.query<Known>(`${KNOWN} c.name = any($1) ${MOST_FIRST}`, [names, statuses]);
  const isClear = exact !== undefined && exact.names >= linesIn(text) * MOST_OF_IT;
  const [close] = isClear
    ? [exact]
    : await sql.query<Known>(`${KNOWN} ${ALIKE} ${MOST_FIRST}`, [alike, statuses]);
  if (!close) return null;
  const meant = await sql.query<{ name: string; others: string[] | null }>(
    `select c.name, ${OTHER_NAMES} as others from card c where c.game_id = $2 and not c.is_name_only and ${ALIKE}`,
    [alike, close.id],
  );
  return {
    id: close.id,
    slug: close.slug,
    names: meant.map(({ name, others }) => [name, ...(others ?? [])]),
  };
}

interface Known {
  readonly id: string;
  readonly slug: string;
  readonly names: number;
}
