import { Link, Navigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { Invitations } from '#src/ui/features/users/Invitations.tsx';
import { rememberNames } from '#src/ui/features/users/namedRows.ts';
import { PeopleBar } from '#src/ui/features/users/PeopleBar.tsx';
import { PeopleDialog } from '#src/ui/features/users/PeopleDialog.tsx';
import { usePeopleWork } from '#src/ui/features/users/usePeopleWork.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { TabLinks } from '#src/ui/system/TabLinks.tsx';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { choiceOf, useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { SettleReports } from './SettleReports.tsx';
import { UserPanel } from './UserPanel.tsx';
import { reportColumns, reportFilters, userColumns, userFilters } from './userColumns.tsx';
import type { UserPorts } from './userParts.ts';

const VIEWS = ['people', 'reports', 'invitations'] as const;

/** What can be done with many at once. */
const BULK = ['suspend', 'endSessions', 'sendLink', 'delete'] as const;

/** Members and guests: found, given roles, logged out, suspended; and what was reported of their chat. */
export function UsersScreen({ ports }: { readonly ports: UserPorts }) {
  const t = useMessages('adminUsers');
  const help = useMessages('users');
  useScreenTitle(t('title'));
  const [search] = useAdminSearch();
  const view = choiceOf(search, 'view', VIEWS);
  const opened = useOpenRecord();
  const words = useMemo(
    () => ({
      users: { columns: userColumns(t), filters: userFilters(t) },
      reports: { columns: reportColumns(t), filters: reportFilters(t) },
    }),
    [t],
  );
  const people = useMemo(() => rememberNames(ports.users, (row) => row.handle), [ports]);
  const invitations = useMemo(() => rememberNames(ports.invitations, (row) => row.email), [ports]);
  /** Puts the selection down that is being worked on. */
  const putDown = useRef<() => void>(null);
  const onChoose = (done: () => void) => {
    putDown.current = done;
  };
  const work = usePeopleWork(ports, (action, results) => {
    putDown.current?.();
    const [only] = results;
    if (action === 'delete' && results.some(({ id, refusal }) => id === opened.id && refusal === null))
      opened.close();
    if (results.length === 1 && only?.refusal === null)
      opened.changed(help('doneNotice', { action, name: only.name }), null);
    else opened.refresh();
  });
  // Addresses of old named the open person by this key.
  const user = wordOf(search, 'user');
  if (user !== '')
    return <Navigate to="/admin/users" search={{ ...search, user: undefined, open: user }} replace />;
  const panel = (rows: readonly { readonly id: string }[]) =>
    opened.id !== null && (
      <UserPanel
        key={opened.id}
        memberId={opened.id}
        rows={rows}
        ports={ports}
        version={opened.version}
        work={work}
        onOpen={opened.open}
        onClose={opened.close}
        onChanged={opened.changed}
      />
    );
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')} />
      <TabLinks label={t('title')}>
        {VIEWS.map((each) => (
          <Link
            key={each}
            to="/admin/users"
            search={each === 'people' ? {} : { view: each }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={each === view ? 'page' : undefined}
          >
            {t('tabs', { view: each })}
          </Link>
        ))}
      </TabLinks>
      {view === 'people' && (
        <AdminTable
          name="users"
          label={t('title')}
          ports={people.ports}
          {...words.users}
          searchLabel={t('search')}
          rowName={(row) => row.handle}
          onOpen={(row) => opened.open(row.id)}
          openId={opened.id ?? ''}
          version={opened.version}
          panel={panel}
          bulk={(chosen) => (
            <PeopleBar
              chosen={chosen}
              work={work}
              actions={BULK}
              nameOf={people.nameOf}
              onChoose={onChoose}
            />
          )}
          empty={{ title: t('none'), words: t('noneHint') }}
        />
      )}
      {view === 'reports' && (
        <AdminTable
          name="chat-reports"
          label={t('tabs', { view })}
          ports={ports.reports}
          {...words.reports}
          searchLabel={t('reportsSearch')}
          rowName={(row) => t('reportName', { name: row.handle })}
          onOpen={(row) => opened.open(row.memberId)}
          openId={opened.id ?? ''}
          version={opened.version}
          panel={() => panel([])}
          bulk={(chosen) => (
            <SettleReports chosen={chosen} settle={ports.settle} onChanged={opened.changed} />
          )}
          empty={{ title: t('noReports'), words: t('noReportsHint') }}
        />
      )}
      {view === 'invitations' && (
        <Invitations
          rows={invitations}
          ports={ports}
          work={work}
          onChoose={onChoose}
          version={opened.version}
          onChanged={(text) => opened.changed(text, null)}
        />
      )}
      <PeopleDialog work={work} />
    </SystemProvider>
  );
}
