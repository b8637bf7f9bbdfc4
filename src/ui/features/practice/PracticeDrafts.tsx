import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectPracticeRows, selectPracticeShelfState } from '#src/machines/practice/practiceShelf.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { withMessages } from '../../messages/load.ts';
import { type PracticeShelfPorts, usePracticeShelf } from './usePracticeShelf.ts';

/** Fetched for those who have saved practice. */
const PracticeRows = late(() => withMessages(import('./PracticeRows.tsx'), 'links'), 'PracticeRows');

/** The practice drafts of an account, below the real ones; nothing at all where there are none. */
export function PracticeDrafts({ loadPorts }: { readonly loadPorts: () => Promise<PracticeShelfPorts> }) {
  const actor = usePracticeShelf(loadPorts);
  const state = useSelector(actor, selectPracticeShelfState);
  const isEmpty = useSelector(actor, (snapshot) => selectPracticeRows(snapshot).length === 0);
  if (state === 'loading' || (isEmpty && state !== 'failed')) return null;
  return (
    <Suspense fallback={null}>
      <PracticeRows actor={actor} />
    </Suspense>
  );
}
