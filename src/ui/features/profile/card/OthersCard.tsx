import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import { failureOf } from '#src/machines/failure.ts';
import { LoadFailed } from '../../../home/LoadFailed.tsx';
import { useLoaded } from '../../../home/useLoaded.ts';
import { Button } from '../../../kit/Button.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Lamp } from '../../../kit/Lamp.tsx';
import { useScreenTitle } from '../../../shell/usePageTitle.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { CardSkeleton } from '../ProfileSkeleton.tsx';
import { MemberCard } from './MemberCard.tsx';
import '../profile.css';
import type { HistoryPages, LateCalls } from '../profilePorts.ts';

interface OthersCardProps {
  readonly memberId: string;
  readonly calls: LateCalls;
  readonly history: HistoryPages;
}

const NOT_FOUND = 404;

/** Null stands for nobody with this id. */
async function readCard(calls: LateCalls, memberId: string, signal: AbortSignal): Promise<PublicCard | null> {
  try {
    const { card } = await calls();
    return await card(memberId, { signal });
  } catch (thrown) {
    if (failureOf(thrown).status === NOT_FOUND) return null;
    throw thrown;
  }
}

/** The card of another member, to look at only. */
export function OthersCard({ memberId, calls, history }: OthersCardProps) {
  const load = useCallback((signal: AbortSignal) => readCard(calls, memberId, signal), [calls, memberId]);
  const { answer, isAsking, reload } = useLoaded(load);
  useScreenTitle(answer.kind === 'loaded' ? (answer.value?.handle ?? 'Nobody sits here') : 'Profile');
  return (
    <Lamp x="50%" y="260px" width="560px" height="380px">
      <div className="profile profile-other">
        {(answer.kind !== 'loaded' || answer.value === null) && <h1 className="vh">Profile</h1>}
        {answer.kind === 'loading' && (
          <div role="status" aria-busy="true" aria-label="Loading">
            <CardSkeleton />
          </div>
        )}
        {answer.kind === 'failed' && (
          <LoadFailed
            title="This card could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        )}
        {answer.kind === 'loaded' && answer.value === null && <Nobody />}
        {answer.kind === 'loaded' && answer.value !== null && (
          <>
            <MemberCard card={answer.value} heading="h1" />
            <HistoryPanel memberId={memberId} calls={calls} isOwn={false} {...history} />
          </>
        )}
      </div>
    </Lamp>
  );
}

const Nobody = () => (
  <EmptyState
    title="Nobody sits here"
    action={
      <Button asChild variant="solid">
        <Link to="/">Back to Home</Link>
      </Button>
    }
  >
    There is no member with this address. The account may have been deleted.
  </EmptyState>
);
