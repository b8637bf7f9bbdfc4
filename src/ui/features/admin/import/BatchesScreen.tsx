import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import { DiscardedImport } from '#src/ui/features/imports/ImportGone.tsx';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconUpload from '~icons/ph/upload-simple';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import './import.css';
import { figure, type ImportPorts, totalOf } from './importParts.ts';

/** Earlier imports, each with the way back. */
export function BatchesScreen({ ports }: { readonly ports: ImportPorts }) {
  useScreenTitle('Imports');
  const { game } = useAdminShell();
  const load = useCallback((signal: AbortSignal) => ports.list(game, signal), [ports, game]);
  const { answer, isAsking, reload } = useLoaded(load);
  const [discarded, setDiscarded] = useState<readonly ImportView[]>([]);
  const restored = (id: string) => {
    setDiscarded((before) => before.filter((view) => view.id !== id));
    reload();
  };
  const newImport = (variant: 'solid' | 'outline') => (
    <Button asChild variant={variant}>
      <Link to="/admin/cards" search={{ ...(game === '' ? {} : { game }), view: 'import' }}>
        <IconUpload aria-hidden="true" />
        Import cards
      </Link>
    </Button>
  );
  return (
    <>
      <AdminHeader
        title="Imports"
        sentence="The last 50. You can undo one for 30 days, as long as nobody changed what it brought, and redo it again."
      >
        {newImport('solid')}
      </AdminHeader>
      {answer.kind === 'loading' && <Skeleton height={240} radius={14} />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The imports could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {discarded.map((view) => (
        <Discarded key={view.id} view={view} ports={ports} onRestored={() => restored(view.id)} />
      ))}
      {answer.kind === 'loaded' && answer.value.length === 0 && (
        <EmptyState title="No imports yet" action={newImport('outline')}>
          Files of cards that are imported are listed here.
        </EmptyState>
      )}
      {answer.kind === 'loaded' && answer.value.length > 0 && (
        <ul className="import-batches" aria-busy={isAsking}>
          {answer.value.map((view) => (
            <Batch
              key={view.id}
              view={view}
              ports={ports}
              onDiscarded={() => {
                setDiscarded((before) => [...before, view]);
                reload();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const STATES: Readonly<
  Record<ImportState, { words: string; tone: 'plain' | 'ok' | 'warn' | 'danger' | 'teal' }>
> = {
  reading: { words: 'being read', tone: 'teal' },
  ready: { words: 'not imported yet', tone: 'warn' },
  refused: { words: 'refused', tone: 'danger' },
  storing: { words: 'being imported', tone: 'teal' },
  done: { words: 'imported', tone: 'ok' },
  undoing: { words: 'being undone', tone: 'teal' },
  undone: { words: 'undone', tone: 'plain' },
};

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface BatchProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
  readonly onDiscarded: () => void;
}

interface DiscardedProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
  readonly onRestored: () => void;
}

function Discarded({ view, ports, onRestored }: DiscardedProps) {
  const { isBusy, failure, run } = useBusyAction();
  const restore = () =>
    run(async () => {
      await ports.restore(view.id);
      onRestored();
    });
  return (
    <DiscardedImport
      file={view.fileName}
      isBusy={isBusy}
      failure={failure === '' ? null : failure}
      onRestore={() => void restore()}
    />
  );
}

const UNSTORED: readonly ImportState[] = ['reading', 'ready', 'refused'];

function Batch({ view, ports, onDiscarded }: BatchProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { words, tone } = STATES[view.state];
  const discard = () =>
    run(async () => {
      await ports.discard(view.id);
      onDiscarded();
    });
  const search = {
    view: 'import',
    import: view.id,
    ...(view.game.isNew ? {} : { game: view.game.slug }),
  };
  return (
    <li>
      <div className="grow">
        <Link to="/admin/cards" search={search} className="link">
          <b>{view.fileName}</b>
        </Link>{' '}
        <span className="muted t14">into {view.game.name}</span>
        <p className="muted t13">
          {view.by ?? 'The command'}, {WHEN.format(view.createdAtMs)}
          {view.format !== '' && `, ${view.format}`}
        </p>
        {failure !== '' && (
          <p className="import-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      <span className="num t14 import-sums">
        {figure(totalOf(view, 'create'))} entries new, {figure(totalOf(view, 'update'))} changed
      </span>
      <Chip size="tag" tone={tone}>
        {words}
      </Chip>
      {UNSTORED.includes(view.state) && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={`Discard ${view.fileName}`}
          onClick={() => void discard()}
        >
          Discard
        </Button>
      )}
      {(view.state === 'done' || view.state === 'undone') && view.isKept && (
        <Button asChild size="sm">
          <Link to="/admin/cards" search={search}>
            {view.state === 'done' ? 'Undo' : 'Redo'}
            <span className="vh"> the import of {view.fileName}</span>
          </Link>
        </Button>
      )}
    </li>
  );
}
