import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconPack from '~icons/ph/cards-three-duotone';
import IconDeck from '~icons/ph/hammer';
import IconPlay from '~icons/ph/play-fill';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { isBeingDrafted } from '../browse/tableWords.ts';
import { type Moment, useSecondsLeft } from '../browse/useSecondsLeft.ts';
import { deckWords, whereItStands } from '../my-drafts/draftWords.ts';
import type { DraftGroups } from '../my-drafts/groupDrafts.ts';
import { HomeStage } from './HomeStage.tsx';
import { useBusyAction } from './useBusyAction.ts';

const TurnClock = late(() => import('../browse/TurnClock.tsx'), 'TurnClock');

interface NextStepProps {
  readonly groups: DraftGroups;
  readonly moment: Moment;
  readonly user: CurrentUser;
  readonly onDraftNow: () => Promise<void>;
  /** The clock ran out while this was shown. */
  readonly onRunOut: () => void;
}

/** The one loud thing of a member's Home. */
export function NextStep({ groups, moment, user, onDraftNow, onRunOut }: NextStepProps) {
  const [running] = groups.inProgress;
  const [unbuilt] = groups.deckUnfinished;
  const others = groups.inProgress.length + groups.deckUnfinished.length - 1;
  if (running) {
    return <Resume key={running.draftId} row={running} moment={moment} others={others} onRunOut={onRunOut} />;
  }
  if (unbuilt) return <BuildDeck row={unbuilt} userId={user.userId} others={others} />;
  return <FirstStep user={user} onDraftNow={onDraftNow} />;
}

function Resume(props: { row: TableRow; moment: Moment; others: number; onRunOut: () => void }) {
  const { row, moment, others, onRunOut } = props;
  const isTurn = row.status === 'drafting' && row.mine?.isMyTurn === true;
  const secondsLeft = useSecondsLeft(isTurn ? (row.mine?.deadlineMs ?? null) : null, moment);
  const hasRunOut = secondsLeft === 0;
  useEffect(() => {
    if (hasRunOut) onRunOut();
  }, [hasRunOut, onRunOut]);
  return (
    <HomeStage
      art={row.art}
      mark={
        secondsLeft === null ? undefined : (
          <Suspense fallback={<span className="home-stage-clock" />}>
            <TurnClock row={row} secondsLeft={secondsLeft} />
          </Suspense>
        )
      }
      title={resumeTitle(row, isTurn)}
      more={moreWords(others)}
      action={
        <Button asChild variant="solid" size="xl">
          {isBeingDrafted(row) ? (
            <Link to="/drafts/$draftId/room" params={{ draftId: row.draftId }}>
              <IconPlay aria-hidden="true" />
              Resume draft
            </Link>
          ) : (
            <Link to="/drafts/$draftId" params={{ draftId: row.draftId }}>
              <IconPlay aria-hidden="true" />
              Open the table
            </Link>
          )}
        </Button>
      }
    >
      <b>{row.name}</b>, {row.game.name}.
      <br />
      {whereItStands(row)}
    </HomeStage>
  );
}

function resumeTitle(row: TableRow, isTurn: boolean): string {
  if (isTurn) return 'Your pick is waiting';
  if (row.status === 'drafting') return 'Your draft is running';
  return row.status === 'paused' ? 'Your draft is paused' : 'Your table is waiting';
}

const BuildDeck = ({ row, userId, others }: { row: TableRow; userId: string; others: number }) => (
  <HomeStage
    art={row.art}
    title="Your deck is unfinished"
    more={moreWords(others)}
    action={
      <Button asChild variant="solid" size="xl">
        <Link to="/drafts/$draftId/deck-builder/$userId" params={{ draftId: row.draftId, userId }}>
          <IconDeck aria-hidden="true" />
          Build deck
        </Link>
      </Button>
    }
  >
    <b>{row.name}</b>, {row.game.name}.
    <br />
    {deckWords(row)}.
  </HomeStage>
);

function FirstStep({ user, onDraftNow }: { user: CurrentUser; onDraftNow: () => Promise<void> }) {
  const { isBusy, failure, run } = useBusyAction();
  return (
    <HomeStage
      art="/art/cards/emberwake/peaks/ember/rare/Cinder%20Vale~5.svg"
      title={`Ready when you are, ${ownNameOf(user)}`}
      more={null}
      action={
        <Button variant="solid" size="xl" isBusy={isBusy} onClick={() => run(onDraftNow)}>
          {!isBusy && <IconPack aria-hidden="true" />}
          {isBusy ? 'Opening your first pack' : 'Draft vs 7 bots now'}
        </Button>
      }
    >
      {failure === '' ? (
        'Open a pack, keep one card, pass the rest left. The bots are ready, and there is no clock.'
      ) : (
        <span className="home-failed" role="alert">
          {failure}
        </span>
      )}
    </HomeStage>
  );
}

const moreWords = (others: number): string | null =>
  others > 0 ? (others === 1 ? '1 more draft is waiting' : `${others} more drafts are waiting`) : null;

export const NextStepSkeleton = () => (
  <Panel look="lit" className="home-stage" aria-busy="true">
    <div className="home-stage-words col g16">
      <Skeleton width={320} height={40} />
      <Skeleton width={260} height={44} />
      <Skeleton width={200} height={60} radius={12} />
    </div>
  </Panel>
);
