import { useState } from 'react';
import type { CallFailure } from '#src/machines/failure.ts';
import type { SessionSnapshot } from '#src/machines/session/session.ts';
import { selectIsUnanswered, selectUnreachable } from '#src/machines/session/sessionSelectors.ts';
import { firstWords } from '#src/ui/messages/firstWords.ts';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { useActors, useSession } from './actors.tsx';
import styles from './shell.module.css';

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
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className={`shell-banner ${styles.banner}`}>
      <ErrorBanner
        title={firstWords(trouble === 'unanswered' ? 'unanswered' : 'noAccount')}
        details={detailsOf(trouble)}
        onRetry={() => session.send({ type: 'retry.asked' })}
        onDismiss={() => setDismissed(true)}
      >
        {firstWords('stillIn')}{' '}
        <button type="button" className={styles.link} onClick={() => session.send({ type: 'logout.asked' })}>
          {firstWords('logOut')}
        </button>
      </ErrorBanner>
    </div>
  );
}

function detailsOf(trouble: Trouble): string {
  const call = 'GET /api/auth/me';
  if (trouble === 'unanswered') return call;
  const { status, reply, words } = trouble;
  return `${call}\nstatus ${status ?? 'none'}\n${reply || words}`;
}
