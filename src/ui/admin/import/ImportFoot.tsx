import { Link } from '@tanstack/react-router';
import type { ImportView } from '#contract/admin/imports.ts';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { Button } from '../../kit/Button.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { figure, type ImportPorts, newsOf, totalOf } from './importParts.ts';

interface ImportFootProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
  /** Columns were changed and the files not read again: what is shown is not what would be meant. */
  readonly isMapOther: boolean;
  /** Something was asked of the server: look again. */
  readonly onAsked: () => void;
  readonly onDiscarded: () => void;
  readonly onUndone: (isGameGone: boolean) => void;
}

/** The one next thing to do with an import, or how far it is. */
export function ImportFoot(props: ImportFootProps) {
  const { view } = props;
  return (
    <section className="import-foot" aria-label="Import">
      {view.progress !== null && <Progress view={view} />}
      {view.state === 'ready' && <Ready {...props} />}
      {view.state === 'refused' && <Refused {...props} />}
      {view.state === 'done' && <Done {...props} />}
      {view.state === 'undone' && (
        <InlineNotice kind="success" title="This import is undone">
          Everything is as it was before it.
        </InlineNotice>
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
  const words = total === 0 ? 'just begun' : `${figure(done)} of ${figure(total)}`;
  return (
    <div className="grow" aria-live="polite">
      <Meter label={STEP_WORDS[step]} value={done} max={Math.max(1, total)} words={words} isLabelled />
    </div>
  );
}

function Ready({ view, ports, isMapOther, onAsked, onDiscarded }: ImportFootProps) {
  const { isBusy, failure, run } = useBusyAction();
  const words = newsOf(view);
  const t = useMessages('importChanges');
  const store = (overwriteEdits: boolean) =>
    run(async () => {
      await ports.store(view.id, view.rejected > 0, overwriteEdits);
      onAsked();
    });
  const discard = () =>
    run(async () => {
      await ports.discard(view.id);
      onDiscarded();
    });
  return (
    <>
      <p className="grow">
        {words === '' && view.kept === 0 ? 'The game has all of this already.' : readyWords(view)}
        {failure !== '' && (
          <span className="import-failure" role="alert">
            {failure}
          </span>
        )}
      </p>
      <div className="import-foot-do">
        <Button variant="ghost" isDisabled={isBusy} onClick={() => void discard()}>
          Throw away
        </Button>
        {view.kept > 0 && !isMapOther && (
          <Button variant="outline" size="lg" isBusy={isBusy} onClick={() => void store(true)}>
            {t('overwrite')}
          </Button>
        )}
        {words !== '' && (
          <Button
            variant={isMapOther ? 'outline' : 'solid'}
            size="lg"
            isBusy={isBusy}
            reason={isMapOther ? 'Read the files again first: the columns were changed' : undefined}
            onClick={() => void store(false)}
          >
            Import {words}
          </Button>
        )}
      </div>
    </>
  );
}

function readyWords({ rejected, game }: ImportView): string {
  const into = game.isNew ? `${game.name} will be made with it.` : `Goes into ${game.name}.`;
  if (rejected === 0) return into;
  return `${into} ${rejected === 1 ? '1 row is' : `${figure(rejected)} rows are`} left out.`;
}

function Refused({ view, ports, onDiscarded }: ImportFootProps) {
  const { isBusy, failure, run } = useBusyAction();
  const discard = () =>
    run(async () => {
      await ports.discard(view.id);
      onDiscarded();
    });
  return (
    <InlineNotice
      kind="error"
      title={view.refusal ?? 'These files cannot be imported.'}
      isSpoken
      action={
        <Button isBusy={isBusy} onClick={() => void discard()}>
          Other files
        </Button>
      }
    >
      {failure === '' ? 'Nothing was changed.' : failure}
    </InlineNotice>
  );
}

function Done({ view, ports, onAsked, onUndone }: ImportFootProps) {
  const { isBusy, failure, run } = useBusyAction();
  const undo = () =>
    run(async () => {
      const { isGameGone } = await ports.undo(view.id);
      onAsked();
      onUndone(isGameGone);
    });
  return (
    <>
      <p className="grow" role="status">
        <b>Imported.</b> {figure(totalOf(view, 'create'))} entries new, {figure(totalOf(view, 'update'))}{' '}
        changed, {figure(totalOf(view, 'skip'))} unchanged.
        {failure !== '' && (
          <span className="import-failure" role="alert">
            {failure}
          </span>
        )}
      </p>
      <div className="import-foot-do">
        {view.isKept && (
          <Button isBusy={isBusy} onClick={() => void undo()}>
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
