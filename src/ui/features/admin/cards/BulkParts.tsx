import { type ReactNode, useState } from 'react';
import type { BulkDone } from '#contract/admin/cards.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import IconPencil from '~icons/ph/pencil-simple';
import IconTrash from '~icons/ph/trash';
import type { ChosenRows } from '../kit/tableParts.ts';

export interface BulkPartsProps {
  readonly chosen: ChosenRows;
  /** "card" or "printing". */
  readonly word: string;
  /** Why a field cannot be set now. */
  readonly reason: string | undefined;
  readonly set: () => Promise<BulkDone>;
  readonly remove: () => Promise<BulkDone>;
  readonly onDone: (text: string, activityId: string | null) => void;
  /** The field that is set, and to what. */
  readonly children: ReactNode;
}

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** One field for all chosen rows, and deleting them; both can be undone, so that nothing is asked twice. */
export function BulkParts({ chosen, word, reason, set, remove, onDone, children }: BulkPartsProps) {
  const [isSetting, setSetting] = useState(false);
  const { isBusy, failure, run, setFailure } = useBusyAction();
  const act = (work: () => Promise<BulkDone>, verb: string) =>
    run(async () => {
      const { rows, activityId } = await work();
      setSetting(false);
      chosen.done();
      onDone(rows === 0 ? 'Nothing was different.' : `${verb} ${counted(rows, word)}.`, activityId);
    });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        reason={reason}
        onClick={() => {
          setFailure('');
          setSetting(true);
        }}
      >
        <IconPencil aria-hidden="true" />
        Set a field
      </Button>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isBusy && !isSetting}
        onClick={() => void act(remove, 'Deleted')}
      >
        <IconTrash aria-hidden="true" />
        Delete
      </Button>
      {failure !== '' && !isSetting && (
        <p role="alert" className="atable-failure">
          {failure}
        </p>
      )}
      <ModalDialog
        title={`Set a field of ${counted(chosen.count, word)}`}
        isOpen={isSetting}
        width="form"
        onClose={() => setSetting(false)}
        isLoading={isBusy}
        confirm={{ words: 'Set it', busyWords: 'Setting it', onConfirm: () => void act(set, 'Changed') }}
      >
        <div className="col g16">
          {children}
          {failure !== '' && (
            <p role="alert" className="field-error">
              {failure}
            </p>
          )}
        </div>
      </ModalDialog>
    </>
  );
}
