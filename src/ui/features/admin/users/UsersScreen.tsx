import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { UserRow } from '#contract/admin/users.ts';
import { Invitations } from '#src/ui/features/users/Invitations.tsx';
import { rememberNames } from '#src/ui/features/users/namedRows.ts';
import { PeopleBar } from '#src/ui/features/users/PeopleBar.tsx';
import { PeopleDialog } from '#src/ui/features/users/PeopleDialog.tsx';
import { usePeopleWork } from '#src/ui/features/users/usePeopleWork.ts';
import { Avatar } from '#src/ui/kit/Avatar.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { TabLinks } from '#src/ui/kit/TabLinks.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { agoWords } from './momentWords.ts';
import { ReportsTable } from './ReportsTable.tsx';
import { UserPanel } from './UserPanel.tsx';
import type { UserPorts } from './userParts.ts';
import './users.css';

const STANDINGS = { guest: 'Guest', member: 'Member', PowerUser: 'PowerUser', Admin: 'Admin' } as const;

const State = ({ row }: { readonly row: UserRow }) => {
  if (row.state === 'suspended') return <Chip tone="danger">suspended</Chip>;
  if (row.openReports > 0)
    return <Chip tone="warn">{row.openReports === 1 ? '1 report' : `${row.openReports} reports`}</Chip>;
  if (row.standing !== 'guest' && !row.isVerified) return <Chip tone="plain">unconfirmed</Chip>;
  return <span className="muted">active</span>;
};

const COLUMNS: readonly TableColumn<UserRow>[] = [
  {
    key: 'handle',
    label: 'Name',
    cell: (row) => (
      <span className="user-name">
        <Avatar seed={row.handle} address={row.avatarUrl} size={32} />
        <span>
          <b>{row.handle}</b>
          <small className="muted">{row.email || 'no address'}</small>
        </span>
      </span>
    ),
    isSortable: true,
  },
  {
    key: 'standing',
    label: 'Role',
    cell: (row) =>
      row.standing === 'Admin' || row.standing === 'PowerUser' ? (
        <Chip tone={row.standing === 'Admin' ? 'brass' : 'teal'}>{STANDINGS[row.standing]}</Chip>
      ) : (
        STANDINGS[row.standing]
      ),
    isSortable: true,
  },
  { key: 'state', label: 'State', cell: (row) => <State row={row} />, isSortable: true },
  {
    key: 'lastSeenAt',
    label: 'Seen',
    cell: (row) => agoWords(row.lastSeenAt, Date.now()),
    isSortable: true,
  },
  {
    key: 'drafts',
    label: 'Drafts',
    cell: (row) => row.drafts.toLocaleString('en'),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'createdAt',
    label: 'Joined',
    cell: (row) => agoWords(row.createdAt, Date.now()),
    isSortable: true,
  },
  {
    key: 'openReports',
    label: 'Open reports',
    cell: (row) => row.openReports,
    isSortable: true,
    isNumeric: true,
    isHiddenAtFirst: true,
  },
];

/** What can be done with many at once. */
const BULK = ['suspend', 'endSessions', 'sendLink', 'delete'] as const;

const FILTERS: readonly TableFilterChoice[] = [
  {
    key: 'standing',
    label: 'Role',
    options: Object.entries(STANDINGS).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  {
    key: 'isVerified',
    label: 'Address',
    options: [
      { value: 'true', label: 'Confirmed' },
      { value: 'false', label: 'Not confirmed' },
    ],
  },
];

/** Members and guests: found, given roles, signed out, suspended; and what was reported of their chat. */
export function UsersScreen({ ports }: { readonly ports: UserPorts }) {
  useScreenTitle('Users');
  const { offerUndo, revision } = useAdminShell();
  const [search, change] = useAdminSearch();
  const [version, setVersion] = useState(0);
  const view = wordOf(search, 'view');
  const openId = wordOf(search, 'user');
  const t = useMessages('users');
  const people = useMemo(() => rememberNames(ports.users, (row) => row.handle), [ports]);
  const invitations = useMemo(() => rememberNames(ports.invitations, (row) => row.email), [ports]);
  const open = (id: string | undefined) => change({ user: id });
  const changed = (text: string, activityId: string | null) => {
    setVersion((before) => before + 1);
    offerUndo({ text, activityId });
  };
  /** Puts the selection down that is being worked on. */
  const putDown = useRef<() => void>(null);
  const work = usePeopleWork(ports, (action, results) => {
    putDown.current?.();
    const [only] = results;
    if (action === 'delete' && results.some(({ id, refusal }) => id === openId && refusal === null))
      open(undefined);
    if (results.length === 1 && only?.refusal === null)
      changed(t('doneNotice', { action, name: only.name }), null);
    else setVersion((before) => before + 1);
  });
  return (
    <>
      <AdminHeader
        title="Users"
        sentence="Members and guests, their roles and sessions, and reports from chat."
      />
      <TabLinks label="Users">
        <Link
          to="/admin/users"
          search={{}}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === 'reports' || view === 'invitations' ? undefined : 'page'}
        >
          People
        </Link>
        <Link
          to="/admin/users"
          activeOptions={{ exact: true, includeSearch: true }}
          search={{ view: 'reports' }}
          aria-current={view === 'reports' ? 'page' : undefined}
        >
          Chat reports
        </Link>
        <Link
          to="/admin/users"
          activeOptions={{ exact: true, includeSearch: true }}
          search={{ view: 'invitations' }}
          aria-current={view === 'invitations' ? 'page' : undefined}
        >
          {t('tabInvitations')}
        </Link>
      </TabLinks>
      <div className="admin-split">
        {view === 'invitations' && (
          <Invitations
            rows={invitations}
            ports={ports}
            work={work}
            onChoose={(done) => {
              putDown.current = done;
            }}
            version={version + revision}
            onChanged={(text) => changed(text, null)}
          />
        )}
        {view === 'reports' && (
          <ReportsTable
            ports={ports}
            version={version + revision}
            openId={openId}
            onOpen={open}
            onChanged={changed}
          />
        )}
        {view !== 'reports' && view !== 'invitations' && (
          <AdminTable
            name="users"
            label="Users"
            ports={people.ports}
            columns={COLUMNS}
            filters={FILTERS}
            searchLabel="Handle or e-mail"
            rowName={(row) => row.handle}
            onOpen={(row) => open(row.id)}
            openId={openId}
            version={version + revision}
            bulk={(chosen) => (
              <PeopleBar
                chosen={chosen}
                work={work}
                actions={BULK}
                nameOf={people.nameOf}
                onChoose={(done) => {
                  putDown.current = done;
                }}
              />
            )}
            empty={{
              title: 'Nobody is here yet',
              words: 'Whoever registers or comes as a guest is listed here.',
            }}
          />
        )}
        {openId !== '' && (
          <UserPanel
            key={openId}
            memberId={openId}
            ports={ports}
            version={version + revision}
            work={work}
            onClose={() => open(undefined)}
            onChanged={changed}
          />
        )}
      </div>
      <PeopleDialog work={work} />
    </>
  );
}
