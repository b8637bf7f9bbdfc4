import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import styles from '#src/ui/components/notices/noticeStack.module.css';
import { useActors } from './actors.tsx';
import type { PaintedNoticesProps } from './PaintedNotices.tsx';

/** Not in the first load: it comes when the page has nothing else to do, or with the first notice. */
const Stack = lazy<ComponentType<PaintedNoticesProps>>(() =>
  import('./PaintedNotices.tsx').then(
    (loaded) => ({ default: loaded.PaintedNotices }),
    () => ({ default: PlainNotices }),
  ),
);

/** Paints the notification queue. */
export function Notices() {
  const { notices } = useActors();
  const shown = useSelector(notices, selectShownNotices);
  const isIdle = useIsIdle();
  if (!isIdle && shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Stack shown={shown} queue={notices} />
    </Suspense>
  );
}

/** Where the stack cannot be fetched, a notice is still told. */
function PlainNotices({ shown, queue }: PaintedNoticesProps) {
  const tell = (id: string) => queue.send({ type: 'stack.painted', ids: [id] });
  return (
    <div className={styles.stack} role="alert">
      {shown.map(({ id, text, isPainted }) => (
        <p key={id} className={styles.notice} ref={(drawn) => void (drawn && !isPainted && tell(id))}>
          {text}
        </p>
      ))}
    </div>
  );
}

const IDLE_AFTER_MS = 1500;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle;
}
