import { useState } from 'react';
import type { PackTableRow } from '#contract/admin/draftingRows.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
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

interface PacksScreenProps {
  readonly ports: BenchPorts & { readonly table: TablePorts<PackTableRow> };
}

const DRAWN: Readonly<Record<string, string>> = {
  pack: 'pack by pack',
  table: 'from piles of the table',
  none: 'freely',
};

const COLUMNS: readonly TableColumn<PackTableRow>[] = [
  { key: 'name', label: 'Name', isSortable: true, cell: ({ name }) => name },
  { key: 'game', label: 'Game', isSortable: true, cell: ({ game }) => game },
  {
    key: 'cards',
    label: 'Cards',
    isSortable: true,
    isNumeric: true,
    cell: ({ cards, leastCards }) =>
      cards === leastCards || leastCards === null ? (cards ?? 0) : `${leastCards}–${cards}`,
  },
  { key: 'layouts', label: 'Layouts', isSortable: true, isNumeric: true, cell: ({ layouts }) => layouts },
  { key: 'sheets', label: 'Sheets', isSortable: true, isNumeric: true, cell: ({ sheets }) => sheets },
  {
    key: 'replacement',
    label: 'Drawn',
    isSortable: true,
    cell: ({ replacement }) => DRAWN[replacement] ?? replacement,
  },
  { key: 'slug', label: 'Short name', isSortable: true, isHiddenAtFirst: true, cell: ({ slug }) => slug },
  { key: 'owner', label: 'Owner', isSortable: true, cell: ({ owner }) => owner ?? 'the game' },
];

/** All pack definitions as a table, or the one that is open. */
export function PacksScreen({ ports }: PacksScreenProps) {
  const [search, change] = useAdminSearch();
  const { game, offerUndo, revision } = useAdminShell();
  const [changes, setChanges] = useState(0);
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
              <EmptyState title="This pack is not there" action={<Button onClick={back}>All packs</Button>}>
                It was deleted, or belongs to another game.
              </EmptyState>
            );
          return (
            <PackEditor
              bench={bench}
              cards={cards}
              row={row}
              ports={ports}
              backWords="All packs"
              onBack={back}
              onSaved={(id) => {
                setChanges((before) => before + 1);
                if (edit === 'new') change({ edit: id });
              }}
              onDeleted={(name, activityId) => {
                offerUndo({ text: `Deleted the pack ${name}.`, activityId });
                back();
              }}
            />
          );
        }}
      </BenchLoader>
    );
  const create = (
    <NewInGame label="New pack" onNew={(slug) => change({ edit: 'new', game: slug }, { isNewPlace: true })} />
  );
  return (
    <>
      <AdminHeader
        title="Pack definitions"
        sentence="How packs are filled: slots, the sheets they take from, and the chance of everything."
      >
        {create}
      </AdminHeader>
      <AdminTable
        name="packs"
        label="Packs"
        ports={ports.table}
        columns={COLUMNS}
        filters={[
          {
            key: 'replacement',
            label: 'Drawn',
            options: Object.entries(DRAWN).map(([value, label]) => ({ value, label })),
          },
          { key: 'owner', label: 'Owner' },
        ]}
        searchLabel="Find a pack"
        rowName={({ name }) => name}
        onOpen={({ id, gameSlug }) => change({ edit: id, game: gameSlug }, { isNewPlace: true })}
        cameFrom={cameFrom}
        version={changes + revision}
        empty={{
          title: 'No packs yet',
          words:
            'A pack says how many cards of which sheets are opened together. Templates then say who takes what.',
          action: create,
        }}
      />
    </>
  );
}
