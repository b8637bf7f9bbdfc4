import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

/** Asks before the host stops the draft for everybody. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { table } = useTable();
  const t = useMessages('roomDialogs');
  const ask = useAsk();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await ask({ type: 'endTable' });
    onClose();
  };
  return (
    <ModalDialog
      title={t('endTitle')}
      isOpen
      onClose={onClose}
      cancelWords={t('keepDrafting')}
      isPersistent
      isLoading={isEnding}
      confirm={{
        words: t('endDraft'),
        busyWords: t('ending'),
        isDestructive: true,
        onConfirm: () => void end(),
      }}
    >
      <Text>{t('endWords', { table: table.settings.name })}</Text>
    </ModalDialog>
  );
}
