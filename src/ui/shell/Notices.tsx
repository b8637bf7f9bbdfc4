import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type NotificationQueueActor, selectShownNotices } from '#src/machines/notificationQueue.ts';
import type { NoticeStack } from '../kit/NoticeStack.tsx';
import { useActors } from './actors.tsx';

type Props = ComponentProps<typeof NoticeStack>;

/** Not in the first load: it comes when the page has nothing else to do, or with the first notice. */
const Stack = lazy<ComponentType<Props>>(() =>
  import('../kit/NoticeStack.tsx').then(
    (loaded) => ({ default: loaded.NoticeStack }),
    () => ({ default: PlainNotices }),
  ),
);

/** Paints the notification queue and tells it when the pointer or the focus holds its time. */
export function Notices() {
  const { notices } = useActors();
  const shown = useSelector(notices, selectShownNotices);
  const isIdle = useIsIdle();
  const dismiss = (id: string) => {
    notices.send({ type: 'notice.closed', id });
    // The focused button is gone with its notice, and not every browser says that the focus left.
    notices.send({ type: 'stack.focusLeft' });
  };
  if (!isIdle && shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Painted
        ids={shown.flatMap(({ id, isPainted }) => (isPainted ? [] : id)).join(' ')}
        notices={notices}
      />
      <Stack
        notices={shown}
        onDismiss={dismiss}
        onHold={(by) =>
          notices.send({ type: by === 'pointer' ? 'stack.pointerEntered' : 'stack.focusEntered' })
        }
        onRelease={(by) => notices.send({ type: by === 'pointer' ? 'stack.pointerLeft' : 'stack.focusLeft' })}
      />
    </Suspense>
  );
}

interface PaintedProps {
  /** What is shown for the first time, or with another count. */
  readonly ids: string;
  readonly notices: NotificationQueueActor;
}

/** Tells when new notices are on screen. Beside the stack it waits for its script; a tab behind others draws no frame. */
function Painted({ ids, notices }: PaintedProps) {
  useEffect(() => {
    if (ids === '') return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => notices.send({ type: 'stack.painted', ids: ids.split(' ') }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ids, notices]);
  return null;
}

/** Where the stack cannot be fetched, a notice is still told. */
const PlainNotices = ({ notices }: Props) => (
  <div className="notes top" role="alert">
    {notices.map(({ id, text }) => (
      <p key={id} className="note">
        {text}
      </p>
    ))}
  </div>
);

const IDLE_AFTER_MS = 1500;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle;
}
