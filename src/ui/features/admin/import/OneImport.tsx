import { Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ImportRepair, ImportView } from '#contract/admin/imports.ts';
import { type ImportReading, isAtHand, mapFor } from '#src/machines/lists/importFiles.ts';
import { openQuestionsOf } from '#src/machines/lists/importWizard.ts';
import { DiscardedImport } from '#src/ui/features/imports/ImportGone.tsx';
import { ImportQuestions } from '#src/ui/features/imports/ImportQuestions.tsx';
import { ListReviewCard } from '#src/ui/features/imports/ListReviewCard.tsx';
import { SetChoiceCard } from '#src/ui/features/imports/SetChoiceCard.tsx';
import { UndoDialog } from '#src/ui/features/imports/UndoDialog.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { Sending } from './ChooseFiles.tsx';
import { ColumnMap, isOtherMap } from './ColumnMap.tsx';
import { Findings } from './Findings.tsx';
import { withoutRepairs, withRepairs } from './groupRepair.ts';
import { ImportFoot } from './ImportFoot.tsx';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';
import type { ImportPorts } from './importParts.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { Repaired } from './Repaired.tsx';
import { Repairs } from './Repairs.tsx';
import { Unloaded } from './Unloaded.tsx';
import { type ImportFiles, type ImportWizard, useImportWizard } from './useImport.ts';

interface OneImportProps {
  readonly id: string;
  readonly ports: ImportPorts;
  readonly importing: ImportFiles;
  readonly onStartOver: () => void;
}

function stepOf(view: ImportView): ImportStep {
  if (view.state === 'reading') return 'check';
  if (view.state === 'refused') return view.columns.length > 0 ? 'map' : 'files';
  if (view.state !== 'ready') return 'import';
  const open = view.rejected + openQuestionsOf(view).length + (view.list?.questions.length ?? 0);
  return open > 0 ? 'check' : 'preview';
}

/** One import that the server has read, from its columns to its cards, and back. */
export function OneImport(props: OneImportProps) {
  const t = useMessages('adminImport');
  const { refresh } = useAdminShell();
  const wizard = useImportWizard(props.ports, props.id, refresh);
  const { view, failure, send } = wizard;
  if (wizard.isUnloadable)
    return (
      <Unloaded
        title={t('unloadable')}
        words={failure ?? ''}
        onRetry={() => send({ type: 'retry.pressed' })}
      />
    );
  if (view === null) return <Skeleton height="180px" borderRadius="panel" />;
  if (wizard.isDiscarded)
    return (
      <DiscardedImport
        file={view.fileName}
        isBusy={wizard.isBusy}
        failure={failure}
        onRestore={() => send({ type: 'restore.pressed' })}
        onOthers={props.onStartOver}
      />
    );
  return <LoadedImport {...props} view={view} wizard={wizard} />;
}

interface LoadedImportProps extends OneImportProps {
  readonly view: ImportView;
  readonly wizard: ImportWizard;
}

function LoadedImport({ view, wizard, ports, importing, onStartOver }: LoadedImportProps) {
  const t = useMessages('adminImport');
  const { chosen, isSending } = importing;
  const { send } = wizard;
  const { id, list } = view;
  const map = mapFor(chosen, view);
  const isMapped = view.columns.length > 0;
  const isBusy = isSending || wizard.isBusy;
  const isSettled = view.state !== 'reading' && view.state !== 'refused' && view.state !== 'undone';
  const hasMap = isMapped && (view.state === 'ready' || view.state === 'refused');
  const canRead = isAtHand(chosen, id);
  const readAgain = (reading: Partial<ImportReading>) =>
    importing.send({ type: 'again.pressed', of: id, reading });
  const repair = (repairs: readonly ImportRepair[]) => readAgain({ map: isMapped ? map : null, repairs });
  const { repairs } = chosen.reading;
  return (
    <>
      <ImportSteps current={stepOf(view)} isDone={view.state === 'done'} />
      <Text overflowWrap="anywhere" color="fg.muted">
        {t.rich('into', {
          b: (words) => (
            <Text as="b" color="fg">
              {words}
            </Text>
          ),
          file: view.fileName,
          game: view.game.name,
        })}
      </Text>
      {chosen.failure !== null && (
        <InlineAlert status="error" title={t('notTaken')} isAnnounced>
          {chosen.failure}
        </InlineAlert>
      )}
      {isSending && <Sending importing={importing} />}
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: hasMap ? 'minmax(280px, 400px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {hasMap && (
          <ColumnMap
            {...{ view, map }}
            isBusy={isSending}
            onChange={(next) => importing.send({ type: 'map.changed', of: id, map: next })}
            onRead={canRead ? (next) => readAgain({ map: next }) : null}
          />
        )}
        <Stack gap="4" minWidth="0">
          {view.sets && (
            <SetChoiceCard
              choice={view.sets}
              isBusy={isBusy}
              onChoose={canRead ? (set) => readAgain({ map: { set } }) : null}
            />
          )}
          {view.asks !== null && (
            <ImportQuestions
              asks={view.asks}
              game={view.game.name}
              isBusy={wizard.isBusy}
              onAnswer={(words) => send({ type: 'words.answered', words })}
            />
          )}
          {list && (
            <ListReviewCard
              review={list}
              isBusy={isBusy}
              onAnswer={canRead ? (next) => readAgain({ map: isMapped ? view.map : null, list: next }) : null}
            />
          )}
          {isSettled && <Findings view={view} />}
          {canRead && view.state !== 'done' && (
            <Repaired
              repairs={repairs}
              isBusy={isBusy}
              onUndo={(undone) => repair(withoutRepairs(repairs, [undone]))}
            />
          )}
          <Repairs
            {...{ view, ports, isBusy }}
            onRepair={canRead ? (more) => repair(withRepairs(repairs, more)) : null}
          />
          {isSettled && view.isKept && (
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
            onConfirm={() => send({ type: 'undo.confirmed' })}
            onCancel={() => send({ type: 'undo.cancelled' })}
          />
        </Stack>
      </Grid>
    </>
  );
}
