import { useState } from 'react';
import type { CallFailure } from '#src/machines/failure.ts';
import type { SessionSnapshot } from '#src/machines/session.ts';
import { selectIsUnanswered, selectUnreachable } from '#src/machines/sessionSelectors.ts';
import { ErrorBanner } from '../kit/ErrorBanner.tsx';
import { useIsOffline } from '../kit/useIsOffline.ts';
import { useActors, useSession } from './actors.tsx';

type Trouble = CallFailure | 'unanswered';

const selectTrouble = (snapshot: SessionSnapshot): Trouble | null =>
  selectIsUnanswered(snapshot) ? 'unanswered' : selectUnreachable(snapshot);

/** A token is kept whose user could not be loaded: nobody is logged out, public pages work, and Retry asks again. */
export function UnreachableBanner() {
  const trouble = useSession(selectTrouble);
  return trouble && <TroubleBanner trouble={trouble} />;
}

function TroubleBanner({ trouble }: { readonly trouble: Trouble }) {
  const { session } = useActors();
  const isOffline = useIsOffline();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const [title, words] = wordsOf(trouble, isOffline);
  return (
    <div className="shell-banner">
      <ErrorBanner
        title={title}
        details={detailsOf(trouble)}
        onRetry={() => session.send({ type: 'retry.asked' })}
        onDismiss={() => setDismissed(true)}
      >
        {words}{' '}
        <button type="button" className="link" onClick={() => session.send({ type: 'logout.asked' })}>
          Log out
        </button>
      </ErrorBanner>
    </div>
  );
}

function wordsOf(trouble: Trouble, isOffline: boolean): readonly [title: string, words: string] {
  const kept = 'You’re still signed in, and public pages work.';
  if (isOffline) return ['No connection', 'You’re still signed in. We’ll try again once you’re back online.'];
  if (trouble === 'unanswered') return ['The server isn’t answering', `${kept} We’ll keep trying.`];
  return ['We couldn’t load your account', `The server had a fault. ${kept}`];
}

function detailsOf(trouble: Trouble): string {
  const call = 'GET /api/auth/me';
  if (trouble === 'unanswered') return `${call}\nno answer yet`;
  const { status, reply, words } = trouble;
  return [call, `status ${status ?? 'none'}`, reply || words].filter(Boolean).join('\n');
}
