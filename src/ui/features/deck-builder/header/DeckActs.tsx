import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import { selectSavedAtMs, selectSaveState, selectSubmittedAtMs } from '#src/machines/deckEditor.ts';
import { Button } from '../../../kit/Button.tsx';
import { Menu, type MenuTriggerProps } from '../../../kit/Menu.tsx';
import { readLastExport, writeLastExport } from '../desk/arrangement.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/saveWords.ts';

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

/** The format used last, all others, paper, and the way back in. */
export function ExportMenu({ trigger }: ExportMenuProps) {
  const { view, openExtra } = useDeckDesk();
  const [last, setLast] = useState(readLastExport);
  const [first, ...others] = [...view.exports].sort(
    (one, other) => Number(other.slug === last) - Number(one.slug === last),
  );
  const open = (exportAs: string) => {
    writeLastExport(exportAs);
    openExtra({ exportAs });
  };
  // The dialog may have changed it since.
  const recall = () => setLast(readLastExport());
  return (
    <Menu
      label="Export the deck as"
      trigger={({ onClick, onKeyDown, ...others }) =>
        trigger({
          ...others,
          onClick: () => {
            recall();
            onClick();
          },
          onKeyDown: (event) => {
            recall();
            onKeyDown(event);
          },
        })
      }
      items={[
        ...(first === undefined
          ? []
          : [{ key: first.slug, words: shownFormat(first, last), onChoose: () => open(first.slug) }]),
        ...(first === undefined || others.length === 0
          ? []
          : [{ key: 'other formats', words: 'Other formats', onChoose: () => open(first.slug) }]),
        { key: 'print sheet', words: 'Print sheet', onChoose: () => openExtra('print') },
        ...(view.isMine
          ? [{ key: 'read in', words: 'Read in a list', onChoose: () => openExtra('import') }]
          : []),
      ]}
    />
  );
}

const shownFormat = ({ slug, name }: ExportTarget, last: string | null) => (
  <>
    {name}
    {slug === last && <small>Used last</small>}
  </>
);
