import type { AdminTable } from '../adminTable.ts';

/** What can be achieved, with how many have it. */
export const achievementsTable: AdminTable = {
  name: 'achievements',
  from: 'achievement a',
  id: 'a.slug',
  search: ['a.name', 'a.sentence'],
  columns: [
    { key: 'name', label: 'Name', sql: 'a.name', isSortable: true },
    { key: 'sentence', label: 'Sentence', sql: 'a.sentence' },
    { key: 'metric', label: 'Counted by', sql: 'a.metric', isSortable: true, filter: 'exact' },
    { key: 'threshold', label: 'Threshold', sql: 'a.threshold', isSortable: true },
    {
      key: 'tier',
      label: 'Tier',
      sql: 'a.tier',
      isSortable: true,
      filter: 'exact',
    },
    { key: 'isSecret', label: 'Secret', sql: 'a.is_secret', isSortable: true, filter: 'exact' },
    {
      key: 'holders',
      label: 'Holders',
      sql: '(select count(*)::int from member_achievement h where h.slug = a.slug)',
      isSortable: true,
    },
    {
      key: 'state',
      label: 'State',
      sql: "case when a.retired_at is null then 'active' else 'retired' end",
      isSortable: true,
      filter: 'exact',
    },
    { key: 'position', label: 'Position', sql: 'a.position', isSortable: true },
    { key: 'slug', label: 'Slug', sql: 'a.slug' },
    { key: 'icon', label: 'Icon', sql: 'a.icon' },
  ],
  sort: { column: 'position', direction: 'asc' },
};
