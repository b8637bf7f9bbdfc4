import { useEffect, useMemo } from 'react';
import { createPracticeCalls, keepPractice } from '#src/api/practiceCalls.ts';
import { PracticeScreen } from '#src/ui/features/practice/PracticeScreen.tsx';
import type { PracticePorts } from '#src/ui/features/practice/usePractice.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { usePageTitle } from '#src/ui/shell/usePageTitle.ts';

/** Practice, in Home's place: without a session, and from its second time without a network. */
export function PracticePage() {
  const t = useMessages('links');
  const ports = useMemo(
    (): PracticePorts => ({
      ...createPracticeCalls({ nothingKept: t('practiceNothingKept'), notKept: t('practiceNotKept') }),
      keep: keepPractice,
    }),
    [t],
  );
  usePageTitle(t('practiceTitle'));
  useEffect(() => void keepFiles().catch(() => {}), []);
  return <PracticeScreen ports={ports} />;
}

/** The service worker keeps what practice is made of; what cannot be kept now is kept the next time. */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'practice.keep' });
}
