import type { AdminTable } from '../adminTable.ts';

/** All draft templates; `tables` counts the tables that were made of each. */
export const templatesTable: AdminTable = {
  name: 'templates',
  from: 'draft_template t join game g on g.id = t.game_id left join member m on m.id = t.owner_id',
  id: 't.id',
  game: 'g.slug',
  search: ["t.definition->>'name'", 't.slug', "t.definition->>'blurb'"],
  columns: [
    { key: 'name', label: 'Name', sql: "t.definition->>'name'", isSortable: true },
    { key: 'slug', label: 'Short name', sql: 't.slug', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.name', isSortable: true },
    { key: 'gameSlug', label: 'Game address', sql: 'g.slug' },
    {
      key: 'format',
      label: 'Format',
      sql: "t.definition->>'format'",
      isSortable: true,
      filter: 'exact',
    },
    { key: 'seats', label: 'Seats', sql: "(t.definition->>'seats')::int", isSortable: true },
    { key: 'clock', label: 'Clock', sql: "t.definition->>'clock'", isSortable: true, filter: 'exact' },
    { key: 'status', label: 'Status', sql: 't.status', isSortable: true, filter: 'exact' },
    {
      key: 'tables',
      label: 'Tables',
      sql: "(select count(*)::int from draft d where d.game_id = t.game_id and d.template->>'slug' = t.slug)",
      isSortable: true,
    },
    { key: 'owner', label: 'Owner', sql: 'm.handle', isSortable: true, filter: 'exact' },
  ],
  sort: { column: 'name', direction: 'asc' },
};
