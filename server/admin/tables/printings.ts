import type { AdminTable } from '../adminTable.ts';

/** Printings with the card that each of them is one of. */
export const printingsTable: AdminTable = {
  name: 'printings',
  from: 'printing p join card c on c.id = p.card_id',
  id: 'p.id',
  idLabel: 'Printing id',
  gameId: 'p.game_id',
  searchText: "(c.search_text || ' ' || p.search_text)",
  cardId: 'p.card_id',
  search: [],
  columns: [
    { key: 'name', label: 'Card', sql: 'c.name', isSortable: true },
    { key: 'cardId', label: 'Card id', sql: 'p.card_id', isOnScreenOnly: true, filter: 'exact' },
    {
      key: 'game',
      label: 'Game',
      sql: '(select g.slug from game g where g.id = p.game_id)',
      isSortable: true,
      filter: 'exact',
    },
    { key: 'set', label: 'Set', sql: 'p.set_code', isSortable: true, filter: 'exact' },
    {
      key: 'number',
      label: 'Number',
      sql: 'p.number',
      isSortable: true,
      sortSql: "(lpad(coalesce(substring(p.number from '\\d+'), ''), 9, '0') || p.number)",
    },
    { key: 'rarity', label: 'Rarity', sql: 'p.rarity', isSortable: true, filter: 'exact' },
    { key: 'isDraftable', label: 'For drafting', sql: 'p.is_draftable', isSortable: true, filter: 'exact' },
    { key: 'key', label: 'Key', sql: 'p.key', isSortable: true },
    { key: 'image', label: 'Picture', sql: "p.record->>'image'" },
    {
      key: 'hasPicture',
      label: 'Has a picture',
      sql: "(p.record->>'image' is not null)",
      isSortable: true,
      filter: 'exact',
    },
  ],
  sort: { column: 'name', direction: 'asc' },
};
