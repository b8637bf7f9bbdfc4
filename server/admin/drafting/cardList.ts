import { randomUUID } from 'node:crypto';
import type { AddedList, AddList } from '#contract/admin/workshop.ts';
import type { StoredPack } from '#contract/game.ts';
import type { StoredBoosterTemplate } from '#contract/templates.ts';
import type { Database, Sql } from '../../db/database.ts';
import { type CardLine, readCardLine } from '../../imports/cardLine.ts';
import { frontFinder } from '../../imports/frontFaces.ts';
import { gameFor } from './bench.ts';
import { type Keeper, unfit } from './keeper.ts';
import { ownSlug } from './ownSlug.ts';
import { insertPack } from './packs.ts';
import { insertTemplate } from './templates.ts';

const MOST_LINES = 5_000;
const MOST_TOLD = 8;

interface Line extends CardLine {
  readonly at: number;
}

/**
 * Makes a pack and a draft of a list of the game's own cards. Throws the problem 422 with every line that is no card of
 * the game; nothing is stored then.
 */
export async function addCardList(db: Database, asked: AddList, keeper: Keeper): Promise<AddedList> {
  const game = await gameFor(db, asked.game, keeper);
  const { lines, problems } = linesOf(asked.text);
  const found = await findPrintings(db, game.id, lines);
  const missing = lines.filter(({ at }) => !found.has(at));
  const told = [...problems, ...missing.map(({ at, name }) => `Line ${at}: the game has no card “${name}”.`)];
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
  return { packId, templateId, template: template.slug, cards };
}

const shortened = (sentences: readonly string[]): string[] =>
  sentences.length <= MOST_TOLD
    ? [...sentences]
    : [...sentences.slice(0, MOST_TOLD), `${sentences.length - MOST_TOLD} more lines cannot be read either.`];

function linesOf(text: string): { readonly lines: readonly Line[]; readonly problems: readonly string[] } {
  const written = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ at: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== '' && !line.startsWith('#') && !line.startsWith('//'));
  if (written.length > MOST_LINES) throw unfit('text', [`A list has at most ${MOST_LINES} lines.`]);
  const problems: string[] = [];
  const lines = written.flatMap(({ at, text: line }) => {
    const read = readCardLine(line);
    if (!('expected' in read)) return [{ ...read, at }];
    problems.push(`Line ${at}: expected ${read.expected}.`);
    return [];
  });
  return { lines, problems };
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
  lines: readonly Line[],
): Promise<ReadonlyMap<number, string>> {
  const names = [...new Set(lines.flatMap(({ name, whole }) => [name.toLowerCase(), whole.toLowerCase()]))];
  const rows = await sql.query<Found>(
    `select p.key, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id
     left join game_set s on s.game_id = p.game_id and s.code = p.set_code
     where p.game_id = $1 and (lower(c.name) = any($2) or lower(split_part(c.name, ' // ', 1)) = any($2))
     order by p.is_draftable desc, s.released_on desc nulls last, p.set_code, p.number`,
    [gameId, names],
  );
  const byName = new Map<string, Found[]>();
  for (const row of rows) {
    const name = row.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const findFront = frontFinder(byName.keys());
  return new Map(
    lines.flatMap((line) => {
      const name = line.name.toLowerCase();
      const printings =
        byName.get(line.whole.toLowerCase()) ?? byName.get(name) ?? byName.get(findFront(name) ?? '') ?? [];
      const named = printings.find(
        ({ set_code, number }) =>
          set_code.toUpperCase() === line.set && (line.number === null || number === line.number),
      );
      const chosen = named ?? printings[0];
      return chosen ? [[line.at, chosen.key] as const] : [];
    }),
  );
}

function packOf(
  { name, packSize }: AddList,
  lines: readonly Line[],
  found: ReadonlyMap<number, string>,
): StoredPack {
  const copies = new Map<string, number>();
  for (const { at, count } of lines) {
    const key = found.get(at);
    if (key !== undefined) copies.set(key, (copies.get(key) ?? 0) + count);
  }
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
        cards: [...copies].map(([printing, weight]) => ({ printing, weight })),
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
