import { Flex } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState, useTransition } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { firstWords } from '../messages/firstWords.ts';
import { ActionButton } from '../system/ActionButton.tsx';
import { ErrorBanner } from '../system/plain/ErrorBanner.tsx';

interface RouteLoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly error: unknown;
  /** What is safe. */
  readonly children?: ReactNode;
}

/** Where a route's data could not be loaded: Retry runs the loaders again, and it stays possible after Dismiss. */
export function RouteLoadError({ title, error, children }: RouteLoadErrorProps) {
  const router = useRouter();
  const [isRetrying, startRetry] = useTransition();
  const [isDismissed, setDismissed] = useState(false);
  const retry = () => startRetry(() => router.invalidate());
  if (isDismissed)
    return (
      <Flex wrap="wrap" align="center" gap="3" color="fg.muted">
        {title}.
        <ActionButton size="sm" isBusy={isRetrying} onClick={retry}>
          {firstWords('tryAgain')}
        </ActionButton>
      </Flex>
    );
  return (
    <ErrorBanner
      title={title}
      details={errorWords(error)}
      isRetrying={isRetrying}
      onRetry={retry}
      onDismiss={() => setDismissed(true)}
    >
      {children}
    </ErrorBanner>
  );
}
