import type { AdminTable } from '../adminTable.ts';

/** Everything that was done in the administration. */
export const activityTable: AdminTable = {
  name: 'activity',
  from: 'activity a left join member m on m.id = a.member_id left join game g on g.id = a.game_id',
  id: 'a.id',
  game: 'g.slug',
  search: ['a.label', 'm.handle'],
  columns: [
    { key: 'at', label: 'When', sql: 'a.at', isSortable: true },
    {
      key: 'who',
      label: 'Who',
      sql: 'case when m.deleted_at is null then m.handle end',
      isSortable: true,
      filter: 'exact',
    },
    { key: 'label', label: 'What', sql: 'a.label', isSortable: true },
    { key: 'kind', label: 'Kind', sql: 'a.kind', isSortable: true, filter: 'exact' },
    { key: 'subject', label: 'Subject', sql: 'a.subject', isSortable: true, filter: 'exact' },
    { key: 'subjectId', label: 'Its id', sql: 'a.subject_id', filter: 'exact' },
    { key: 'game', label: 'Game', sql: 'g.slug', filter: 'exact' },
    { key: 'changes', label: 'Rows', sql: 'a.changes', isSortable: true },
    { key: 'revertedAt', label: 'Reverted', sql: 'a.reverted_at' },
  ],
  sort: { column: 'at', direction: 'desc' },
};
