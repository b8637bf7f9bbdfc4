import { useState } from 'react';
import type { CallFailure } from '#src/machines/failure.ts';
import { selectUnreachable } from '#src/machines/sessionSelectors.ts';
import { ErrorBanner } from '../kit/ErrorBanner.tsx';
import { useActors, useSession } from './actors.tsx';

/** The server failed while the session was being restored: nobody is logged out, and Retry asks again. */
export function UnreachableBanner() {
  const { session } = useActors();
  const failure = useSession(selectUnreachable);
  const [dismissed, setDismissed] = useState<CallFailure | null>(null);
  if (!failure || failure === dismissed) return null;
  return (
    <div className="shell-banner">
      <ErrorBanner
        title="We could not load your account"
        details={detailsOf(failure)}
        onRetry={() => session.send({ type: 'retry.asked' })}
        onDismiss={() => setDismissed(failure)}
      >
        The server had a fault. You are still signed in, and public pages work.{' '}
        <button type="button" className="link" onClick={() => session.send({ type: 'logout.asked' })}>
          Log out
        </button>
      </ErrorBanner>
    </div>
  );
}

function detailsOf({ status, reply, words }: CallFailure): string {
  return ['GET /api/auth/me', `status ${status ?? 'none'}`, reply || words].filter(Boolean).join('\n');
}
