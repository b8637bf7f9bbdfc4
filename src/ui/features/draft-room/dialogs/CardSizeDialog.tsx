import { CardSizeField } from '../../../components/preferences/CardSizeField.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';

/** The size of the cards, chosen beside the pack itself. */
export const CardSizeDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <ModalDialog title="Card size" isOpen onClose={onClose}>
    <div className="col g12">
      <CardSizeField />
    </div>
  </ModalDialog>
);
