import { Badge, Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ActivityRow } from '#contract/admin/activity.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import { countColumn, whenColumn, wordColumn } from '../kit/columns.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import type { ActivityPorts } from './activityParts.tsx';

type Words = ReactTranslator<FeatureSentences<'adminOverview'>>;

const said = (t: Words, { who, label }: ActivityRow) => t('said', { who: who ?? t('someone'), what: label });

const columnsOf = (
  t: Words,
  game: string,
  nameOf: (slug: string) => string,
): readonly TableColumn<ActivityRow>[] => [
  { key: 'label', label: t('what'), cell: (row) => said(t, row), isSortable: true },
  whenColumn('at', t('when')),
  { key: 'game', label: game, cell: (row) => (row.game === null ? '–' : nameOf(row.game)) },
  countColumn('changes', t('rows')),
  {
    key: 'revertedAt',
    label: t('state'),
    cell: ({ revertedAt, changes }) =>
      revertedAt === null ? (
        t('states', { state: changes === 0 ? 'final' : 'done' })
      ) : (
        <Badge size="xs">{t('states', { state: 'reverted' })}</Badge>
      ),
  },
  { ...wordColumn<ActivityRow>('who', t('who')), isHiddenAtFirst: true },
  { ...wordColumn<ActivityRow>('kind', t('activityKind')), isHiddenAtFirst: true },
  { ...wordColumn<ActivityRow>('subject', t('subject')), isHiddenAtFirst: true },
];

const filtersOf = (t: Words) => [
  { key: 'who', label: t('who') },
  { key: 'kind', label: t('activityKind') },
  { key: 'subject', label: t('subject') },
];

/** Everything that was done in Administration, with before and after, and the way back. */
export function ActivityScreen({ ports }: { readonly ports: ActivityPorts }) {
  const t = useMessages('adminOverview');
  const common = useMessages('admin');
  useScreenTitle(t('activity'));
  const opened = useOpenRecord();
  const { games } = useAdminShell();
  const columns = useMemo(() => {
    const nameOf = (slug: string) => games.find((game) => game.slug === slug)?.name ?? slug;
    return columnsOf(t, common('game'), nameOf);
  }, [t, common, games]);
  const filters = useMemo(() => filtersOf(t), [t]);
  return (
    <SystemProvider>
      <AdminHeader title={t('activity')} sentence={t('activityLead')} />
      <AdminTable
        name="activity"
        label={t('activity')}
        ports={ports.activity}
        columns={columns}
        filters={filters}
        searchLabel={t('activitySearch')}
        rowName={(row) => said(t, row)}
        onOpen={(row) => opened.open(row.id)}
        openId={opened.id ?? ''}
        version={opened.version}
        panel={(rows) =>
          opened.id !== null && (
            <ActivityPanel
              key={opened.id}
              id={opened.id}
              rows={rows}
              ports={ports}
              titleOf={(row) => said(t, row)}
              onOpen={opened.open}
              onClose={opened.close}
              onReverted={(activityId) => opened.done(t('reverted'), activityId)}
            />
          )
        }
        empty={{
          title: t('noActivity'),
          words: t('noActivityHint'),
          action: (
            <Button asChild>
              <Link to="/admin/games" search={{}}>
                {t('seeGames')}
              </Link>
            </Button>
          ),
        }}
      />
    </SystemProvider>
  );
}
