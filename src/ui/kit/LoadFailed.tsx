import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly words: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Stands where a list could not be loaded; dismissed, it leaves a quiet line with the way to ask again. */
export function LoadFailed({ title, words, isRetrying, onRetry, children }: LoadFailedProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (!isDismissed) {
    return (
      <ErrorBanner
        title={title}
        details={words}
        isRetrying={isRetrying}
        onRetry={onRetry}
        onDismiss={() => setDismissed(true)}
      >
        {children}
      </ErrorBanner>
    );
  }
  return (
    <p className="row g12 muted">
      {title}.
      <Button size="sm" isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
