import type { AdminTable } from '../adminTable.ts';

/** Sets of games, with how many printings each has. */
export const setsTable: AdminTable = {
  name: 'sets',
  from: 'game_set s join game g on g.id = s.game_id',
  id: 's.id',
  game: 'g.slug',
  search: ['s.name', 's.code'],
  columns: [
    { key: 'code', label: 'Code', sql: 's.code', isSortable: true },
    { key: 'name', label: 'Name', sql: 's.name', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.slug', isSortable: true, filter: 'exact' },
    { key: 'gameName', label: 'Name of the game', sql: 'g.name' },
    { key: 'releasedOn', label: 'Released', sql: 's.released_on::text', isSortable: true },
    {
      key: 'printings',
      label: 'Printings',
      sql: '(select count(*)::int from printing p where p.game_id = s.game_id and p.set_code = s.code)',
      isSortable: true,
    },
  ],
  sort: { column: 'name', direction: 'asc' },
};
