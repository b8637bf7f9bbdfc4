import { useBlocker } from '@tanstack/react-router';
import { LeaveDialog } from '../shell/LeaveDialog.tsx';

/** Asks before what was typed and not saved is lost, wherever one goes. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  const question = blocker.status === 'blocked' ? { onStay: blocker.reset, onLeave: blocker.proceed } : null;
  return <LeaveDialog question={question} />;
}
