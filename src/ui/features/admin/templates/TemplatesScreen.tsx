import { useState } from 'react';
import type { TemplateTableRow } from '#contract/admin/draftingRows.ts';
import type { SetStatuses, StatusesSet } from '#contract/admin/templates.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { CLOCK_WORDS } from '#src/ui/lobby/settingsWords.ts';
import type { Undoable } from '#src/ui/shell/useUndoNotice.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { ChosenRows, TableColumn, TablePorts } from '../kit/tableParts.ts';
import { useCameFrom } from '../kit/useCameFrom.ts';
import { BenchLoader } from '../packs/bench/BenchLoader.tsx';
import { NewInGame } from '../packs/NewInGame.tsx';
import type { BenchPorts } from '../packs/packPorts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { FORMAT_FORMS, FORMAT_NAMES, formOf } from './formatFields.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

interface TemplatesScreenProps {
  readonly ports: BenchPorts & {
    readonly table: TablePorts<TemplateTableRow>;
    readonly setStatuses: (body: SetStatuses) => Promise<StatusesSet>;
  };
  readonly onPlay: (draftId: string) => void;
}

const TONES = { draft: 'plain', preview: 'teal', published: 'ok', archived: 'warn' } as const;
const CLOCKS: Readonly<Record<string, string>> = CLOCK_WORDS;

const COLUMNS: readonly TableColumn<TemplateTableRow>[] = [
  { key: 'name', label: 'Name', isSortable: true, cell: ({ name }) => name },
  { key: 'game', label: 'Game', isSortable: true, cell: ({ game }) => game },
  {
    key: 'format',
    label: 'Format',
    isSortable: true,
    cell: ({ format }) => formOf(format)?.label ?? `${format} (unknown)`,
  },
  { key: 'seats', label: 'Seats', isSortable: true, isNumeric: true, cell: ({ seats }) => seats },
  { key: 'clock', label: 'Clock', isSortable: true, cell: ({ clock }) => CLOCKS[clock] ?? clock },
  {
    key: 'status',
    label: 'Status',
    isSortable: true,
    cell: ({ status }) =>
      status === 'published' ? (
        <span className="muted">{status}</span>
      ) : (
        <Chip size="tag" tone={TONES[status]}>
          {status}
        </Chip>
      ),
  },
  { key: 'tables', label: 'Tables', isSortable: true, isNumeric: true, cell: ({ tables }) => tables },
  { key: 'slug', label: 'Short name', isSortable: true, isHiddenAtFirst: true, cell: ({ slug }) => slug },
  { key: 'owner', label: 'Owner', isSortable: true, cell: ({ owner }) => owner ?? 'the game' },
];

/** All draft templates as a table, or the one that is open. */
export function TemplatesScreen({ ports, onPlay }: TemplatesScreenProps) {
  const [search, change] = useAdminSearch();
  const { game, offerUndo, revision } = useAdminShell();
  const [changes, setChanges] = useState(0);
  const edit = wordOf(search, 'edit');
  const cameFrom = useCameFrom(edit);
  const back = () => change({ edit: undefined }, { isNewPlace: true });
  if (edit !== '' && game !== '')
    return (
      <BenchLoader key={`${game} ${edit}`} ports={ports} game={game} version={revision}>
        {({ bench, cards, templates }) => {
          const row = templates.find(({ id }) => id === edit) ?? null;
          if (edit !== 'new' && row === null)
            return (
              <EmptyState
                title="This template is not there"
                action={<Button onClick={back}>All templates</Button>}
              >
                It was deleted, or belongs to another game.
              </EmptyState>
            );
          return (
            <TemplateEditor
              bench={bench}
              cards={cards}
              row={row}
              ports={ports}
              mayPublish
              backWords="All templates"
              onBack={back}
              onSaved={(id) => {
                setChanges((before) => before + 1);
                if (edit === 'new') change({ edit: id });
              }}
              onDeleted={(name, activityId) => {
                offerUndo({ text: `Deleted the template ${name}.`, activityId });
                back();
              }}
              onPlay={onPlay}
            />
          );
        }}
      </BenchLoader>
    );
  const create = (
    <NewInGame
      label="New template"
      onNew={(slug) => change({ edit: 'new', game: slug }, { isNewPlace: true })}
    />
  );
  return (
    <>
      <AdminHeader
        title="Draft templates"
        sentence="The kinds of draft that hosts choose from: rounds and steps, clock and seats."
      >
        {create}
      </AdminHeader>
      <AdminTable
        name="templates"
        label="Templates"
        ports={ports.table}
        columns={COLUMNS}
        filters={[
          {
            key: 'format',
            label: 'Format',
            options: FORMAT_NAMES.map((value) => ({ value, label: FORMAT_FORMS[value].label })),
          },
          {
            key: 'status',
            label: 'Status',
            options: Object.keys(TONES).map((value) => ({ value, label: value })),
          },
          { key: 'owner', label: 'Owner' },
        ]}
        bulk={(chosen) => (
          <StatusButtons chosen={chosen} setStatuses={ports.setStatuses} offerUndo={offerUndo} />
        )}
        searchLabel="Find a template"
        rowName={({ name }) => name}
        onOpen={({ id, gameSlug }) => change({ edit: id, game: gameSlug }, { isNewPlace: true })}
        cameFrom={cameFrom}
        version={changes + revision}
        empty={{
          title: 'No templates yet',
          words: 'A template says what people do with the packs of a game. Make a pack first.',
          action: create,
        }}
      />
    </>
  );
}

interface StatusButtonsProps {
  readonly chosen: ChosenRows;
  readonly setStatuses: (body: SetStatuses) => Promise<StatusesSet>;
  readonly offerUndo: (done: Undoable) => void;
}

const BULK = [
  ['published', 'Publish'],
  ['preview', 'Preview'],
  ['archived', 'Archive'],
] as const;

/** One status for all chosen templates. */
function StatusButtons({ chosen, setStatuses, offerUndo }: StatusButtonsProps) {
  const { isBusy, failure, run } = useBusyAction();
  const set = (status: SetStatuses['status']) =>
    run(async () => {
      const { templates, activityId } = await setStatuses({ selection: chosen.selection, status });
      chosen.done();
      const what = templates === 1 ? '1 template is' : `${templates} templates are`;
      offerUndo({
        text: templates === 0 ? `They were ${status} already.` : `${what} ${status} now.`,
        activityId,
      });
    });
  return (
    <>
      {BULK.map(([status, words]) => (
        <Button key={status} size="sm" isBusy={isBusy} onClick={() => void set(status)}>
          {words}
        </Button>
      ))}
      {failure !== '' && (
        <span className="t14" role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
