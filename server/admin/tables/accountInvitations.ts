import type { AdminTable } from '../adminTable.ts';

/** Addresses that were invited to register and have no account yet. */
export const accountInvitationsTable: AdminTable = {
  name: 'account-invitations',
  from: 'account_invitation i left join member m on m.id = i.invited_by',
  where: 'not exists (select 1 from member r where r.email_key = i.email_key)',
  id: 'i.id',
  search: ['i.email', 'm.handle'],
  columns: [
    { key: 'email', label: 'E-mail', sql: 'i.email', isSortable: true },
    { key: 'invitedBy', label: 'Invited by', sql: "coalesce(m.handle, '')", isSortable: true },
    { key: 'sentAt', label: 'Sent', sql: 'i.sent_at', isSortable: true },
  ],
  sort: { column: 'sentAt', direction: 'desc' },
};
