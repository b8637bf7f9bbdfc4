import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OTHER_NAMES } from '../cards/batches/knownCards.ts';
import { findGame } from '../cards/catalogue.ts';
import type { Sql } from '../db/database.ts';
import { type KnownListCard, type ListReading, readListFile } from '../imports/lists/readListFile.ts';
import type { Command, CommandResult } from './command.ts';

const HELP = `npm run list -- FILE [--game SLUG] [--json]
Shows how a list of cards is read: each line with its count, its card, and the section that it belongs to. Changes nothing.
FILE is a list of one card a line, a Draftmancer list, or a table as CSV or TSV.
  --game SLUG   the game whose cards the list names; without it no card is known
  --json        print one line of JSON: { entries, questions, unknown, ignored }`;

const OPTIONS = { game: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const MOST_BYTES = 64 * 1024 * 1024;
const PAGE_ROWS = 500;

const refusedWith = (line: string): CommandResult => ({ exitCode: 1, lines: [line] });

/** `npm run list`: how a file is read as a list of cards. */
export const listCommand: Command = {
  help: HELP,
  async run(db, args) {
    const given = parsed(args);
    const [path, ...more] = given?.positionals ?? [];
    if (!given || path === undefined || more.length > 0) return { exitCode: 2, lines: [HELP] };
    const { game: slug, json } = given.values;
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) return refusedWith(`There is no file ${path} that can be read.`);
    if (bytes.byteLength > MOST_BYTES) return refusedWith('The file is larger than 64 MiB.');
    const cards = slug === undefined ? null : await cardsOf(db, slug);
    if (slug !== undefined && cards === null) return refusedWith(`There is no game "${slug}".`);
    const read = readListFile(path, bytes, cards);
    if (!read.ok) return refusedWith(read.sentence);
    return { exitCode: 0, lines: json ? [JSON.stringify(read.list)] : wordsOf(read.list) };
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Null where there is no such game. */
async function cardsOf(sql: Sql, slug: string): Promise<KnownListCard[] | null> {
  const game = await findGame(sql, { slug });
  if (!game) return null;
  const cards: KnownListCard[] = [];
  for (let after = ''; ; ) {
    const page = await sql.query<KnownListCard>(
      `select id, name, coalesce(${OTHER_NAMES}, '{}') as "otherNames" from card where game_id = $1 and name > $2 order by name limit ${PAGE_ROWS}`,
      [game.id, after],
    );
    cards.push(...page);
    const last = page.at(-1);
    if (page.length < PAGE_ROWS || !last) return cards;
    after = last.name;
  }
}

function wordsOf({ entries, questions, unknown, ignored }: ListReading): string[] {
  const copies = entries.reduce((sum, { count }) => sum + count, 0);
  const isUnknown = new Set(unknown.map(({ line }) => line));
  return [
    `${copies} cards on ${entries.length} lines, ${questions.length} questions, ${unknown.length} unknown, ${ignored.length} lines ignored.`,
    ...entries.map(({ line, text, count, name, set, number, finish, section, readAs }) => {
      const place = set === null ? '' : ` (${[set, number].filter(Boolean).join(' ')})`;
      const notes = [
        ...(finish === null ? [] : [finish]),
        ...(section === 'main' ? [] : [section]),
        ...(isUnknown.has(line) ? ['unknown'] : []),
        ...(readAs === null ? [] : [`written ${JSON.stringify(text)}`]),
      ];
      return `  ${line}: ${count} ${name}${place}${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`;
    }),
    ...questions.map(({ line, text, choices }) => {
      const meant = choices.map(({ count, name }) => `${count} × “${name}”`).join(' or ');
      return `  ${line}: ${JSON.stringify(text)} can mean ${meant}`;
    }),
    ...ignored.map(({ line, text, why }) => `  ${line}: ${JSON.stringify(text)} left out: ${why}`),
  ];
}
