import { useBlocker } from '@tanstack/react-router';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';

/** Asks before what was typed and not saved is lost, wherever one goes. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const t = useMessages('admin');
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <ModalDialog
      title={t('leaveTitle')}
      isOpen
      onClose={blocker.reset}
      cancelWords={t('stay')}
      confirm={{ words: t('leave'), isDestructive: true, onConfirm: blocker.proceed }}
    >
      {t('leaveWords')}
    </ModalDialog>
  );
}
