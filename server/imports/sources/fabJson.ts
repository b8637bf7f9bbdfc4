import type { CsvTable } from '../csv/csvRows.ts';
import type { FabFile, FabPart } from '../fab/fabRows.ts';
import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { joined } from '../parsing/shortened.ts';
import { recordsUnder } from './records.ts';

/**
 * The fields of the Flesh and Blood JSON by the column of the tables that says the same, so that both mean the same cards
 * and printings.
 */
const CARD = {
  'Unique ID': 'unique_id',
  Name: 'name',
  Pitch: 'pitch',
  Cost: 'cost',
  Power: 'power',
  Defense: 'defense',
  Health: 'health',
  Intelligence: 'intelligence',
  Types: 'types',
  'Card Keywords': 'card_keywords',
  'Functional Text': 'functional_text',
  'Type Text': 'type_text',
} as const;

const PRINTING = {
  'Unique ID': 'unique_id',
  'Card Unique ID': 'card_unique_id',
  'Card Name': 'name',
  'Card Pitch': 'pitch',
  'Card ID': 'id',
  'Set Printing Unique ID': 'set_printing_unique_id',
  'Set ID': 'set_id',
  Edition: 'edition',
  Rarity: 'rarity',
  Foiling: 'foiling',
  'Flavor Text': 'flavor_text',
  'Image URL': 'image_url',
  'TCGPlayer ID': 'tcgplayer_product_id',
} as const;

const SET = { 'Unique ID': 'unique_id', Identifier: 'id', Name: 'name' } as const;

const RELEASE = { 'Set Unique ID': 'set_unique_id', 'Initial Release Date': 'initial_release_date' } as const;

const RARITY = { Shorthand: 'id', Text: 'description' } as const;

/**
 * The tables that a JSON file of Flesh and Blood holds: cards with their printings inside (card.json) or beside them
 * (card-flattened.json), sets, or rarities. Null for any other file.
 */
export function fabJsonOf(value: unknown, file: string | undefined): FabFile[] | null {
  const records = recordsUnder(value, '');
  const [first] = records;
  if (first === undefined) return null;
  const tables = (parts: Partial<Record<FabPart, CsvTable>>): FabFile[] =>
    Object.entries(parts).map(([part, table]) => ({ part: partNamed(part), table, file }));
  if ('unique_id' in first && 'functional_text' in first) {
    const rows = numbered(records);
    return tables({ card: tableOf(CARD, firstOfEach(rows)), printing: tableOf(PRINTING, printingsOf(rows)) });
  }
  if ('unique_id' in first && Array.isArray(first.printings) && 'name' in first) {
    const rows = numbered(records);
    return tables({ set: tableOf(SET, rows), setPrinting: tableOf(RELEASE, releasesOf(rows)) });
  }
  const keys = Object.keys(first);
  const isRarity = keys.length === 2 && 'id' in first && 'description' in first;
  return isRarity ? tables({ rarity: tableOf(RARITY, numbered(records)) }) : null;
}

const partNamed = (part: string): FabPart =>
  part === 'card' || part === 'printing' || part === 'set' || part === 'setPrinting' ? part : 'rarity';

interface Numbered {
  readonly row: number;
  readonly fields: Fields;
}

const numbered = (records: readonly Fields[]): Numbered[] =>
  records.map((fields, index) => ({ row: index + 1, fields }));

/** A flattened file has a card once for each of its printings. */
function firstOfEach(rows: readonly Numbered[]): Numbered[] {
  const seen = new Set<string>();
  return rows.filter(({ fields }) => {
    const id = textOf(fields.unique_id);
    if (!('printing_unique_id' in fields) || id === '') return true;
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst;
  });
}

function printingsOf(rows: readonly Numbered[]): Numbered[] {
  return rows.flatMap(({ row, fields }): Numbered[] => {
    const { name, pitch, unique_id: card_unique_id } = fields;
    if ('printing_unique_id' in fields)
      return [{ row, fields: { ...fields, card_unique_id, unique_id: fields.printing_unique_id } }];
    return recordsUnder(fields.printings, '').map((printing) => ({
      row,
      fields: { ...printing, name, pitch, card_unique_id },
    }));
  });
}

function releasesOf(rows: readonly Numbered[]): Numbered[] {
  return rows.flatMap(({ row, fields }) =>
    recordsUnder(fields.printings, '').map((printing) => ({
      row,
      fields: { ...printing, set_unique_id: fields.unique_id },
    })),
  );
}

function tableOf(columns: Readonly<Record<string, string>>, rows: readonly Numbered[]): CsvTable {
  return {
    header: Object.keys(columns),
    rows: rows.map(({ row, fields }) => ({
      row,
      cells: Object.values(columns).map((field) => cellOf(fields[field])),
    })),
    rejected: [],
  };
}

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return joined(value.map(cellOf));
  return isFields(value) ? '' : textOf(value);
}
