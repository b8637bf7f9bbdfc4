import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  selectIsRedoable,
  selectIsUndoable,
  selectSavedAtMs,
  selectSaveState,
} from '#src/machines/deckEditor.ts';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconSaving from '~icons/ph/cloud-arrow-up';
import IconSaved from '~icons/ph/cloud-check';
import IconUnsaved from '~icons/ph/cloud-slash';
import IconExport from '~icons/ph/export';
import { afterPress } from '../../../kit/afterPress.ts';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { EventWay } from '../../events/EventWay.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { saveWords } from '../desk/saveWords.ts';
import { ExportMenu, SubmitButton } from './DeckActs.tsx';
import { DeckTitle } from './DeckTitle.tsx';
import { HistoryButton } from './HistoryButton.tsx';

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
          {view.isMine && view.event && (
            <>
              {', '}
              <EventWay event={view.event} />
            </>
          )}
        </p>
      </div>
      {view.isMine && (
        <div className="deck-head-steps">
          <SaveWords />
          <StepButtons />
          <HistoryButton />
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
        data-step="undo"
        onClick={(event) => afterPress(event.currentTarget, undo)}
      >
        <IconUndo aria-hidden="true" />
      </IconButton>
      <IconButton
        variant="outline"
        label="Redo"
        title="Redo (Ctrl Shift Z)"
        reason={isRedoable ? undefined : 'Nothing to redo'}
        data-step="redo"
        onClick={(event) => afterPress(event.currentTarget, redo)}
      >
        <IconRedo aria-hidden="true" />
      </IconButton>
    </>
  );
}
