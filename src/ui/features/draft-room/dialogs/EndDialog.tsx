import { useState } from 'react';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

/** Asked back before the host stops the draft for everybody. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { table } = useTable();
  const ask = useAsk();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await ask({ type: 'endTable' });
    onClose();
  };
  return (
    <ModalDialog
      title="Stop the draft for everybody?"
      isOpen
      onClose={onClose}
      cancelWords="Keep drafting"
      isPersistent
      isLoading={isEnding}
      confirm={{
        words: 'Stop the draft',
        busyWords: 'Stopping',
        isDestructive: true,
        onConfirm: () => void end(),
      }}
    >
      <p>{table.settings.name} ends here, without results. It cannot be taken up again.</p>
    </ModalDialog>
  );
}
