import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useTransition } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { LoadFailed } from '../kit/LoadFailed.tsx';

interface RouteLoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly error: unknown;
  /** What is safe. */
  readonly children?: ReactNode;
}

/** Where a route's data could not be loaded: the error banner, whose Retry runs the loaders again. */
export function RouteLoadError({ title, error, children }: RouteLoadErrorProps) {
  const router = useRouter();
  const [isRetrying, startRetry] = useTransition();
  return (
    <LoadFailed
      title={title}
      words={errorWords(error)}
      isRetrying={isRetrying}
      onRetry={() => startRetry(() => router.invalidate())}
    >
      {children}
    </LoadFailed>
  );
}
