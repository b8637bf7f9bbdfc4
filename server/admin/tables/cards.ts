import type { AdminTable } from '../adminTable.ts';

const firstPrinting = (value: string) =>
  `(select ${value} from printing p where p.card_id = c.id order by p.key limit 1)`;

const printingsWith = (sql: string) => ({ from: 'printing p', ownerId: 'p.card_id', sql });
/** Imports of old wrote null for a dash. */
const ATTRIBUTES = "jsonb_strip_nulls(c.record->'attributes')";

/** As `linesOfNames` writes them. */
const NAMES = `(select string_agg(named.key || ': ' || named.value, chr(10) order by named.key collate "C")
  from jsonb_each_text(c.record->'names') named)`;

/** Cards as rules identities; picture, set and rarity are those of the first printing. */
export const cardsTable: AdminTable = {
  name: 'cards',
  from: 'card c',
  id: 'c.id',
  idLabel: 'Card id',
  gameId: 'c.game_id',
  searchText: 'c.search_text',
  card: 'c',
  search: [],
  columns: [
    { key: 'name', label: 'Name', sql: 'c.name', isSortable: true },
    {
      key: 'game',
      label: 'Game',
      sql: '(select g.slug from game g where g.id = c.game_id)',
      isSortable: true,
      filter: 'exact',
    },
    {
      key: 'lanes',
      label: 'Lanes',
      sql: "c.record->'lanes'",
      isSortable: true,
      sortSql: "c.record->>'lanes'",
      filter: 'holds',
    },
    { key: 'type', label: 'Type', sql: "c.record->>'type'", isSortable: true, filter: 'exact' },
    { key: 'cost', label: 'Cost', sql: "(c.record->>'cost')::float8", isSortable: true, filter: 'exact' },
    { key: 'rating', label: 'Rating', sql: "(c.record->>'rating')::float8", isSortable: true },
    { key: 'typeLine', label: 'Type line', sql: "c.record->>'typeLine'" },
    { key: 'rules', label: 'Rules', sql: "c.record->>'rules'" },
    { key: 'names', label: 'Names in other languages', sql: NAMES },
    { key: 'isNameOnly', label: 'Name only', sql: 'c.is_name_only', isSortable: true, filter: 'exact' },
    { key: 'set', label: 'Set', sql: firstPrinting('p.set_code'), filterAmong: printingsWith('p.set_code') },
    {
      key: 'rarity',
      label: 'Rarity',
      sql: firstPrinting('p.rarity'),
      filterAmong: printingsWith('p.rarity'),
    },
    {
      key: 'printings',
      label: 'Printings',
      sql: '(select count(*)::int from printing p where p.card_id = c.id)',
      isSortable: true,
    },
    { key: 'image', label: 'Picture', sql: firstPrinting("p.record->>'image'"), isOnScreenOnly: true },
    { key: 'attributes', label: 'Attributes', sql: ATTRIBUTES, isOnScreenOnly: true },
  ],
  attributes: ATTRIBUTES,
  sort: { column: 'name', direction: 'asc' },
};
