import { useState } from 'react';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

interface LeaveDialogProps {
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Says what happens to the seat before one goes. A table of one's own simply waits. */
export function LeaveDialog({ onClose, onLeft }: LeaveDialogProps) {
  const { table, view } = useTable();
  const ask = useAsk();
  const [isLeaving, setLeaving] = useState(false);
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const isKept = table.isSolo || own === undefined || own.bot || view.phase === 'complete';
  const leave = async () => {
    setLeaving(true);
    const isDone = isKept || view.seat === null || (await ask({ type: 'handToBot', seat: view.seat }));
    if (isDone) onLeft();
    else onClose();
  };
  return (
    <ModalDialog
      title="Leave the draft?"
      isOpen
      onClose={onClose}
      cancelWords="Stay"
      isPersistent
      isLoading={isLeaving}
      confirm={{ words: 'Leave', busyWords: 'Leaving', onConfirm: () => void leave() }}
    >
      <p>
        {isKept
          ? 'The table waits for you. You find it in My drafts.'
          : 'A bot will finish your seat. You can come back until the draft ends.'}
      </p>
    </ModalDialog>
  );
}
