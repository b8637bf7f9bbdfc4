import { Box, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SetRow } from '#contract/admin/sets.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconPlus from '~icons/ph/plus';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { DeleteSets } from './DeleteSets.tsx';
import { SetPanel } from './SetPanel.tsx';
import type { SetPorts } from './setParts.ts';

type Words = ReactTranslator<FeatureSentences<'adminSets'>>;

const columnsOf = (t: Words, game: string): readonly TableColumn<SetRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => row.name, isSortable: true },
  { key: 'code', label: t('code'), cell: (row) => <CodeCell>{row.code}</CodeCell>, isSortable: true },
  { key: 'game', label: game, cell: (row) => row.gameName, isSortable: true },
  { key: 'releasedOn', label: t('released'), cell: (row) => row.releasedOn ?? '–', isSortable: true },
  {
    key: 'printings',
    label: t('printings'),
    cell: (row) => (
      <PrintingsLink row={row} label={t('printingsOf', { count: row.printings, name: row.name })} />
    ),
    isSortable: true,
    isNumeric: true,
  },
];

const CodeCell = ({ children }: { readonly children: string }) => (
  <Box as="span" textStyle="code">
    {children}
  </Box>
);

const PrintingsLink = ({ row, label }: { readonly row: SetRow; readonly label: string }) => (
  <Link asChild aria-label={label}>
    <RouteLink to="/admin/cards" search={{ game: row.game, view: 'printings', filter: { set: [row.code] } }}>
      {formatFor().number(row.printings)}
    </RouteLink>
  </Link>
);

/** The sets of every game: created, renamed, dated and deleted. */
export function SetsScreen({ ports }: { readonly ports: SetPorts }) {
  const t = useMessages('adminSets');
  const common = useMessages('admin');
  useScreenTitle(t('title'));
  const { offerUndo } = useAdminShell();
  const opened = useOpenRecord();
  const columns = useMemo(() => columnsOf(t, common('game')), [t, common]);
  const newButton = (variant: 'solid' | 'outline') => (
    <ActionButton variant={variant} onClick={opened.openNew}>
      <IconPlus aria-hidden="true" />
      {t('newSet')}
    </ActionButton>
  );
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {newButton('solid')}
      </AdminHeader>
      <AdminTable
        name="sets"
        label={t('title')}
        ports={ports.table}
        columns={columns}
        searchLabel={t('search')}
        rowName={(row) => row.name}
        onOpen={(row) => opened.open(row.id)}
        openId={opened.id ?? ''}
        version={opened.version}
        panel={(rows) =>
          opened.isOpen && (
            <SetPanel
              key={opened.id ?? 'new'}
              id={opened.id}
              rows={rows}
              ports={ports}
              onOpen={opened.open}
              onClose={opened.close}
              onDone={opened.done}
            />
          )
        }
        bulk={(chosen) => (
          <DeleteSets
            chosen={chosen}
            remove={ports.remove}
            onDone={(text, activityId) => {
              chosen.done();
              offerUndo({ text, activityId });
            }}
          />
        )}
        empty={{ title: t('none'), words: t('noneHint'), action: newButton('outline') }}
      />
    </SystemProvider>
  );
}
