import { ModalDialog } from '../kit/ModalDialog.tsx';
import { TableTalk } from './TableTalk.tsx';

/** Log and chat where there is no rail. */
export const TalkDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <ModalDialog title="At the table" isOpen onClose={onClose}>
    <TableTalk />
  </ModalDialog>
);
