import { imageVersionSql } from '../activitySubjects.ts';
import type { AdminTable } from '../adminTable.ts';

/** Sets of games, with how many printings each has. */
export const setsTable: AdminTable = {
  name: 'sets',
  from: 'game_set t join game g on g.id = t.game_id',
  id: 't.id',
  idLabel: 'Set id',
  game: 'g.slug',
  search: ['t.name', 't.code'],
  columns: [
    { key: 'code', label: 'Code', sql: 't.code', isSortable: true },
    { key: 'name', label: 'Name', sql: 't.name', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.slug', isSortable: true, filter: 'exact' },
    { key: 'gameName', label: 'Name of the game', sql: 'g.name' },
    { key: 'releasedOn', label: 'Released', sql: 't.released_on::text', isSortable: true },
    {
      key: 'printings',
      label: 'Printings',
      sql: '(select count(*)::int from printing p where p.game_id = t.game_id and p.set_code = t.code)',
      isSortable: true,
    },
    { key: 'version', label: 'Version', sql: imageVersionSql('set'), isOnScreenOnly: true },
  ],
  sort: { column: 'name', direction: 'asc' },
};
