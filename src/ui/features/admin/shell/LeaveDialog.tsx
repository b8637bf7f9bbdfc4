import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import type { LeaveQuestion } from './useLeaving.ts';

/** Asks before what was typed and not saved is lost; null while there is nothing to ask. */
export function LeaveDialog({ question }: { readonly question: LeaveQuestion | null }) {
  const t = useMessages('admin');
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open={question !== null}
      lazyMount
      unmountOnExit
      initialFocusEl={() => stay.current}
      onOpenChange={question?.onStay}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('leaveTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{t('leaveWords')}</Dialog.Body>
            <Dialog.Footer>
              <Button ref={stay} onClick={question?.onStay}>
                {t('leaveStay')}
              </Button>
              <ActionButton variant="solid" colorPalette="danger" onClick={question?.onLeave}>
                {t('leaveGo')}
              </ActionButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
