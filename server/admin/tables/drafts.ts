import type { AdminTable } from '../adminTable.ts';

const seated = (kind: string) =>
  `(select count(*)::int from seat s where s.draft_id = d.id and s.kind = '${kind}')`;

/** The tables that are being gathered, drafted at or built at now. */
export const draftsTable: AdminTable = {
  name: 'drafts',
  from: 'draft d join game g on g.id = d.game_id left join member m on m.id = d.host_id',
  where: "d.status in ('lobby', 'countdown', 'drafting', 'paused', 'building')",
  id: 'd.id',
  game: 'g.slug',
  search: ['d.name', 'm.handle', 'd.code'],
  columns: [
    { key: 'name', label: 'Table', sql: 'd.name', isSortable: true },
    { key: 'game', label: 'Game', sql: 'g.name', isSortable: true },
    { key: 'template', label: 'Template', sql: "d.template->>'name'", isSortable: true },
    { key: 'format', label: 'Format', sql: "d.template->>'format'", isOnScreenOnly: true },
    { key: 'status', label: 'Status', sql: 'd.status', isSortable: true, filter: 'exact' },
    { key: 'host', label: 'Host', sql: 'm.handle', isSortable: true, filter: 'exact' },
    { key: 'people', label: 'People', sql: seated('member'), isSortable: true },
    { key: 'bots', label: 'Bots', sql: seated('bot') },
    { key: 'seats', label: 'Seats', sql: 'd.seats', isSortable: true },
    {
      key: 'faces',
      label: 'Faces',
      sql: `(select coalesce(json_agg(p.avatar_seed order by s.seat), '[]') from seat s join member p on p.id = s.member_id
        where s.draft_id = d.id and s.kind = 'member')`,
      isOnScreenOnly: true,
    },
    { key: 'isSolo', label: 'Alone', sql: 'd.is_solo', filter: 'exact' },
    { key: 'createdAt', label: 'Made', sql: 'd.created_at', isSortable: true },
    { key: 'startedAt', label: 'Started', sql: 'd.started_at', isSortable: true },
    {
      key: 'lastAt',
      label: 'Last happened',
      sql: '(select max(l.at) from draft_log l where l.draft_id = d.id)',
      isSortable: true,
    },
  ],
  sort: { column: 'createdAt', direction: 'desc' },
};
