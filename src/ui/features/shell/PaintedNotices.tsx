import { useCallback, useEffect } from 'react';
import type { Notice, NotificationQueueActor } from '#src/machines/notices/notificationQueue.ts';
import { NoticeStack } from '#src/ui/components/notices/NoticeStack.tsx';

export interface PaintedNoticesProps {
  readonly shown: readonly Notice[];
  readonly queue: NotificationQueueActor;
}

/** The stack; it tells the queue what it has drawn, and when the pointer or the focus holds its time. */
export function PaintedNotices({ shown, queue }: PaintedNoticesProps) {
  usePainted(shown, queue);
  const dismiss = useCallback(
    (id: string) => {
      queue.send({ type: 'notice.closed', id });
      // The focused button is gone with its notice, and not every browser says that the focus left.
      queue.send({ type: 'stack.focusLeft' });
    },
    [queue],
  );
  return (
    <NoticeStack
      notices={shown}
      onDismiss={dismiss}
      onHold={(by) => queue.send({ type: by === 'pointer' ? 'stack.pointerEntered' : 'stack.focusEntered' })}
      onRelease={(by) => queue.send({ type: by === 'pointer' ? 'stack.pointerLeft' : 'stack.focusLeft' })}
    />
  );
}

/** Tells which notices are on screen for the first time, or with another count; a tab behind others draws no frame. */
function usePainted(shown: readonly Notice[], queue: NotificationQueueActor) {
  const ids = shown.flatMap(({ id, isPainted }) => (isPainted ? [] : id)).join(' ');
  useEffect(() => {
    if (ids === '') return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => queue.send({ type: 'stack.painted', ids: ids.split(' ') }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ids, queue]);
}
