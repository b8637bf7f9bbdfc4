import { Button, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface GuestLeaveProps {
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** A guest has no way to log in again: this says what only this browser holds before it is let go. */
export function GuestLeave({ onClose, onLeave }: GuestLeaveProps) {
  const t = useMessages('shell');
  return (
    <SystemProvider>
      <ModalDialog
        title={t('leaveTitle')}
        isOpen
        onClose={onClose}
        cancelWords={t('stay')}
        confirm={{ words: t('logOut'), isDestructive: true, onConfirm: onLeave }}
      >
        <Text mb="3">{t('leaveHint')}</Text>
        <Button asChild>
          <Link to="/register" onClick={onClose}>
            {t('createAccount')}
          </Link>
        </Button>
      </ModalDialog>
    </SystemProvider>
  );
}
