import { LEAST_PACK_SIZE, PACK_SIZE } from '../../cards/packSize.ts';
import type { AdminTable } from '../adminTable.ts';

/** All pack definitions; `cards` of the largest layout, `leastCards` of the smallest. */
export const packsTable: AdminTable = {
  name: 'packs',
  from: 'pack_definition p join game g on g.id = p.game_id left join member m on m.id = p.owner_id',
  id: 'p.id',
  game: 'g.slug',
  search: ["p.definition->>'name'", 'p.slug'],
  columns: [
    { key: 'name', label: 'Name', sql: "p.definition->>'name'", isSortable: true },
    { key: 'slug', label: 'Short name', sql: 'p.slug', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.name', isSortable: true },
    { key: 'gameSlug', label: 'Game address', sql: 'g.slug' },
    { key: 'cards', label: 'Cards', sql: PACK_SIZE, isSortable: true },
    { key: 'leastCards', label: 'Cards at least', sql: LEAST_PACK_SIZE, isSortable: true },
    {
      key: 'layouts',
      label: 'Layouts',
      sql: "jsonb_array_length(p.definition->'layouts')",
      isSortable: true,
    },
    {
      key: 'sheets',
      label: 'Sheets',
      sql: "(select count(*)::int from jsonb_object_keys(p.definition->'sheets'))",
      isSortable: true,
    },
    {
      key: 'replacement',
      label: 'Drawn',
      sql: "p.definition->>'replacement'",
      isSortable: true,
      filter: 'exact',
    },
    { key: 'owner', label: 'Owner', sql: 'm.handle', isSortable: true, filter: 'exact' },
  ],
  sort: { column: 'name', direction: 'asc' },
};
