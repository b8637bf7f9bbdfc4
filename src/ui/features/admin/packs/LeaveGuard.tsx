import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';

interface LeaveGuardProps {
  readonly isChanged: boolean;
  /** Set once the way leads on after a save or a deletion. */
  readonly isFree: RefObject<boolean>;
}

/** Asks before what was typed and not saved is lost, wherever one goes. */
export function LeaveGuard({ isChanged, isFree }: LeaveGuardProps) {
  const isHeld = () => isChanged && !isFree.current;
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <ModalDialog
      title="Leave without saving?"
      isOpen
      onClose={blocker.reset}
      cancelWords="Stay here"
      confirm={{ words: 'Leave', isDestructive: true, onConfirm: blocker.proceed }}
    >
      What you changed here is not saved and would be lost.
    </ModalDialog>
  );
}
