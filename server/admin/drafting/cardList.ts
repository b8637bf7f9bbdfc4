import { randomUUID } from 'node:crypto';
import type { AddedList, AddList } from '#contract/admin/workshop.ts';
import { linesOfList, questionSentence } from '#contract/cardLists/readCardList.ts';
import type { StoredPack } from '#contract/game.ts';
import type { StoredBoosterTemplate } from '#contract/templates.ts';
import { allCardNames } from '../../cards/batches/knownCards.ts';
import type { Database, Sql } from '../../db/database.ts';
import { type PoolEntry, type PoolLines, readPoolLines } from '../../imports/listLines.ts';
import { copiesOf, mergedCopies } from '../../imports/pileFit.ts';
import { gameFor } from './bench.ts';
import { type Keeper, unfit } from './keeper.ts';
import { ownSlug } from './ownSlug.ts';
import { insertPack } from './packs.ts';
import { insertTemplate } from './templates.ts';

const MOST_LINES = 5_000;
const MOST_TOLD = 8;

/**
 * Makes a pack and a draft of a list of the game's own cards, without its sideboard. Throws the problem 422 with every line
 * that is no card of the game; nothing is stored then.
 */
export async function addCardList(db: Database, asked: AddList, keeper: Keeper): Promise<AddedList> {
  const game = await gameFor(db, asked.game, keeper);
  const read = await readList(db, game.id, asked.text);
  const lines = read.entries;
  const found = await findPrintings(db, game.id, lines);
  const missing = lines.filter(({ line }) => !found.has(line));
  const told = [
    ...problemsOf(read),
    ...missing.map(({ line, name }) => `Line ${line}: the game has no card “${shownName(name)}”.`),
  ];
  if (told.length > 0) throw unfit('text', shortened(told));
  if (lines.length === 0) throw unfit('text', ['The list names no card.']);
  const pack = packOf(asked, lines, found);
  const cards = lines.reduce((sum, { count }) => sum + count, 0);
  const needed = asked.packSize * asked.packs * asked.seats;
  if (cards < needed)
    throw unfit('text', [
      `The list has ${cards} cards: ${asked.seats} seats with ${asked.packs} packs of ${asked.packSize} need ${needed}.`,
    ]);
  const template = templateOf(asked, pack.slug);
  const [packId, templateId] = [randomUUID(), randomUUID()];
  const owner_id = keeper.memberId;
  await db.transaction(async (tx) => {
    const shared = { game_id: game.id, owner_id };
    await insertPack(tx, { ...shared, id: packId, slug: pack.slug, definition: pack }, keeper);
    const row = {
      ...shared,
      id: templateId,
      slug: template.slug,
      status: 'draft',
      definition: template,
    } as const;
    await insertTemplate(tx, row, keeper);
  });
  return { packId, templateId, template: template.slug, cards, leftOut: [...read.warnings] };
}

const shownName = (name: string) => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

const shortened = (sentences: readonly string[]): string[] =>
  sentences.length <= MOST_TOLD
    ? [...sentences]
    : [...sentences.slice(0, MOST_TOLD), `${sentences.length - MOST_TOLD} more lines cannot be read either.`];

/** The list against the names of the game's cards. Throws the problem 422 where it is too long. */
async function readList(sql: Sql, gameId: string, text: string): Promise<PoolLines> {
  const lines = linesOfList(text);
  if (lines.filter((line) => line.text !== '').length > MOST_LINES)
    throw unfit('text', [`A list has at most ${MOST_LINES} lines.`]);
  const names: string[] = [];
  for await (const page of allCardNames(sql, gameId)) names.push(...page);
  return readPoolLines({ parts: [lines], names, answers: undefined, column: () => '', isSheet: false });
}

function problemsOf({ rejected, review }: PoolLines): readonly string[] {
  return [
    ...rejected.map(({ row, expected }) => `Line ${row}: expected ${expected}.`),
    ...review.questions.map((question) => `Line ${question.line}: ${questionSentence(question)}`),
  ];
}

interface Found {
  readonly key: string;
  readonly name: string;
  readonly set_code: string;
  readonly number: string;
}

/** The printing of each line that the game knows, by the line: the one it names, else the newest. */
async function findPrintings(
  sql: Sql,
  gameId: string,
  lines: readonly PoolEntry[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.query<Found>(
    `select p.key, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id
     left join game_set s on s.game_id = p.game_id and s.code = p.set_code
     where p.game_id = $1 and c.name = any($2)
     order by p.is_draftable desc, s.released_on desc nulls last, p.set_code, p.number`,
    [gameId, [...new Set(lines.map(({ name }) => name))]],
  );
  const byName = new Map<string, Found[]>();
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  return new Map(
    lines.flatMap((line) => {
      const printings = byName.get(line.name) ?? [];
      const named = printings.find(
        ({ set_code, number }) =>
          set_code.toUpperCase() === line.set && (line.number === null || number === line.number),
      );
      const chosen = named ?? printings[0];
      return chosen ? [[line.line, chosen.key] as const] : [];
    }),
  );
}

function packOf(
  { name, packSize }: AddList,
  lines: readonly PoolEntry[],
  found: ReadonlyMap<number, string>,
): StoredPack {
  const copies = lines.flatMap(({ line, count, finish }) => {
    const key = found.get(line);
    return key === undefined ? [] : [copiesOf(key, count, finish)];
  });
  const slots = [
    { name: 'card', count: packSize, finish: 'plain' as const, sheets: [{ sheet: 'cards', weight: 1 }] },
  ];
  return {
    slug: ownSlug(name),
    name,
    layouts: [{ name: 'pack', weight: 1, slots }],
    sheets: {
      cards: {
        kind: { type: 'random' },
        cards: mergedCopies(copies),
      },
    },
    replacement: 'table',
    refill: false,
  };
}

function templateOf({ name, packs, seats }: AddList, pack: string): StoredBoosterTemplate {
  const rounds = Array.from({ length: packs }, (_, round) => ({
    pack,
    opening: [],
    steps: [
      { do: 'pick' as const, count: 1 },
      { do: 'pass' as const, direction: round % 2 === 0 ? ('left' as const) : ('right' as const) },
    ],
  }));
  return {
    slug: ownSlug(name),
    name,
    blurb: 'A draft of an own list.',
    seats,
    clock: 'standard',
    format: 'booster',
    rounds,
  };
}
