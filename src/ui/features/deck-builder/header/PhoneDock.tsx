import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { selectIsRedoable, selectIsUndoable } from '#src/machines/deckEditor.ts';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconExport from '~icons/ph/export';
import IconFree from '~icons/ph/mountains';
import IconColumns from '~icons/ph/sort-ascending';
import { afterPress } from '../../../kit/afterPress.ts';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { COLUMN_WORDS, COLUMNS } from '../boards/deckColumns.ts';
import { useDeckControls, useDeckDesk } from '../desk/deckDesk.ts';
import { FreeCards } from '../panels/FreeCards.tsx';
import { ExportMenu } from './DeckActs.tsx';

/** What is done most, within reach of a thumb. */
export function PhoneDock() {
  const { view } = useDeckDesk();
  const { arrangement, arrange } = useDeckControls();
  const { columnsBy } = arrangement;
  return (
    <div className="deck-dock" role="toolbar" aria-label="Deck">
      {view.isMine && <StepsInDock />}
      {view.isMine && view.freeFaces.length > 0 && <FreeInDock />}
      <DockPlace
        icon={<IconColumns aria-hidden="true" />}
        words={`By ${COLUMN_WORDS[columnsBy].toLowerCase()}`}
      >
        <select
          aria-label="Columns"
          value={columnsBy}
          onChange={({ target }) => {
            const chosen = COLUMNS.find((key) => key === target.value);
            if (chosen) arrange({ columnsBy: chosen });
          }}
        >
          {COLUMNS.map((key) => (
            <option key={key} value={key}>
              {COLUMN_WORDS[key]}
            </option>
          ))}
        </select>
      </DockPlace>
      <ExportMenu
        trigger={(props) => (
          <button type="button" className="deck-dock-button" {...props}>
            <IconExport aria-hidden="true" />
            Export
          </button>
        )}
      />
    </div>
  );
}

const DockPlace = ({
  icon,
  words,
  children,
}: Readonly<{ icon: ReactNode; words: string; children: ReactNode }>) => (
  <span className="deck-dock-button">
    {icon}
    <span aria-hidden="true">{words}</span>
    {children}
  </span>
);

function StepsInDock() {
  const { actor, undo, redo } = useDeckDesk();
  const isUndoable = useSelector(actor, selectIsUndoable);
  const isRedoable = useSelector(actor, selectIsRedoable);
  return (
    <>
      <button
        type="button"
        className="deck-dock-button"
        aria-disabled={!isUndoable || undefined}
        data-step="undo"
        onClick={(event) => afterPress(event.currentTarget, undo)}
      >
        <IconUndo aria-hidden="true" />
        Undo
      </button>
      <button
        type="button"
        className="deck-dock-button"
        aria-disabled={!isRedoable || undefined}
        data-step="redo"
        onClick={(event) => afterPress(event.currentTarget, redo)}
      >
        <IconRedo aria-hidden="true" />
        Redo
      </button>
    </>
  );
}

function FreeInDock() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="deck-dock-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconFree aria-hidden="true" />
        Free cards
      </button>
      <ModalDialog title="Free cards" isOpen={isOpen} onClose={() => setOpen(false)}>
        <FreeCards hasTitle={false} />
      </ModalDialog>
    </>
  );
}
