import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type ImportOptions, type ProposedGame, type Recognised, rejectRow } from '../batch.ts';
import { cardNamed, Gathering } from '../cards/gathering.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { twoBuckets } from '../cards/magicGame.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { dayOf } from '../parsing/day.ts';
import { textOf } from '../parsing/jsonValues.ts';
import { cut } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import { rulesOfCard, settleNames, sharedWords } from './cardIdentity.ts';
import { valueAt } from './records.ts';
import type { SourceAdapter, SourceMapping, SourceRow } from './sourceAdapter.ts';

/** A file of a public source. */
export interface SourceFile {
  readonly adapter: SourceAdapter;
  readonly value: unknown;
  readonly file?: string | undefined;
}

interface Read {
  readonly row: number;
  readonly file: string | undefined;
  readonly card: CardRecord;
  readonly printing: PrintingRecord;
  readonly rarityName: string;
}

const mostLanes = 40;
const longestName = 300;
const longestText = 20_000;
const longestKey = 120;

/** Reads files of one public source: its adapter takes them apart, and its mapping says what the fields of a row are. */
export function readSource(files: readonly SourceFile[], options: ImportOptions): Recognised {
  const [first] = files;
  if (!first) throw new Error('A source needs a file.');
  const { adapter } = first;
  const out = new Gathering();
  const lanes = new Set(adapter.game.lanes);
  const read = files.flatMap((file) => readFile(file, lanes, options, out));
  const rarityNames = new Map(read.map(({ printing, rarityName }) => [printing.rarity, rarityName]));
  addAll(read, adapter, options, out);
  return out.finish(adapter.format, gameOf(adapter, lanes, rarityNames, out));
}

function readFile(
  { adapter, value, file }: SourceFile,
  lanes: Set<string>,
  { map }: ImportOptions,
  out: Gathering,
): Read[] {
  const source = adapter.read(value, { set: map?.set || null });
  for (const set of source.sets ?? []) out.addSet(set);
  for (const reject of source.rejected ?? []) out.reject(reject, file);
  for (const warning of source.warnings ?? []) out.warnings.push(warning);
  return source.rows.flatMap((row): Read[] => {
    const cells = cellsOf(row, adapter);
    const wrong = wrongIn(cells, adapter.mapping);
    if (wrong) {
      out.reject(rejectRow(row.row, wrong.path, valueAt(row.fields, wrong.path), wrong.expected), file);
      return [];
    }
    const { mapping, game } = adapter;
    const set = cells.text(mapping.set);
    const name = mapping.setName ? cells.text(mapping.setName) : '';
    const releasedOn = dayOf(mapping.releasedOn ? cells.text(mapping.releasedOn) : null);
    out.addSet({ code: set, name: cut(name || set, longestName), releasedOn });
    const written = cells.text(mapping.rarity);
    const rarity = cut(written.toLowerCase(), longestKey);
    return [
      {
        row: row.row,
        file,
        card: cardOf(cells, mapping, lanes),
        printing: printingOf(cells, mapping, { set, rarity, isVariant: row.isVariant === true }),
        rarityName: game.rarities?.[rarity] ?? written,
      },
    ];
  });
}

/** The fields of a row as texts, without what the source writes for nothing. */
interface Cells {
  readonly text: (path: string) => string;
  readonly list: (path: string) => string[];
  readonly joined: (paths: readonly string[] | undefined, by: string) => string;
}

function cellsOf({ fields }: SourceRow, { empty = [] }: SourceAdapter): Cells {
  const asText = (value: unknown): string => {
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value);
    return empty.includes(text) ? '' : text;
  };
  const list = (path: string): string[] => {
    const value = valueAt(fields, path);
    return (Array.isArray(value) ? value : [value]).map(asText).filter((text) => text !== '');
  };
  return {
    text: (path) => list(path).join(', '),
    list,
    joined: (paths = [], by) =>
      paths
        .flatMap((path) => list(path).join(', ') || [])
        .join(by)
        .trim(),
  };
}

function wrongIn(
  cells: Cells,
  { name, set, key, number }: SourceMapping,
): { readonly path: string; readonly expected: string } | null {
  const [first = 'name'] = name;
  const whole = cells.joined(name, ' - ');
  if (cells.text(first) === '' || whole.length > longestName)
    return { path: first, expected: 'the name of a card' };
  if (cells.text(set) === '' || cells.text(set).length > longestKey)
    return { path: set, expected: 'a set of at most 120 characters' };
  if (number !== undefined && cells.text(number).length > longestKey)
    return { path: number, expected: 'a number of at most 120 characters' };
  const [firstKey = 'key'] = key;
  return cells.text(firstKey) === '' ? { path: firstKey, expected: 'a text' } : null;
}

function cardOf(cells: Cells, mapping: SourceMapping, lanes: Set<string>): CardRecord {
  const written = mapping.cost === undefined ? '' : cells.text(mapping.cost);
  const type = mapping.type === undefined ? '' : cut(cells.text(mapping.type), 400);
  const subtypes = mapping.subtypes === undefined ? '' : cells.list(mapping.subtypes).join(', ');
  const words = (mapping.lanes ?? []).flatMap((path) => cells.list(path));
  for (const word of words) if (lanes.size < mostLanes) lanes.add(cut(word, longestKey));
  const stats = cells.joined(mapping.stats, '/');
  const name = cells.joined(mapping.name, ' - ');
  return cardNamed(name, {
    cost: /^\d{1,6}(\.\d{1,3})?$/.test(written) ? Number(written) : null,
    costText: cut(written, longestKey),
    lanes: [...new Set(words.filter((word) => lanes.has(word)).map(slugOf))],
    type,
    typeLine: cut(subtypes === '' ? type : `${type} — ${subtypes}`, 400),
    rules: cut(cells.joined(mapping.rules, '\n'), longestText),
    stats: stats === '' ? null : cut(stats, 60),
    sides: sidesOf(cells, mapping, name, type),
    attributes: attributesOf(cells, mapping),
  });
}

function sidesOf(cells: Cells, mapping: SourceMapping, name: string, typeLine: string): CardRecord['sides'] {
  const { back } = mapping;
  if (back === undefined) return [];
  const [rules, image] = [cells.text(back.rules), cells.text(back.image)];
  if (rules === '' && image === '') return [];
  const stats = cells.joined(mapping.stats, '/') || null;
  const front = mapping.image === undefined ? '' : cells.text(mapping.image);
  return [
    {
      name,
      typeLine,
      rules: cut(cells.joined(mapping.rules, '\n'), longestText),
      stats,
      image: front || null,
    },
    { name, typeLine, rules: cut(rules, longestText), stats, image: image || null },
  ];
}

function attributesOf(cells: Cells, { attributes = {} }: SourceMapping): CardRecord['attributes'] {
  const out: Record<string, CardRecord['attributes'][string]> = {};
  for (const [key, { path, type }] of Object.entries(attributes)) {
    const list = cells.list(path).map((text) => cut(text, 2000));
    const text = list.join(', ');
    if (text === '') continue;
    if (type === 'list') out[key] = list;
    else if (type === 'text') out[key] = text;
    else if (Number.isFinite(Number(text))) out[key] = Number(text);
  }
  return out;
}

function printingOf(
  cells: Cells,
  mapping: SourceMapping,
  { set, rarity, isVariant }: { readonly set: string; readonly rarity: string; readonly isVariant: boolean },
): PrintingRecord {
  const ids = Object.entries(mapping.ids ?? {}).map(([id, path]) => [id, cut(cells.text(path), longestKey)]);
  return {
    key: cut(cells.joined(mapping.key, '/'), longestKey),
    card: cells.joined(mapping.name, ' - '),
    set,
    number: mapping.number === undefined ? '' : cells.text(mapping.number),
    rarity,
    image: (mapping.image === undefined ? '' : cells.text(mapping.image)) || null,
    flavour: mapping.flavour === undefined ? '' : cut(cells.text(mapping.flavour), longestText),
    externalIds: Object.fromEntries(ids.filter(([, id]) => id !== '')),
    isDraftable: !isVariant,
  };
}

/** Adds cards once by what they are, and printings to their cards. Cards of one name that differ are two cards. */
function addAll(read: readonly Read[], adapter: SourceAdapter, options: ImportOptions, out: Gathering): void {
  const baseNumber = ({ printing }: Read) => printing.number || printing.key;
  const { names, shared } = settleNames(
    read.map((one) => {
      const { card, printing } = one;
      const known = options.placeOf?.(printing.key)?.name ?? null;
      const isByNumber = adapter.identity === 'number';
      const numbers = isByNumber ? (options.printingsOf?.(card.name) ?? []).map(({ number }) => number) : [];
      return {
        name: card.name,
        identity: isByNumber ? baseNumber(one) : rulesOfCard(card),
        apart: isByNumber || printing.number === '' ? baseNumber(one) : `${printing.set} ${printing.number}`,
        known,
        isTaken: known === null && numbers.length > 0 && !numbers.includes(printing.number),
      };
    }),
  );
  for (const [at, { card, printing, row, file }] of read.entries()) {
    const name = names[at] ?? null;
    const column = adapter.mapping.name[0] ?? 'name';
    if (name === null) {
      out.reject(
        rejectRow(row, column, card.name, 'a name that tells it apart from a card with other rules'),
        file,
      );
      continue;
    }
    if (!out.printings.has(printing.key)) out.addCard({ ...card, name });
    out.addPrinting({ ...printing, card: name }, row, adapter.mapping.key[0] ?? 'key', file);
  }
  out.warnings.push(...sharedWords(shared));
}

function gameOf(
  { game, mapping }: SourceAdapter,
  lanes: ReadonlySet<string>,
  rarityNames: ReadonlyMap<string, string>,
  out: Gathering,
): ProposedGame {
  const codes = [...out.printings.values()].map(({ rarity }) => rarity);
  return {
    ...twoBuckets,
    lanes: lanesOf(lanes),
    laneRule: game.laneRule ?? { kind: 'any' },
    laneWord: game.laneWord,
    rarities: rarityScale(codes, rarityNames),
    attributes: Object.entries(mapping.attributes ?? {})
      .filter(([key]) => [...out.cards.values()].some(({ attributes }) => key in attributes))
      .map(([key, { label, type }]) => ({ key, label, type })),
    ...(game.featuredType !== undefined && { featuredType: game.featuredType }),
  };
}
