import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { createPracticeCalls, keepOpenedPractice, keepPractice } from '#src/api/practiceCalls.ts';
import { createPracticeDraftCalls } from '#src/api/practiceDraftCalls.ts';
import type { SessionSnapshot } from '#src/machines/session/session.ts';
import {
  selectIsDecided,
  selectIsUnanswered,
  selectUnreachable,
  selectUser,
} from '#src/machines/session/sessionSelectors.ts';
import { PracticeScreen } from '#src/ui/features/practice/PracticeScreen.tsx';
import type { PracticePorts } from '#src/ui/features/practice/usePractice.ts';
import { useSession } from '#src/ui/features/shell/actors.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

const home = getRouteApi('/');
/** Of a draft of the account; anything else opens the one of this browser. */
const PRACTICE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Practice, in Home's place: without a session, and from its second time without a network. */
export function PracticePage() {
  const t = useMessages('links');
  const { practice } = home.useSearch();
  const practiceId = typeof practice === 'string' && PRACTICE_ID.test(practice) ? practice : null;
  useScreenTitle(t('practiceTitle'));
  useEffect(() => void keepFiles().catch(() => {}), []);
  return <PracticeOf key={practiceId} practiceId={practiceId} />;
}

function PracticeOf({ practiceId }: { readonly practiceId: string | null }) {
  const t = useMessages('links');
  const { api } = home.useRouteContext();
  const isVisitor = useSession(selectIsVisitor);
  const ports = useMemo((): PracticePorts => {
    const here = createPracticeCalls({
      nothingKept: t('practiceNothingKept'),
      notKept: t('practiceNotKept'),
    });
    const { save, open } = createPracticeDraftCalls(api, { ofOtherRules: t('practiceOfOtherRules') });
    if (practiceId === null) return { ...here, save, keep: keepPractice };
    return { ...here, look: (signal) => open(practiceId, signal), save, keep: keepOpenedPractice };
  }, [t, api, practiceId]);
  const opened = practiceId && `/?practice=${practiceId}`;
  return <PracticeScreen ports={ports} isVisitor={isVisitor} opened={opened} />;
}

/** Nobody is signed in, which a server that does not answer cannot tell. */
const selectIsVisitor = (snapshot: SessionSnapshot): boolean =>
  selectIsDecided(snapshot) &&
  selectUser(snapshot) === null &&
  !selectIsUnanswered(snapshot) &&
  selectUnreachable(snapshot) === null;

/** The service worker keeps what practice is made of; what cannot be kept now is kept the next time. */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'practice.keep' });
}
