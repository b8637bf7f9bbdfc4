import { finishedDraftsOf } from '#server/results/draftCounts.ts';
import type { AdminTable } from '../adminTable.ts';

const IS_SUSPENDED =
  'm.suspended_at is not null and (m.suspended_until is null or m.suspended_until > now())';

/** Everybody who has an account or came as a guest; whose account is deleted is not listed. */
export const usersTable: AdminTable = {
  name: 'users',
  from: 'member m',
  where: 'm.deleted_at is null',
  id: 'm.id',
  search: ['m.handle', 'm.email'],
  columns: [
    { key: 'handle', label: 'Handle', sql: 'm.handle', isSortable: true },
    { key: 'email', label: 'E-mail', sql: "coalesce(m.email, '')", isSortable: true },
    {
      key: 'standing',
      label: 'Role',
      sql: `case when 'Admin' = any(m.roles) then 'Admin' when 'PowerUser' = any(m.roles) then 'PowerUser'
        when m.is_guest then 'guest' else 'member' end`,
      isSortable: true,
      filter: 'exact',
    },
    {
      key: 'state',
      label: 'State',
      sql: `case when ${IS_SUSPENDED} then 'suspended' else 'active' end`,
      isSortable: true,
      filter: 'exact',
    },
    {
      key: 'isVerified',
      label: 'Verified',
      sql: 'm.verified_at is not null',
      isSortable: true,
      filter: 'exact',
    },
    {
      key: 'drafts',
      label: 'Drafts finished',
      sql: finishedDraftsOf('m.id'),
      isSortable: true,
    },
    {
      key: 'openReports',
      label: 'Open reports',
      sql: '(select count(*)::int from chat_report r where r.member_id = m.id and r.settled_at is null)',
      isSortable: true,
    },
    { key: 'createdAt', label: 'Joined', sql: 'm.created_at', isSortable: true },
    { key: 'lastSeenAt', label: 'Last seen', sql: 'm.last_seen_at', isSortable: true },
    {
      key: 'suspendedUntil',
      label: 'Suspended until',
      sql: `case when ${IS_SUSPENDED} then m.suspended_until end`,
      isSortable: true,
    },
    {
      key: 'avatarUrl',
      label: 'Picture',
      sql: "'/art/avatars/' || m.avatar_seed || '.svg'",
      isOnScreenOnly: true,
    },
  ],
  sort: { column: 'lastSeenAt', direction: 'desc' },
};
