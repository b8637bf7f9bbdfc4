import { SHOWN_HOLDERS } from '../../achievements/shownMetrics.ts';
import { imageVersionSql } from '../activitySubjects.ts';
import type { AdminTable } from '../adminTable.ts';

/** What can be achieved, with how many have it. */
export const achievementsTable: AdminTable = {
  name: 'achievements',
  from: 'achievement t',
  id: 't.slug',
  search: ['t.name', 't.sentence'],
  columns: [
    { key: 'name', label: 'Name', sql: 't.name', isSortable: true },
    { key: 'sentence', label: 'Sentence', sql: 't.sentence' },
    { key: 'metric', label: 'Counted by', sql: 't.metric', isSortable: true, filter: 'exact' },
    { key: 'threshold', label: 'Threshold', sql: 't.threshold', isSortable: true },
    {
      key: 'tier',
      label: 'Tier',
      sql: 't.tier',
      isSortable: true,
      filter: 'exact',
    },
    { key: 'isSecret', label: 'Secret', sql: 't.is_secret', isSortable: true, filter: 'exact' },
    {
      key: 'holders',
      label: 'Holders',
      sql: `(select count(*)::int from (${SHOWN_HOLDERS}) holders)`,
      isSortable: true,
    },
    {
      key: 'state',
      label: 'State',
      sql: "case when t.retired_at is null then 'active' else 'retired' end",
      isSortable: true,
      filter: 'exact',
    },
    { key: 'position', label: 'Position', sql: 't.position', isSortable: true },
    { key: 'slug', label: 'Slug', sql: 't.slug' },
    { key: 'icon', label: 'Icon', sql: 't.icon' },
    { key: 'version', label: 'Version', sql: imageVersionSql('achievement'), isOnScreenOnly: true },
  ],
  sort: { column: 'position', direction: 'asc' },
};
