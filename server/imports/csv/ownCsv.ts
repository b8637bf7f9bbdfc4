import { namesBeside, namesOfLines } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import {
  type ImportBatch,
  type ImportOptions,
  type Recognised,
  type Reject,
  refuse,
  rejectRow,
} from '../batch.ts';
import { cardNamed } from '../cards/gathering.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { counted } from '../parsing/counted.ts';
import { textOfCell } from '../parsing/exportedText.ts';
import { isClear, type Says } from '../parsing/says.ts';
import type { CsvRow, CsvTable } from './csvRows.ts';

/** Lists of the administration that can be imported again. */
export type OwnPart = 'cards' | 'printings' | 'sets';

/** What a list of the administration is called in sentences. */
const NAMES: Readonly<Record<OwnPart, string>> = {
  cards: 'Passleft list of cards',
  printings: 'Passleft list of printings',
  sets: 'Passleft list of sets',
};

/** Heads by which the CSV of a list is known; the other heads may be missing. */
const MARKS: readonly (readonly [OwnPart, readonly string[]])[] = [
  ['cards', ['Name', 'Game', 'Name only', 'Printings']],
  ['printings', ['Card', 'Game', 'For drafting', 'Key']],
  ['sets', ['Code', 'Name', 'Name of the game', 'Printings']],
];

/** Lists that hold nothing an import could bring. */
const OTHER_MARKS: readonly (readonly [string, readonly string[]])[] = [
  ['templates', ['Name', 'Short name', 'Game address', 'Clock']],
  ['packs', ['Name', 'Short name', 'Game address', 'Sheets']],
  ['export templates', ['Name', 'Short name', 'Changed here', 'Characters']],
  ['games', ['Name', 'Address', 'Status', 'Templates']],
  ['what was done', ['When', 'Who', 'What', 'Its id']],
  ['tables', ['Table', 'Game', 'Template', 'Host', 'People']],
  ['users', ['Handle', 'E-mail', 'Role', 'Last seen']],
  ['invitations', ['E-mail', 'Invited by', 'Sent']],
  ['reports', ['Reported', 'Said by', 'Reported by']],
  ['achievements', ['Name', 'Sentence', 'Threshold', 'Holders']],
  ['pick figures', ['Card', 'Game', 'Packs with it', 'Wheel rate']],
];

const holds = (header: readonly string[], labels: readonly string[]) =>
  labels.every((label) => header.includes(label));

/** Which list of the administration a header is of; null for a table of somebody else's. */
export function ownPartOf(
  labels: readonly string[],
): { readonly part: OwnPart } | { readonly other: string } | null {
  const header = labels.map((label) => label.trim());
  const own = MARKS.find(([, marks]) => holds(header, marks));
  if (own) return { part: own[0] };
  const other = OTHER_MARKS.find(([, marks]) => holds(header, marks));
  return other ? { other: other[0] } : null;
}

/** One of the lists that the administration exports. */
export interface OwnFile {
  readonly part: OwnPart;
  readonly table: CsvTable;
  readonly file?: string | undefined;
}

interface OwnRow {
  readonly row: number;
  /** A cell as it was written; undefined where the list has no such column. */
  readonly cell: (label: string) => string | undefined;
}

/**
 * Reads a list that the administration exported. Rows are known by their id, or by their name, key or code without one; a
 * cell that is as it was exported says nothing. Rows of other games stay out.
 */
export function readOwnCsv({ part, table }: OwnFile, options: ImportOptions): Recognised {
  const rejected: Reject[] = [...table.rejected];
  const out: Read = {
    cards: [],
    printings: [],
    sets: [],
    cardSays: new Map(),
    printingSays: new Map(),
    setSays: new Map(),
  };
  const all = table.rows.map((row) => ownRow(table.header, row));
  const rows = all.filter(({ cell }) => (cell('Game') ?? options.gameSlug).trim() === options.gameSlug);
  if (all.length > 0 && rows.length === 0)
    return refuse(`This is a ${NAMES[part]}, and none of its rows belongs to "${options.gameSlug}".`);
  for (const row of rows) {
    const reject = READERS[part](row, out);
    if (reject) rejected.push(reject);
  }
  if (rows.length === 0) return refuse(`This is a ${NAMES[part]} without a row.`, rejected);
  return { ok: true, batch: batchOf(part, out, rejected, warningsOf(part, all.length - rows.length)) };
}

interface Read {
  readonly cards: CardRecord[];
  readonly printings: PrintingRecord[];
  readonly sets: SetRecord[];
  readonly cardSays: Map<string, Says>;
  readonly printingSays: Map<string, Says>;
  readonly setSays: Map<string, Says>;
}

function batchOf(part: OwnPart, out: Read, rejected: Reject[], warnings: string[]): ImportBatch {
  const { cards, printings } = out;
  const lanes = [...new Set(cards.flatMap((card) => card.lanes))];
  const rarities = [...new Set(printings.map(({ rarity }) => rarity))];
  const codes = [...new Set(printings.map(({ set }) => set))].filter((code) => code !== '');
  return {
    format: NAMES[part],
    sets: [...out.sets, ...codes.map((code) => ({ code, name: code, releasedOn: null }))],
    cards,
    printings,
    packs: [],
    templates: [],
    proposedGame: {
      ...(lanes.length > 0 && {
        lanes: lanesOf(lanes).map((lane, at) => ({ ...lane, key: lanes[at] ?? lane.key })),
      }),
      ...(rarities.length > 0 && { rarities: rarityScale(rarities) }),
    },
    rejected,
    warnings,
    nameOnly: cards.filter(({ isNameOnly }) => isNameOnly).map(({ name }) => name),
    says: { cards: out.cardSays, printings: out.printingSays, sets: out.setSays },
  };
}

function warningsOf(part: OwnPart, others: number): string[] {
  const left = `${counted(others, 'row belongs to another game and was', 'rows belong to other games and were')} left out.`;
  return [
    ...(others > 0 ? [left] : []),
    ...(part === 'cards'
      ? ['Set, rarity and printings are not read from a list of cards. Change them in the list of printings.']
      : []),
  ];
}

function ownRow(header: readonly string[], { row, cells }: CsvRow): OwnRow {
  const at = new Map(header.map((label, index) => [label.trim(), index]));
  return { row, cell: (label) => cells[at.get(label) ?? -1] };
}

const text = (cell: string | undefined) => (cell === undefined || isClear(cell) ? '' : textOfCell(cell));

/** What a row says, by field and head of its column; `id` is the head of the column of ids. */
function saysOf({ cell }: OwnRow, heads: Readonly<Record<string, string>>, idHead: string): Says {
  const id = cell(idHead)?.trim() ?? '';
  const written = Object.entries(heads).flatMap(([field, head]) => {
    const value = cell(head);
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    cells: Object.fromEntries(written),
    clears: written.flatMap(([field, value]) => (isClear(value) && CLEARABLE.has(field) ? [field] : [])),
    ...(id !== '' && { id }),
  };
}

const CLEARABLE = new Set(['cost', 'rating', 'lanes', 'type', 'typeLine', 'rules', 'image', 'releasedOn']);

const CARD_HEADS = {
  name: 'Name',
  lanes: 'Lanes',
  type: 'Type',
  cost: 'Cost',
  rating: 'Rating',
  typeLine: 'Type line',
  rules: 'Rules',
};
/** Each language is a field of its own, so that a line that is missing says nothing. */
const NAMES_HEAD = 'Names in other languages';
const PRINTING_HEADS = {
  key: 'Key',
  card: 'Card',
  set: 'Set',
  number: 'Number',
  rarity: 'Rarity',
  isDraftable: 'For drafting',
  image: 'Picture',
};
const SET_HEADS = { code: 'Code', name: 'Name', releasedOn: 'Released' };

const READERS: Readonly<Record<OwnPart, (row: OwnRow, out: Read) => Reject | null>> = {
  cards: readCard,
  printings: readPrinting,
  sets: readSet,
};

const isTrue = (cell: string | undefined) => cell?.trim().toLowerCase() === 'true';

function readCard(row: OwnRow, out: Read): Reject | null {
  const { cell } = row;
  const name = text(cell('Name'));
  if (name === '' || name.length > 300) return wrong(row, 'Name', 'the name of a card');
  if (out.cardSays.has(name)) return wrong(row, 'Name', 'a name that occurs once');
  const [cost, rating] = [text(cell('Cost')).trim(), text(cell('Rating')).trim()];
  if (cost !== '' && !Number.isFinite(Number(cost))) return wrong(row, 'Cost', 'a number');
  if (!(Number(rating) >= 0 && Number(rating) <= 5)) return wrong(row, 'Rating', 'a number from 0 to 5');
  const names = namesOfLines(text(cell(NAMES_HEAD)));
  if (!names.ok) return wrong(row, NAMES_HEAD, 'a line for each language, such as de: Abteigreif');
  const said = Object.entries(names.names);
  const cleared = said.flatMap(([tag, written]) => (isClear(written) ? [`names.${tag}`] : []));
  const says = saysOf(row, CARD_HEADS, 'Card id');
  out.cardSays.set(name, { ...says, clears: [...(says.clears ?? []), ...cleared] });
  out.cards.push(
    cardNamed(name, {
      ...namesBeside(
        name,
        said.filter(([, written]) => !isClear(written)),
      ),
      cost: cost === '' ? null : Number(cost),
      rating: rating === '' ? null : Number(rating),
      lanes: text(cell('Lanes'))
        .split(',')
        .map((lane) => lane.trim())
        .filter((lane) => lane !== '' && lane.length <= 120),
      type: text(cell('Type')),
      typeLine: text(cell('Type line')),
      rules: text(cell('Rules')).slice(0, 20_000),
      isNameOnly: isTrue(cell('Name only')),
    }),
  );
  return null;
}

function readPrinting(row: OwnRow, out: Read): Reject | null {
  const { cell } = row;
  const key = text(cell('Key'));
  if (key === '' || key.length > 120) return wrong(row, 'Key', 'a key of at most 120 characters');
  if (out.printingSays.has(key)) return wrong(row, 'Key', 'a key that occurs once');
  const short = (['Set', 'Rarity'] as const).find((head) => {
    const value = cell(head);
    return value !== undefined && (text(value) === '' || text(value).length > 120);
  });
  if (short !== undefined) return wrong(row, short, 'a text of at most 120 characters');
  out.printingSays.set(key, saysOf(row, PRINTING_HEADS, 'Printing id'));
  out.printings.push({
    key,
    card: text(cell('Card')),
    set: text(cell('Set')),
    number: text(cell('Number')),
    rarity: text(cell('Rarity')),
    image: text(cell('Picture')) || null,
    flavour: '',
    externalIds: {},
    isDraftable: isTrue(cell('For drafting')),
  });
  return null;
}

function readSet(row: OwnRow, out: Read): Reject | null {
  const { cell } = row;
  const [code, releasedOn] = [text(cell('Code')), text(cell('Released')).trim()];
  if (code === '' || code.length > 120) return wrong(row, 'Code', 'a code of at most 120 characters');
  if (out.setSays.has(code)) return wrong(row, 'Code', 'a code that occurs once');
  if (releasedOn !== '' && !isDay(releasedOn)) return wrong(row, 'Released', 'a day such as 2026-11-30');
  out.setSays.set(code, saysOf(row, SET_HEADS, 'Set id'));
  out.sets.push({ code, name: text(cell('Name')) || code, releasedOn: releasedOn || null });
  return null;
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

const wrong = ({ row, cell }: OwnRow, head: string, expected: string): Reject =>
  rejectRow(row, head, cell(head) ?? '', expected);
