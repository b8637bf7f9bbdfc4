import { useCallback, useState } from 'react';
import type { ExportTableRow } from '#contract/admin/draftingRows.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useAskAgain } from '#src/ui/home/useAskAgain.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import IconPlus from '~icons/ph/plus';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { useCameFrom } from '../kit/useCameFrom.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { ExportEditor } from './ExportEditor.tsx';
import type { ExportPorts } from './exportPorts.ts';

const COLUMNS: readonly TableColumn<ExportTableRow>[] = [
  { key: 'name', label: 'Name', isSortable: true, cell: ({ name }) => name },
  { key: 'blurb', label: 'For', isWideOnly: true, cell: ({ blurb }) => blurb },
  { key: 'game', label: 'Game', isSortable: true, cell: ({ game }) => game },
  { key: 'fileName', label: 'File', isSortable: true, cell: ({ fileName }) => fileName },
  {
    key: 'isChanged',
    label: 'State',
    isSortable: true,
    cell: ({ isChanged }) =>
      isChanged ? (
        <Chip size="tag" tone="teal">
          own
        </Chip>
      ) : (
        <span className="muted">as shipped</span>
      ),
  },
  {
    key: 'characters',
    label: 'Characters',
    isSortable: true,
    isNumeric: true,
    isHiddenAtFirst: true,
    cell: ({ characters }) => characters.toLocaleString('en'),
  },
];

/** All export templates as a table, or the one that is open. */
export function ExportsScreen({ ports }: { readonly ports: ExportPorts }) {
  const [search, change] = useAdminSearch();
  const { game, games, offerUndo, revision } = useAdminShell();
  const [changes, setChanges] = useState(0);
  const edit = wordOf(search, 'edit');
  const cameFrom = useCameFrom(edit);
  const back = () => change({ edit: undefined }, { isNewPlace: true });
  const sampleGame = games.find(({ slug }) => slug === game) ?? games[0];
  if (edit !== '' && sampleGame !== undefined)
    return (
      <OpenExport
        key={`${sampleGame.slug} ${edit} ${changes}`}
        edit={edit}
        game={sampleGame}
        revision={revision}
        ports={ports}
        onBack={back}
        onSaved={(id) => {
          if (edit === 'new') change({ edit: id });
        }}
        onRestored={() => setChanges((before) => before + 1)}
        onDeleted={(name, activityId) => {
          offerUndo({ text: `Deleted the export ${name}.`, activityId });
          back();
        }}
      />
    );
  const create = (
    <Button
      variant="solid"
      reason={sampleGame === undefined ? 'There is no game yet' : undefined}
      onClick={() => change({ edit: 'new' }, { isNewPlace: true })}
    >
      <IconPlus aria-hidden="true" />
      New export
    </Button>
  );
  return (
    <>
      <AdminHeader title="Export templates" sentence="The texts in which decks leave for other programs.">
        {create}
      </AdminHeader>
      <AdminTable
        name="exports"
        label="Exports"
        ports={ports.table}
        columns={COLUMNS}
        filters={[{ key: 'game', label: 'Game' }]}
        searchLabel="Find an export"
        rowName={({ name }) => name}
        onOpen={({ id, game: shown }) => {
          // One of another game than the chosen one is opened in its own.
          const own = games.find(({ name }) => name === shown)?.slug ?? game;
          change({ edit: id, game: own || undefined }, { isNewPlace: true });
        }}
        cameFrom={cameFrom}
        version={changes + revision}
        empty={{
          title: 'No exports',
          words: 'An export turns a deck into the text of another program.',
          action: create,
        }}
      />
    </>
  );
}

interface OpenExportProps {
  readonly edit: string;
  readonly game: { readonly slug: string; readonly name: string };
  readonly revision: number;
  readonly ports: ExportPorts;
  readonly onBack: () => void;
  readonly onSaved: (id: string) => void;
  readonly onRestored: () => void;
  readonly onDeleted: (name: string, activityId: string | null) => void;
}

function OpenExport({ edit, game, revision, ports, ...acts }: OpenExportProps) {
  const load = useCallback((signal: AbortSignal) => ports.list(game.slug, signal), [ports, game.slug]);
  const { answer, isAsking, reload } = useLoaded(load);
  useAskAgain(revision, reload);
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="The exports could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      />
    );
  if (answer.kind === 'loading')
    return (
      <div className="col g16" aria-busy="true">
        <Skeleton width="40%" height={34} />
        <Skeleton height={420} radius={14} />
      </div>
    );
  const row = answer.value.find(({ id }) => id === edit) ?? null;
  if (edit !== 'new' && row === null)
    return (
      <EmptyState
        title="This export is not there"
        action={<Button onClick={acts.onBack}>All exports</Button>}
      >
        It was deleted, or belongs to another game: choose that one at the side.
      </EmptyState>
    );
  return <ExportEditor row={row} game={game} ports={ports} {...acts} />;
}
