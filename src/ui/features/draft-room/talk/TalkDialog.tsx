import { Flex } from '@chakra-ui/react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { TableTalk } from './TableTalk.tsx';

/** Log and chat where there is no rail; its button is a bubble, so the chat comes first. */
export function TalkDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('roomTalk');
  return (
    <ModalDialog title={t('atTheTable')} isOpen onClose={onClose}>
      <Flex direction="column" height="min(420px, 60dvh)">
        <TableTalk first="chat" />
      </Flex>
    </ModalDialog>
  );
}
