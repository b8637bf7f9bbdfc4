import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorWords, failureOf } from '#src/machines/failure.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBanner } from '../../kit/ErrorBanner.tsx';

interface ResultsFailedProps {
  readonly about: 'results' | 'question' | 'link';
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

const CLOSED_STATUS = 403;
const MISSING_STATUS = 404;

/** Why the results are not there: closed to the reader, no such table, or a call that can be tried again. */
export function ResultsFailed({ about, error, onRetry }: ResultsFailedProps) {
  const { status } = failureOf(error);
  if (status === MISSING_STATUS && about === 'question')
    return (
      <Nothing title="This question is not there any more">
        The link may be cut short, or the draft it is about was deleted.
      </Nothing>
    );
  if (status === MISSING_STATUS && about === 'link')
    return (
      <Nothing title="This link does not open any more">
        Its time is over, or whoever shared it took it back. Ask them for a new one.
      </Nothing>
    );
  if (status === CLOSED_STATUS)
    return (
      <Nothing title="Only the players can see these results">
        The host shares them with the people who drafted at this table.
      </Nothing>
    );
  if (status === MISSING_STATUS)
    return (
      <Nothing title="There is no such table">The link may be cut short, or the table was ended.</Nothing>
    );
  return <Unloaded about={about} error={error} onRetry={onRetry} />;
}

const Nothing = ({ title, children }: Readonly<{ title: string; children: string }>) => (
  <div className="page">
    <h1 className="vh">Results</h1>
    <EmptyState
      title={title}
      action={
        <>
          <Button variant="solid" asChild>
            <Link to="/drafts">Tables</Link>
          </Button>
          <Button asChild>
            <Link to="/my-drafts">My drafts</Link>
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  </div>
);

function Unloaded({ about, error, onRetry }: ResultsFailedProps) {
  const router = useRouter();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  const { status } = failureOf(error);
  return (
    <div className="page">
      <h1 className="vh">Results</h1>
      <ErrorBanner
        title={`The ${about} could not be loaded`}
        details={`GET ${about}, ${status === null ? 'no answer' : `status ${status}`}: ${errorWords(error)}`}
        isRetrying={isRetrying}
        onRetry={retry}
        onDismiss={() => void router.navigate({ to: '/my-drafts' })}
      >
        {about !== 'question'
          ? 'The draft itself is safe: every pick is stored.'
          : 'Nothing is lost: the pack and all votes are stored.'}
      </ErrorBanner>
    </div>
  );
}
