import { useMemo } from 'react';
import type { PackTableRow } from '#contract/admin/draftingRows.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TablePorts } from '../kit/tableParts.ts';
import { useCameFrom } from '../kit/useCameFrom.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { BenchLoader } from './bench/BenchLoader.tsx';
import { NewInGame } from './NewInGame.tsx';
import { PackEditor } from './PackEditor.tsx';
import type { BenchPorts } from './packPorts.ts';

type Words = ReactTranslator<FeatureSentences<'adminPacks'>>;

const DRAWN = ['pack', 'table', 'none'] as const;

const columnsOf = (t: Words): readonly TableColumn<PackTableRow>[] => [
  { key: 'name', label: t('name'), isSortable: true, cell: ({ name }) => name },
  { key: 'game', label: t('game'), isSortable: true, cell: ({ game }) => game },
  {
    key: 'cards',
    label: t('cards'),
    isSortable: true,
    isNumeric: true,
    cell: ({ cards, leastCards }) =>
      cards === leastCards || leastCards === null
        ? formatFor().number(cards ?? 0)
        : t('range', { least: leastCards, most: cards ?? 0 }),
  },
  { key: 'layouts', label: t('layouts'), isSortable: true, isNumeric: true, cell: ({ layouts }) => layouts },
  { key: 'sheets', label: t('sheets'), isSortable: true, isNumeric: true, cell: ({ sheets }) => sheets },
  {
    key: 'replacement',
    label: t('drawn'),
    isSortable: true,
    cell: ({ replacement }) => t('drawnHow', { how: replacement }),
  },
  { key: 'slug', label: t('slug'), isSortable: true, isHiddenAtFirst: true, cell: ({ slug }) => slug },
  { key: 'owner', label: t('owner'), isSortable: true, cell: ({ owner }) => owner ?? t('ofTheGame') },
];

interface PacksScreenProps {
  readonly ports: BenchPorts & { readonly table: TablePorts<PackTableRow> };
}

/** All pack definitions as a table, or the one that is open. */
export function PacksScreen({ ports }: PacksScreenProps) {
  const t = useMessages('adminPacks');
  const [search, change] = useAdminSearch();
  const { game, offerUndo, revision } = useAdminShell();
  const columns = useMemo(() => columnsOf(t), [t]);
  const edit = wordOf(search, 'edit');
  const cameFrom = useCameFrom(edit);
  const back = () => change({ edit: undefined }, { isNewPlace: true });
  if (edit !== '' && game !== '')
    return (
      <BenchLoader key={`${game} ${edit}`} ports={ports} game={game} version={revision}>
        {({ bench, cards }) => {
          const row = bench.packs.find(({ id }) => id === edit) ?? null;
          if (edit !== 'new' && row === null)
            return (
              <InlineAlert
                status="warning"
                action={
                  <ActionButton size="sm" onClick={back}>
                    {t('all')}
                  </ActionButton>
                }
              >
                {t('gone')}
              </InlineAlert>
            );
          return (
            <PackEditor
              bench={bench}
              cards={cards}
              row={row}
              ports={ports}
              backWords={t('all')}
              onBack={back}
              onSaved={(id) => edit === 'new' && change({ edit: id })}
              onDeleted={(name, activityId) => {
                offerUndo({ text: t('deleted', { name }), activityId });
                back();
              }}
            />
          );
        }}
      </BenchLoader>
    );
  const create = (
    <NewInGame label={t('new')} onNew={(slug) => change({ edit: 'new', game: slug }, { isNewPlace: true })} />
  );
  return (
    <>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {create}
      </AdminHeader>
      <AdminTable
        name="packs"
        label={t('packs')}
        ports={ports.table}
        columns={columns}
        filters={[
          {
            key: 'replacement',
            label: t('drawn'),
            options: DRAWN.map((value) => ({ value, label: t('drawnHow', { how: value }) })),
          },
          { key: 'owner', label: t('owner') },
        ]}
        searchLabel={t('search')}
        rowName={({ name }) => name}
        onOpen={({ id, gameSlug }) => change({ edit: id, game: gameSlug }, { isNewPlace: true })}
        cameFrom={cameFrom}
        version={revision}
        empty={{ title: t('none'), words: t('noneHint'), action: create }}
      />
    </>
  );
}
