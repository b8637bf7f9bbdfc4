import type { AdminTable } from '../adminTable.ts';

/** All export templates; those without a game serve every game. */
export const exportsTable: AdminTable = {
  name: 'exports',
  from: 'export_template t left join game g on g.id = t.game_id',
  id: 't.id',
  search: ['t.name', 't.slug', 't.blurb'],
  columns: [
    { key: 'name', label: 'Name', sql: 't.name', isSortable: true },
    { key: 'slug', label: 'Short name', sql: 't.slug', isSortable: true },
    { key: 'blurb', label: 'For', sql: 't.blurb' },
    { key: 'game', label: 'Game', sql: "coalesce(g.name, 'All games')", isSortable: true, filter: 'exact' },
    { key: 'fileName', label: 'File', sql: 't.file_name', isSortable: true },
    { key: 'isChanged', label: 'Changed here', sql: 't.shipped is null', isSortable: true },
    { key: 'characters', label: 'Characters', sql: 'length(t.body)', isSortable: true },
  ],
  sort: { column: 'name', direction: 'asc' },
};
