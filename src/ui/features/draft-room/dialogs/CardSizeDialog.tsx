import { Stack } from '@chakra-ui/react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { CardSizeField } from '../../../components/preferences/CardSizeField.tsx';
import { useMessages } from '../../../messages/useMessages.ts';

/** The size of the cards, chosen beside the pack itself. */
export function CardSizeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('roomDialogs');
  return (
    <ModalDialog title={t('cardSize')} isOpen onClose={onClose}>
      <Stack gap="3">
        <CardSizeField />
      </Stack>
    </ModalDialog>
  );
}
