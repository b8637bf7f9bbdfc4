import { foldName, hasInvisible } from '#contract/cardLists/foldName.ts';
import type { ListSection } from '#contract/cardLists/lineReadings.ts';
import { NameIndex } from '#contract/cardLists/nameIndex.ts';
import {
  hasCounts,
  type ListChoice,
  type ListEntry,
  type ListedCard,
  linesOfList,
  type ReadCardList,
  readCardLines,
} from '#contract/cardLists/readCardList.ts';
import type { CardTable } from '../cards/cardTable.ts';
import { readCardText } from '../cards/cardText.ts';
import { noCustomCards, readCustomCards } from '../cards/customCards.ts';
import { claimFile } from '../claimFile.ts';
import { plainHeader, readColumns } from '../csv/csvColumns.ts';
import { readRow } from '../csv/csvRow.ts';
import { SHEET_COPIES } from './listLines.ts';
import { readSections } from './listSections.ts';

/** A card that lines of a list may name. */
export type KnownListCard = Pick<ListedCard, 'id' | 'name' | 'otherNames'>;

/** A list as it is read, line by line; `card` is null where the game has none of that name. */
export interface ListReading {
  readonly entries: readonly Omit<ListEntry, 'bucket' | 'tags'>[];
  readonly questions: readonly {
    readonly line: number;
    readonly text: string;
    readonly choices: readonly ListChoice[];
  }[];
  /** Lines that name no card of the game; empty where no game is given. */
  readonly unknown: readonly { readonly line: number; readonly text: string }[];
  readonly ignored: readonly { readonly line: number; readonly text: string; readonly why: string }[];
}

export type ListFileRead =
  | { readonly ok: true; readonly list: ListReading }
  | { readonly ok: false; readonly sentence: string };

/** Reads a file as a list of cards: lines, a Draftmancer list, or a table. `cards` is null where no game is given. */
export function readListFile(
  path: string,
  bytes: Uint8Array,
  cards: readonly KnownListCard[] | null,
): ListFileRead {
  const decoded = readCardText(bytes);
  if (!decoded.ok) return { ok: false, sentence: decoded.sentence };
  const fileName = path.split(/[\\/]/).at(-1) ?? path;
  const claimed = claimFile({ fileName, text: decoded.text }, { map: {}, file: undefined });
  if (claimed.kind !== 'claimed') return { ok: false, sentence: claimed.sentence };
  const { claim } = claimed;
  if (claim.family === 'table') return readTableAsList(claim.content.table, cards);
  if (claim.family === 'draftmancer') return readSheets(claim.content.text, cards);
  if (claim.family === 'cube')
    return { ok: true, list: readingOf(readCardLines(linesOfList(claim.content.text), cards ?? []), cards) };
  return { ok: false, sentence: 'This is no list of cards. Import the file to read its cards.' };
}

function readingOf(
  { entries, questions, ignored }: ReadCardList,
  cards: readonly KnownListCard[] | null,
  own: ReadonlySet<string> = new Set(),
): ListReading {
  return {
    entries: entries.map(({ line, text, count, name, card, set, number, finish, section, readAs }) => ({
      ...{ line, text, count, name, card, set, number, finish, section, readAs },
    })),
    questions: questions.map(({ line, text, choices }) => ({ line, text, choices })),
    unknown:
      cards === null
        ? []
        : entries
            .filter(({ card, name }) => card === null && !own.has(name))
            .map(({ line, text }) => ({ line, text })),
    ignored: ignored.map(({ line, text, why }) => ({ line, text, why })),
  };
}

/** The lines under the sheets of a Draftmancer list, against its custom cards too. */
function readSheets(text: string, cards: readonly KnownListCard[] | null): ListFileRead {
  const read = readSections(text);
  if (!read.ok) return { ok: false, sentence: read.refusal.sentence };
  const { customCards, sheets } = read.sections;
  const custom = customCards ? readCustomCards(customCards, '', () => true) : noCustomCards();
  if ('sentence' in custom) return { ok: false, sentence: custom.sentence };
  const known = new Set(cards?.map(({ name }) => name));
  const own = [...custom.keyByName.keys()].filter((name) => !known.has(name));
  const counted = sheets.filter(({ lines }) => hasCounts(lines.map((line) => line.text)));
  const list = readCardLines(
    sheets.flatMap(({ lines }) => lines),
    [...(cards ?? []), ...own.map((name) => ({ id: '', name }))],
    {
      hasHeadings: false,
      plainCounts: SHEET_COPIES,
      countedLines: new Set(counted.flatMap(({ lines }) => lines.map(({ line }) => line))),
    },
  );
  return { ok: true, list: readingOf(list, cards, new Set(own)) };
}

const NO_COLUMNS: ReadonlySet<string> = new Set();
const COUNT_HEADERS = new Set(['count', 'quantity', 'qty', 'amount', 'copies']);
const BOARDS: Readonly<Record<string, ListSection>> = {
  sideboard: 'side',
  side: 'side',
  maybeboard: 'maybe',
  considering: 'maybe',
};

/** Each row of a table as a line; the header and rows that cannot be read are ignored. */
function readTableAsList(table: CardTable, cards: readonly KnownListCard[] | null): ListFileRead {
  const columns = readColumns(table.header, {});
  if ('missing' in columns) return { ok: false, sentence: 'The table has no column for the name of a card.' };
  const plain = table.header.map(plainHeader);
  const index = new NameIndex<ListedCard>(cards ?? []);
  const own = new Map<string, string>();
  const entries: ListReading['entries'][number][] = [];
  const questions: ListReading['questions'][number][] = [];
  const unknown: { line: number; text: string }[] = [];
  const ignored = table.rejected.map(({ row, found, expected }) => ({
    ...{ line: row, text: found, why: `it needs ${expected}` },
  }));
  const countAt = plain.findIndex((header) => COUNT_HEADERS.has(header));
  for (const row of table.rows) {
    const { row: line, cells } = row;
    const cell = (at: number | undefined) => (at === undefined || at < 0 ? '' : (cells[at] ?? '').trim());
    const text = cells.join(', ').slice(0, 400);
    const written = cell(columns.at.get('name'));
    const count = countAt < 0 || cell(countAt) === '' ? 1 : Number(cell(countAt));
    if (written === '' || !Number.isInteger(count) || count < 1) {
      ignored.push({
        line,
        text,
        why: written === '' ? 'it names no card' : 'its count is not a number of cards',
      });
      continue;
    }
    // An import leaves such a row out: a cell too many moves all others under the wrong headers.
    const read = readRow(row, columns, null, NO_COLUMNS);
    if ('expected' in read) {
      ignored.push({ line, text, why: `its ${read.column} needs ${read.expected}` });
      continue;
    }
    const found = index.find(written)?.cards ?? [];
    const [card] = found;
    if (found.length > 1) {
      questions.push({ line, text, choices: found.map(({ id, name }) => ({ count, name, card: id })) });
      continue;
    }
    const fold = foldName(written);
    if (!own.has(fold)) own.set(fold, written);
    const name = card?.name ?? own.get(fold) ?? written;
    const board = cell(plain.indexOf('board')).toLowerCase();
    const isMaybe = cell(plain.indexOf('maybeboard')).toLowerCase() === 'true';
    entries.push({
      ...{ line, text, count, name, card: card?.id ?? null },
      set: cell(columns.at.get('set')).toUpperCase() || null,
      number: cell(columns.at.get('number')) || null,
      finish: /^(foil|etched)$/i.test(cell(plain.indexOf('finish'))) ? 'foil' : null,
      section: isMaybe ? 'maybe' : (BOARDS[board] ?? 'main'),
      readAs: name === written && !hasInvisible(written) ? null : name,
    });
    if (cards !== null && !card) unknown.push({ line, text });
  }
  return { ok: true, list: { entries, questions, unknown, ignored } };
}
