import { IS_FINISHED_DRAFT } from '#server/results/draftCounts.ts';
import type { AdminTable } from '../adminTable.ts';

const counted = (table: string, where = 'true') =>
  `(select count(*)::int from ${table} x where x.game_id = g.id and ${where})`;

/** All games with what there is of each. */
export const gamesTable: AdminTable = {
  name: 'games',
  from: "(select * from game where status <> 'private') g",
  id: 'g.id',
  search: ['g.name', 'g.slug'],
  columns: [
    { key: 'name', label: 'Name', sql: 'g.name', isSortable: true },
    { key: 'slug', label: 'Address', sql: 'g.slug', isSortable: true },
    { key: 'status', label: 'Status', sql: 'g.status', isSortable: true, filter: 'exact' },
    { key: 'cards', label: 'Cards', sql: counted('card'), isSortable: true },
    { key: 'printings', label: 'Printings', sql: counted('printing'), isSortable: true },
    { key: 'sets', label: 'Sets', sql: counted('game_set'), isSortable: true },
    { key: 'packs', label: 'Packs', sql: counted('pack_definition'), isSortable: true },
    { key: 'templates', label: 'Templates', sql: counted('draft_template'), isSortable: true },
    {
      key: 'drafts',
      label: 'Drafts finished',
      sql: `(select count(*)::int from draft d where d.game_id = g.id and ${IS_FINISHED_DRAFT})`,
      isSortable: true,
    },
    {
      key: 'updatedAtMs',
      label: 'Changed',
      sql: '(extract(epoch from g.updated_at) * 1000)::float8',
      isSortable: true,
    },
  ],
  sort: { column: 'name', direction: 'asc' },
};
