import type { AdminTable } from '../adminTable.ts';

/** Lines of chat that somebody reported, those nobody has looked at first. */
export const chatReportsTable: AdminTable = {
  name: 'chat-reports',
  from: `chat_report r join member m on m.id = r.member_id join member w on w.id = r.reporter_id
    join draft d on d.id = r.draft_id`,
  id: 'r.id',
  search: ['r.text', 'm.handle', 'w.handle'],
  columns: [
    { key: 'at', label: 'Reported', sql: 'r.at', isSortable: true },
    { key: 'handle', label: 'Said by', sql: 'm.handle', isSortable: true },
    { key: 'text', label: 'Line', sql: 'r.text' },
    { key: 'reporter', label: 'Reported by', sql: 'w.handle', isSortable: true },
    { key: 'table', label: 'Table', sql: 'd.name' },
    { key: 'saidAt', label: 'Said', sql: 'r.said_at', isSortable: true },
    {
      key: 'state',
      label: 'State',
      sql: "case when r.settled_at is null then 'open' else 'settled' end",
      isSortable: true,
      filter: 'exact',
    },
    { key: 'memberId', label: 'Member id', sql: 'r.member_id', filter: 'exact', isOnScreenOnly: true },
    { key: 'draftId', label: 'Table id', sql: 'r.draft_id', isOnScreenOnly: true },
  ],
  sort: { column: 'at', direction: 'desc' },
};
