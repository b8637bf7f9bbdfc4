import { Badge, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { ExportTableRow } from '#contract/admin/draftingRows.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconPlus from '~icons/ph/plus';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { useCameFrom } from '../kit/useCameFrom.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { ExportEditor } from './ExportEditor.tsx';
import type { ExportPorts } from './exportParts.ts';

type Words = ReactTranslator<FeatureSentences<'adminExports'>>;

const columnsOf = (t: Words): readonly TableColumn<ExportTableRow>[] => [
  { key: 'name', label: t('name'), isSortable: true, cell: ({ name }) => name },
  { key: 'blurb', label: t('blurb'), isWideOnly: true, cell: ({ blurb }) => blurb },
  { key: 'game', label: t('game'), isSortable: true, cell: ({ game }) => game },
  { key: 'fileName', label: t('file'), isSortable: true, cell: ({ fileName }) => fileName },
  {
    key: 'isChanged',
    label: t('state'),
    isSortable: true,
    cell: ({ isChanged }) =>
      isChanged ? <Badge colorPalette="teal">{t('changed')}</Badge> : <Shipped>{t('shipped')}</Shipped>,
  },
  {
    key: 'characters',
    label: t('characters'),
    isSortable: true,
    isNumeric: true,
    isHiddenAtFirst: true,
    cell: ({ characters }) => formatFor().number(characters),
  },
];

const Shipped = ({ children }: { readonly children: string }) => (
  <Text as="span" color="fg.muted">
    {children}
  </Text>
);

/** All export templates as a table, or the one that is open. */
export function ExportsScreen({ ports }: { readonly ports: ExportPorts }) {
  const t = useMessages('adminExports');
  const [search, change] = useAdminSearch();
  const { game, games, offerUndo, revision } = useAdminShell();
  const [changes, setChanges] = useState(0);
  const columns = useMemo(() => columnsOf(t), [t]);
  const edit = wordOf(search, 'edit');
  const cameFrom = useCameFrom(edit);
  const back = () => change({ edit: undefined }, { isNewPlace: true });
  const sampleGame = games.find(({ slug }) => slug === game) ?? games[0];
  if (edit !== '' && sampleGame !== undefined)
    return (
      <ExportEditor
        key={`${sampleGame.slug} ${edit}`}
        id={edit === 'new' ? null : edit}
        game={sampleGame}
        ports={ports}
        onBack={back}
        onSaved={(id) => {
          setChanges((before) => before + 1);
          if (edit === 'new') change({ edit: id });
        }}
        onRemoved={(name, activityId) => {
          offerUndo({ text: t('deleted', { name }), activityId });
          back();
        }}
      />
    );
  const create = (
    <ActionButton
      variant="solid"
      reason={sampleGame === undefined ? t('noGame') : undefined}
      onClick={() => change({ edit: 'new' }, { isNewPlace: true })}
    >
      <IconPlus aria-hidden="true" />
      {t('new')}
    </ActionButton>
  );
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {create}
      </AdminHeader>
      <AdminTable
        name="exports"
        label={t('exports')}
        ports={ports.table}
        columns={columns}
        filters={[{ key: 'game', label: t('game') }]}
        searchLabel={t('search')}
        rowName={({ name }) => name}
        onOpen={({ id, game: shown }) => {
          // One of another game than the chosen one is opened in its own.
          const own = games.find(({ name }) => name === shown)?.slug ?? game;
          change({ edit: id, game: own || undefined }, { isNewPlace: true });
        }}
        cameFrom={cameFrom}
        version={changes + revision}
        empty={{ title: t('none'), words: t('noneHint'), action: create }}
      />
    </SystemProvider>
  );
}
