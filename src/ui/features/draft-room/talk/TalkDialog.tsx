import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { TableTalk } from './TableTalk.tsx';

/** Log and chat where there is no rail; its button is a bubble, so the chat comes first. */
export function TalkDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('draftRoom');
  return (
    <ModalDialog title={t('atTheTable')} isOpen onClose={onClose}>
      <TableTalk first="chat" />
    </ModalDialog>
  );
}
