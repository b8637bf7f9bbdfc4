import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useRef, useState } from 'react';
import {
  selectIsRedoable,
  selectIsUndoable,
  selectSavedAtMs,
  selectSaveState,
  selectSubmittedAtMs,
} from '#src/machines/deckEditor.ts';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconSaving from '~icons/ph/cloud-arrow-up';
import IconSaved from '~icons/ph/cloud-check';
import IconUnsaved from '~icons/ph/cloud-slash';
import IconExport from '~icons/ph/export';
import IconPencil from '~icons/ph/pencil-simple';
import { Button, IconButton } from '../kit/Button.tsx';
import { Menu, type MenuTriggerProps } from '../kit/Menu.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { readLastExport, writeLastExport } from './arrangement.ts';
import { useDeckDesk } from './deckDesk.ts';
import { clockWords, saveWords } from './saveWords.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

export function DeckHeader() {
  const { view, look } = useDeckDesk();
  return (
    <header className="deck-head">
      <div className="deck-head-words">
        <DeckTitle />
        <p className="t14 onlamp">
          {!view.isMine && <>A deck of {view.owner}, to read only. </>}
          <Link className="deck-table-link" to="/drafts/$draftId/results" params={{ draftId: view.draftId }}>
            {view.tableName}
          </Link>
          , {look.name}
        </p>
      </div>
      {view.isMine && (
        <div className="deck-head-steps">
          <SaveWords />
          <StepButtons />
        </div>
      )}
      <div className="deck-head-acts">
        <ExportMenu
          trigger={(props) => (
            <Button {...props}>
              <IconExport aria-hidden="true" />
              Export
            </Button>
          )}
        />
        {view.isMine && <SubmitButton />}
      </div>
    </header>
  );
}

/** The deck's name; a press turns it into a field, Enter or leaving keeps what was written, Escape does not. */
export function DeckTitle() {
  const { document, rename, view } = useDeckDesk();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDropped = useRef(false);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isEditing) {
    return (
      <div className="deck-title">
        <h1 className="ell">{document.name}</h1>
        {view.isMine && (
          <IconButton ref={button} size="sm" label="Rename deck" onClick={() => setEditing(true)}>
            <IconPencil aria-hidden="true" />
          </IconButton>
        )}
      </div>
    );
  }
  return (
    <div className="deck-title">
      <h1 className="vh">{document.name}</h1>
      <TextInput
        autoFocus
        className="deck-title-field"
        aria-label="Name of the deck"
        defaultValue={document.name}
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          if (!isDropped.current) rename(event.currentTarget.value);
          isDropped.current = false;
          setEditing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          isDropped.current = event.key === 'Escape';
          close();
          if (event.key === 'Enter') rename(event.currentTarget.value);
        }}
      />
    </div>
  );
}

export function SaveWords() {
  const { actor } = useDeckDesk();
  const state = useSelector(actor, selectSaveState);
  const savedAtMs = useSelector(actor, selectSavedAtMs);
  const isSettled = state === 'saved' || state === 'clean' || state === 'settling';
  const isGoing = state === 'changed' || state === 'saving';
  const Icon = isSettled ? IconSaved : isGoing ? IconSaving : IconUnsaved;
  return (
    <span className={`deck-saved ${isSettled ? 'settled' : isGoing ? 'going' : 'stuck'}`}>
      <Icon aria-hidden="true" />
      {saveWords(state, savedAtMs, Date.now())}
    </span>
  );
}

function StepButtons() {
  const { actor, undo, redo } = useDeckDesk();
  const isUndoable = useSelector(actor, selectIsUndoable);
  const isRedoable = useSelector(actor, selectIsRedoable);
  return (
    <>
      <IconButton
        variant="outline"
        label="Undo"
        title="Undo (Ctrl Z)"
        reason={isUndoable ? undefined : 'Nothing to undo'}
        onClick={undo}
      >
        <IconUndo aria-hidden="true" />
      </IconButton>
      <IconButton
        variant="outline"
        label="Redo"
        title="Redo (Ctrl Shift Z)"
        reason={isRedoable ? undefined : 'Nothing to redo'}
        onClick={redo}
      >
        <IconRedo aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Opens once nothing is missing; says before what is. */
export function SubmitButton() {
  const { actor, troubles, look, submit } = useDeckDesk();
  const state = useSelector(actor, selectSaveState);
  const submittedAtMs = useSelector(actor, selectSubmittedAtMs);
  const savedAtMs = useSelector(actor, selectSavedAtMs);
  const isUnchanged = submittedAtMs !== null && submittedAtMs === savedAtMs && state !== 'changed';
  const [trouble] = troubles;
  if (submittedAtMs !== null && isUnchanged) {
    return (
      <Button
        reason={`Submitted at ${clockWords(submittedAtMs, Date.now())}. Change the deck to submit it again`}
      >
        Submitted
      </Button>
    );
  }
  if (trouble !== undefined) {
    return (
      <Button reason={trouble.title}>
        {trouble.key === 'size' ? `Submit at ${look.deckSize}` : 'Submit deck'}
      </Button>
    );
  }
  return (
    <Button
      variant="solid"
      reason={state === 'conflict' ? 'Choose between the two decks first' : undefined}
      onClick={submit}
    >
      {submittedAtMs === null ? 'Submit deck' : 'Submit again'}
    </Button>
  );
}

interface ExportMenuProps {
  readonly trigger: (props: MenuTriggerProps) => React.ReactNode;
}

/** Formats of the game; the one used last stands first. */
export function ExportMenu({ trigger }: ExportMenuProps) {
  const { view } = useDeckDesk();
  const [slug, setSlug] = useState<string | null>(null);
  const [last, setLast] = useState(readLastExport);
  const formats = [...view.exports].sort(
    (one, other) => Number(other.slug === last) - Number(one.slug === last),
  );
  const open = (chosen: string) => {
    setSlug(chosen);
    setLast(chosen);
    writeLastExport(chosen);
  };
  if (formats.length === 0) return null;
  return (
    <>
      <Menu
        label="Export the deck as"
        trigger={trigger}
        items={formats.map(({ slug: key, name }) => ({
          key,
          words: (
            <>
              {name}
              {key === last && <small>Used last</small>}
            </>
          ),
          onChoose: () => open(key),
        }))}
      />
      {slug !== null && (
        <Suspense>
          <ExportDialog slug={slug} onChange={open} onClose={() => setSlug(null)} />
        </Suspense>
      )}
    </>
  );
}
