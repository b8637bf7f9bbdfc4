import { Link } from '@tanstack/react-router';
import type { ImportView } from '#contract/admin/imports.ts';
import { openQuestionsOf } from '#src/machines/importWizard.ts';
import { FetchedFrom } from '#src/ui/features/imports/FetchedFrom.tsx';
import { FetchProgress } from '#src/ui/features/imports/FetchProgress.tsx';
import { UndoneImport } from '#src/ui/features/imports/ImportGone.tsx';
import { type NextPorts, NextSteps } from '#src/ui/features/imports/NextSteps.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { figure, newsOf, totalOf } from './importParts.ts';
import type { ImportWizard } from './useImportWizard.ts';

interface ImportFootProps {
  readonly ports: NextPorts;
  readonly view: ImportView;
  readonly wizard: ImportWizard;
  /** Columns were changed and the files not read again: what is shown is not what would be meant. */
  readonly isMapOther: boolean;
  readonly onStartOver: () => void;
}

/** The one next thing to do with an import, or how far it is. */
export function ImportFoot(props: ImportFootProps) {
  const { view } = props;
  return (
    <section className="import-foot" aria-label="Import">
      {view.progress !== null && view.progress.step === 'fetching' && (
        <FetchProgress view={view} wizard={props.wizard} />
      )}
      {view.progress !== null && view.progress.step !== 'fetching' && <Progress view={view} />}
      {view.state === 'ready' && <Ready {...props} />}
      {view.state === 'refused' && <Refused {...props} />}
      {view.state === 'done' && <Done {...props} />}
      {view.state === 'done' && view.source && (
        <FetchedFrom source={view.source} change={view.cubeChange ?? null} />
      )}
      {view.state === 'done' && view.next && (
        <NextSteps game={view.game.slug} next={view.next} ports={props.ports} />
      )}
      {view.state === 'undone' && (
        <UndoneImport
          view={view}
          isBusy={props.wizard.isBusy}
          failure={props.wizard.failure}
          onRedo={() => props.wizard.send({ type: 'redo.pressed' })}
        />
      )}
    </section>
  );
}

const STEP_WORDS = {
  reading: 'Reading the files',
  checking: 'Checking every row',
  storing: 'Importing; tables are dealt the cards as they were until it is done',
  undoing: 'Taking everything back',
} as const;

function Progress({ view: { progress } }: { readonly view: ImportView }) {
  if (progress === null) return null;
  const { step, done, total } = progress;
  if (step === 'fetching') return null;
  const words = total === 0 ? 'just begun' : `${figure(done)} of ${figure(total)}`;
  return (
    <div className="grow" aria-live="polite">
      <Meter label={STEP_WORDS[step]} value={done} max={Math.max(1, total)} words={words} isLabelled />
    </div>
  );
}

function Ready({ view, wizard: { isBusy, failure, send }, isMapOther }: ImportFootProps) {
  const words = newsOf(view);
  const open = openQuestionsOf(view).length + (view.list?.questions.length ?? 0);
  const t = useMessages('importChanges');
  return (
    <>
      <p className="grow">
        {words === '' && view.kept === 0 ? 'The game has all of this already.' : readyWords(view)}
        <Failure words={failure} />
      </p>
      <div className="import-foot-do">
        <Button variant="ghost" isDisabled={isBusy} onClick={() => send({ type: 'discard.pressed' })}>
          Discard
        </Button>
        {view.kept > 0 && !isMapOther && open === 0 && (
          <Button
            variant="outline"
            size="lg"
            isBusy={isBusy}
            onClick={() => send({ type: 'store.pressed', overwriteEdits: true })}
          >
            {t('overwrite')}
          </Button>
        )}
        {words !== '' && (
          <Button
            variant={isMapOther || open > 0 ? 'outline' : 'solid'}
            size="lg"
            isBusy={isBusy}
            reason={isMapOther ? OTHER_MAP : open > 0 ? t('answerFirst', { count: open }) : undefined}
            onClick={() => send({ type: 'store.pressed', overwriteEdits: false })}
          >
            Import {words}
          </Button>
        )}
      </div>
    </>
  );
}

const OTHER_MAP = 'Read the files again first: the columns were changed';

const Failure = ({ words }: { readonly words: string | null }) =>
  words === null ? null : (
    <span className="import-failure" role="alert">
      {words}
    </span>
  );

function readyWords({ rejected, game }: ImportView): string {
  const into = game.isNew ? `${game.name} will be made with it.` : `Goes into ${game.name}.`;
  if (rejected === 0) return into;
  return `${into} ${rejected === 1 ? '1 row is' : `${figure(rejected)} rows are`} left out.`;
}

function Refused({ view, wizard: { isBusy, failure, send }, onStartOver }: ImportFootProps) {
  return (
    <InlineNotice
      kind="error"
      title={view.refusal ?? 'These files cannot be imported.'}
      isSpoken
      action={
        <>
          <Button variant="ghost" isBusy={isBusy} onClick={() => send({ type: 'discard.pressed' })}>
            Discard
          </Button>
          <Button onClick={onStartOver}>Other files</Button>
        </>
      }
    >
      {failure ?? 'Nothing was changed.'}
    </InlineNotice>
  );
}

function Done({ view, wizard: { isBusy, failure, send } }: ImportFootProps) {
  return (
    <>
      <p className="grow" role="status">
        <b>Imported.</b> {figure(totalOf(view, 'create'))} entries new, {figure(totalOf(view, 'update'))}{' '}
        changed, {figure(totalOf(view, 'skip'))} unchanged.
        <Failure words={failure} />
      </p>
      <div className="import-foot-do">
        {view.isKept && (
          <Button isBusy={isBusy} onClick={() => send({ type: 'undo.pressed' })}>
            Undo the import
          </Button>
        )}
        <Button asChild variant="solid" size="lg">
          <Link to="/admin/cards" search={{ game: view.game.slug }}>
            See the cards
          </Link>
        </Button>
      </div>
    </>
  );
}
