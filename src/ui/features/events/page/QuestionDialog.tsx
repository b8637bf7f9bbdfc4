import { Text } from '@chakra-ui/react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';

interface QuestionDialogProps {
  readonly title: string;
  readonly sentence: string;
  /** The verb. */
  readonly words: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that ends a part of the event; it closes with the answer. */
export const QuestionDialog = ({ title, sentence, words, onConfirm, onClose }: QuestionDialogProps) => (
  <ModalDialog
    title={title}
    isOpen
    onClose={onClose}
    confirm={{
      words,
      isDestructive: true,
      onConfirm: () => {
        onConfirm();
        onClose();
      },
    }}
  >
    <Text>{sentence}</Text>
  </ModalDialog>
);
