import { Link } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { ImportView } from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { openQuestionsOf } from '#src/machines/importWizard.ts';
import { DiscardedImport } from '#src/ui/features/imports/ImportGone.tsx';
import { ImportQuestions } from '#src/ui/features/imports/ImportQuestions.tsx';
import { ListReviewCard } from '#src/ui/features/imports/ListReviewCard.tsx';
import { SetChoiceCard } from '#src/ui/features/imports/SetChoiceCard.tsx';
import { UndoDialog } from '#src/ui/features/imports/UndoDialog.tsx';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ColumnMap, isOtherMap } from './ColumnMap.tsx';
import { Findings } from './Findings.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';
import './import.css';
import type { ChosenFiles, ImportPorts } from './importParts.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { Repairs } from './Repairs.tsx';
import { sizeWords } from './sizeWords.ts';
import { useImportWizard } from './useImportWizard.ts';

/** From files to cards: choose, map, check, preview, import, undo. Which import is looked at stands in the address. */
export function ImportScreen({ ports }: { readonly ports: ImportPorts }) {
  useScreenTitle('Import cards');
  const [search, change] = useAdminSearch();
  const id = wordOf(search, 'import');
  const [chosen, setChosen] = useState<ChosenFiles | null>(null);
  const reading = useReading(ports, (next) => change({ import: next }));
  const startOver = () => {
    setChosen(null);
    change({ import: undefined });
  };
  const read = (files: ChosenFiles, again: Again = { map: null }) => {
    setChosen(files);
    reading.read(files, again, id);
  };
  return (
    <SystemProvider>
      <AdminHeader
        title="Import cards"
        sentence={
          <>
            Files of other programs, card lists and tables.{' '}
            <Link
              to="/admin/cards"
              search={{ ...search, view: 'batches', import: undefined }}
              className="link"
            >
              Earlier imports
            </Link>
            ,{' '}
            <Link
              to="/admin/cards"
              search={{ ...search, view: 'pictures', import: undefined }}
              className="link"
            >
              pictures from files
            </Link>
          </>
        }
      >
        {id !== '' && (
          <Button variant="ghost" onClick={startOver}>
            Start over
          </Button>
        )}
      </AdminHeader>
      {id === '' ? (
        <>
          <ImportSteps current="Files" isDone={false} />
          {reading.sent !== null && <Sending sent={reading.sent} />}
          <ChooseFiles isBusy={reading.isBusy} failure={reading.failure} onRead={(files) => read(files)} />
        </>
      ) : (
        <OneImport
          key={id}
          id={id}
          ports={ports}
          isSending={reading.isBusy}
          failure={reading.failure}
          onAgain={chosen === null ? null : (again) => read(chosen, again)}
          onStartOver={startOver}
        />
      )}
    </SystemProvider>
  );
}

/** How files are read again: by another map, or with answers about their lists. */
interface Again {
  readonly map: Readonly<Record<string, string>> | null;
  readonly list?: ListAnswers | undefined;
}

interface Sent {
  readonly done: number;
  readonly total: number;
}

/** Sends files to be read, and gives the address of the import, which takes the place of an earlier reading of them. */
function useReading(ports: ImportPorts, onBegun: (id: string) => void) {
  const { isBusy, failure, run } = useBusyAction();
  const [sent, setSent] = useState<Sent | null>(null);
  const stop = useRef(new AbortController());
  const read = useCallback(
    ({ files, game, newGameName }: ChosenFiles, { map, list }: Again, before: string) =>
      void run(async () => {
        setSent({ done: 0, total: 1 });
        try {
          const head = {
            ...{ game, newGameName, map: map === null ? null : { ...map } },
            ...(list && { list }),
          };
          const tell = (done: number, total: number) => setSent({ done, total });
          onBegun(await ports.begin(head, files, tell, stop.current.signal));
          // Otherwise it would wait among the past imports, to be imported with the columns that were found wrong.
          if (before !== '') await ports.discard(before).catch(() => undefined);
        } finally {
          setSent(null);
        }
      }),
    [ports, run, onBegun],
  );
  return { isBusy, failure, sent, read };
}

const Sending = ({ sent: { done, total } }: { readonly sent: Sent }) => (
  <div className="import-foot">
    <div className="grow">
      <Meter
        label="Sending the files"
        value={done}
        max={Math.max(1, total)}
        words={`${sizeWords(done)} of ${sizeWords(total)}`}
        isLabelled
      />
    </div>
  </div>
);

interface OneImportProps {
  readonly id: string;
  readonly ports: ImportPorts;
  readonly isSending: boolean;
  readonly failure: string;
  readonly onAgain: ((again: Again) => void) | null;
  readonly onStartOver: () => void;
}

function stepOf(view: ImportView): ImportStep {
  if (view.state === 'reading') return 'Check and repair';
  if (view.state === 'refused') return view.columns.length > 0 ? 'Map' : 'Files';
  if (view.state === 'ready')
    return view.rejected + openQuestionsOf(view).length + (view.list?.questions.length ?? 0) > 0
      ? 'Check and repair'
      : 'Preview';
  return 'Import';
}

function OneImport({ id, ports, isSending, failure, onAgain, onStartOver }: OneImportProps) {
  const { refresh } = useAdminShell();
  const wizard = useImportWizard(ports, id, refresh);
  const [chosenMap, chooseMap] = useState<{ of: string; map: ImportView['map'] } | null>(null);
  const { view } = wizard;
  if (wizard.isUnloadable)
    return (
      <LoadFailed
        title="This import could not be loaded"
        words={wizard.failure ?? ''}
        isRetrying={false}
        onRetry={() => wizard.send({ type: 'retry.pressed' })}
      />
    );
  if (view === null) return <Skeleton height={180} radius={14} />;
  if (wizard.isDiscarded)
    return (
      <DiscardedImport
        file={view.fileName}
        isBusy={wizard.isBusy}
        failure={wizard.failure}
        onRestore={() => wizard.send({ type: 'restore.pressed' })}
        onOthers={onStartOver}
      />
    );
  const map = chosenMap?.of === view.id ? chosenMap.map : view.map;
  const onMap =
    onAgain && ((next: Readonly<Record<string, string>>) => onAgain({ map: next, list: view.list?.answers }));
  const isSettled = view.state !== 'reading' && view.state !== 'refused';
  const hasMap = view.columns.length > 0 && (view.state === 'ready' || view.state === 'refused');
  return (
    <>
      <ImportSteps current={stepOf(view)} isDone={view.state === 'done'} />
      <p className="import-file">
        <b>{view.fileName}</b> <span className="muted">into {view.game.name}</span>
      </p>
      {failure !== '' && (
        <p className="import-failure" role="alert">
          {failure}
        </p>
      )}
      <div className={hasMap ? 'import-split' : 'import-whole'}>
        {hasMap && (
          <ColumnMap
            key={view.id}
            {...{ view, map, onMap }}
            setMap={(next) => chooseMap({ of: view.id, map: next })}
            isBusy={isSending}
          />
        )}
        <div className="col g16 import-main">
          {view.sets && (
            <SetChoiceCard
              choice={view.sets}
              isBusy={isSending || wizard.isBusy}
              onChoose={onAgain && ((set) => onAgain({ map: { set }, list: view.list?.answers }))}
            />
          )}
          {view.asks !== null && (
            <ImportQuestions
              asks={view.asks}
              game={view.game.name}
              isBusy={wizard.isBusy}
              onAnswer={(words) => wizard.send({ type: 'words.answered', words })}
            />
          )}
          {view.list && (
            <ListReviewCard
              review={view.list}
              isBusy={isSending || wizard.isBusy}
              onAnswer={
                onAgain && ((list) => onAgain({ map: view.columns.length > 0 ? view.map : null, list }))
              }
            />
          )}
          {isSettled && view.state !== 'undone' && <Findings view={view} />}
          <Repairs view={view} ports={ports} />
          {isSettled && view.state !== 'undone' && view.isKept && (
            <PreviewPanel key={`${view.state} ${view.version}`} view={view} ports={ports} />
          )}
          <ImportFoot
            {...{ view, wizard, ports, onStartOver }}
            isMapOther={hasMap && isOtherMap(map, view)}
          />
          <UndoDialog
            view={view}
            effects={wizard.effects}
            isBusy={wizard.isBusy}
            onConfirm={() => wizard.send({ type: 'undo.confirmed' })}
            onCancel={() => wizard.send({ type: 'undo.cancelled' })}
          />
        </div>
      </div>
    </>
  );
}
