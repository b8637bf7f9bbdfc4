import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

interface LeaveDialogProps {
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Says what happens to the seat before somebody goes. A table against bots simply waits. */
export function LeaveDialog({ onClose, onLeft }: LeaveDialogProps) {
  const { table, view } = useTable();
  const t = useMessages('roomDialogs');
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
      title={t('leaveTitle')}
      isOpen
      onClose={onClose}
      cancelWords={t('stay')}
      isPersistent
      isLoading={isLeaving}
      confirm={{ words: t('leave'), busyWords: t('leaving'), onConfirm: () => void leave() }}
    >
      <Text>{t(isKept ? 'leaveKept' : 'leaveHanded')}</Text>
    </ModalDialog>
  );
}
