import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SetRow } from '#contract/admin/sets.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconPlus from '~icons/ph/plus';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import type { AdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { DeleteSets } from './DeleteSets.tsx';
import { SetPanel } from './SetPanel.tsx';
import type { SetPorts } from './setParts.ts';

const cardsOf = (row: SetRow): AdminSearch => ({
  game: row.game,
  view: 'printings',
  filter: { set: [row.code] },
});

const COLUMNS: readonly TableColumn<SetRow>[] = [
  { key: 'name', label: 'Name', cell: (row) => row.name, isSortable: true },
  { key: 'code', label: 'Code', cell: (row) => <span className="num">{row.code}</span>, isSortable: true },
  { key: 'game', label: 'Game', cell: (row) => row.gameName, isSortable: true },
  { key: 'releasedOn', label: 'Released', cell: (row) => row.releasedOn ?? '–', isSortable: true },
  {
    key: 'printings',
    label: 'Printings',
    cell: (row) => (
      <Link
        to="/admin/cards"
        search={cardsOf(row)}
        className="link"
        aria-label={`${row.printings} printings of ${row.name}`}
      >
        {row.printings.toLocaleString('en')}
      </Link>
    ),
    isSortable: true,
    isNumeric: true,
  },
];

type Open = { readonly kind: 'new' } | { readonly kind: 'set'; readonly row: SetRow } | null;

/** The sets of every game: made, renamed, dated and deleted. */
export function SetsScreen({ ports }: { readonly ports: SetPorts }) {
  useScreenTitle('Sets');
  const { offerUndo, revision, leaving } = useAdminShell();
  const [open, setOpen] = useState<Open>(null);
  const [version, setVersion] = useState(0);
  const done = (text: string, activityId: string | null) => {
    setOpen(null);
    setVersion((before) => before + 1);
    offerUndo({ text, activityId });
  };
  const addButton = (variant: 'solid' | 'outline') => (
    <Button variant={variant} onClick={() => leaving.leave(() => setOpen({ kind: 'new' }))}>
      <IconPlus aria-hidden="true" />
      New set
    </Button>
  );
  return (
    <>
      <AdminHeader title="Sets" sentence="What printings belong to, with a code of its own in each game.">
        {addButton('solid')}
      </AdminHeader>
      <div className="admin-split">
        <AdminTable
          name="sets"
          label="Sets"
          ports={ports.table}
          columns={COLUMNS}
          searchLabel="Name or code"
          rowName={(row) => row.name}
          onOpen={(row) => leaving.leave(() => setOpen({ kind: 'set', row }))}
          openId={open?.kind === 'set' ? open.row.id : ''}
          version={version + revision}
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
          empty={{
            title: 'No sets yet',
            words: 'A set says where printings come from. Imports make the sets they name by themselves.',
            action: addButton('outline'),
          }}
        />
        {open !== null && (
          <SetPanel
            key={open.kind === 'set' ? open.row.id : 'new'}
            set={open.kind === 'set' ? open.row : null}
            ports={ports}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}
