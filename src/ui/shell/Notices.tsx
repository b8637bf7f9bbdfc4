import { useSelector } from '@xstate/react';
import { selectShownNotices } from '#src/machines/notificationQueue.ts';
import { NoticeStack } from '../kit/NoticeStack.tsx';
import { useActors } from './actors.tsx';

/** Paints the notification queue and tells it when the pointer or the focus holds its time. */
export function Notices() {
  const { notices } = useActors();
  const shown = useSelector(notices, selectShownNotices);
  const dismiss = (id: string) => {
    notices.send({ type: 'notice.closed', id });
    // The focused button is gone with its notice, and not every browser says that the focus left.
    notices.send({ type: 'stack.focusLeft' });
  };
  return (
    <NoticeStack
      notices={shown}
      onDismiss={dismiss}
      onHold={(by) =>
        notices.send({ type: by === 'pointer' ? 'stack.pointerEntered' : 'stack.focusEntered' })
      }
      onRelease={(by) => notices.send({ type: by === 'pointer' ? 'stack.pointerLeft' : 'stack.focusLeft' })}
    />
  );
}
