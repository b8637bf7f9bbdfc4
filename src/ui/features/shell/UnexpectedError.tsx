import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorWords, OFFLINE } from '#src/machines/failure.ts';
import { UNEXPECTED_ERROR } from '#src/machines/session/sessionWords.ts';
import { isPartMissing, isPartThere, watchForPart } from '#src/ui/components/loading/missingParts.ts';
import { firstWords } from '#src/ui/messages/firstWords.ts';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { useNotify } from './actors.tsx';
import styles from './shell.module.css';

/** The error boundary of every route. */
export function UnexpectedError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const notify = useNotify();
  useEffect(() => {
    console.error(error);
    const isOffline = isPartMissing(error) && !navigator.onLine;
    notify({ kind: 'error', text: isOffline ? OFFLINE : UNEXPECTED_ERROR });
    if (isPartMissing(error)) return watchForPart(() => window.location.reload());
  }, [error, notify]);
  const retry = async () => {
    // Some browsers remember that a module failed: only a new page fetches it.
    if (isPartMissing(error) && (await isPartThere())) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.page}>
      <ErrorBanner
        title={firstWords('pageFailed')}
        details={errorWords(error)}
        onRetry={() => void retry()}
        onDismiss={() => void router.navigate({ to: '/' })}
      >
        {firstWords('pageFailedHint')}
      </ErrorBanner>
    </div>
  );
}
