import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconClose from '~icons/ph/x';
import { useMessages } from '../../messages/useMessages.ts';
import { IconActionButton } from '../../system/ActionButton.tsx';

interface DeckDialogProps {
  readonly title: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** What has `data-autofocus` gets the focus first. */
  readonly children: ReactNode;
}

/** What is asked for over the deck. */
export function DeckDialog({ title, size = 'sm', onClose, footer, children }: DeckDialogProps) {
  const t = useMessages('deck');
  return (
    <Dialog.Root open size={size} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconActionButton label={t('close')}>
                  <IconClose aria-hidden="true" />
                </IconActionButton>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
