import { Suspense } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import { late } from '#src/ui/kit/late.ts';
import { Lamp } from '../../kit/Lamp.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useEventCalls } from '../events/eventCallsContext.ts';
import { groupDrafts } from '../my-drafts/groupDrafts.ts';
import { DraftAgain } from './DraftAgain.tsx';
import type { HomePorts } from './homePorts.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { NextStep, NextStepSkeleton } from './NextStep.tsx';
import { OpenTables } from './OpenTables.tsx';
import { useLoaded } from './useLoaded.ts';
import './memberHome.css';

const MatchStage = late(() => import('../events/MatchStage.tsx'), 'MatchStage');

const RecentResults = late(() => import('./RecentResults.tsx'), 'RecentResults');

const NextAchievement = late(() => import('./NextAchievement.tsx'), 'NextAchievement');

interface MemberHomeProps {
  readonly ports: HomePorts;
  readonly user: CurrentUser;
}

/** What to do next comes first: the match that waits, the pick, then the deck, then a new draft. */
export function MemberHome({ ports, user }: MemberHomeProps) {
  const { answer, isAsking, reload } = useLoaded(ports.loadMyTables);
  const games = useLoaded(ports.loadGames);
  const mine = answer.kind === 'loaded' ? answer : null;
  const groups = mine && groupDrafts(mine.value.tables);
  const [call] = useEventCalls();
  const waiting = (groups?.inProgress.length ?? 0) + (groups?.deckUnfinished.length ?? 0);
  return (
    <Lamp x="60%" y="230px" height="320px">
      <div className="member-home">
        <h1 className="vh">Play</h1>
        <div className="member-next">
          {call && (
            <Suspense fallback={<NextStepSkeleton />}>
              <MatchStage call={call} others={waiting} />
            </Suspense>
          )}
          {!call && answer.kind === 'loading' && <NextStepSkeleton />}
          {answer.kind === 'failed' && (
            <LoadFailed
              title="Your drafts could not be loaded"
              words={answer.words}
              isRetrying={isAsking}
              onRetry={reload}
            >
              Nothing is lost: a running draft goes on at the table.
            </LoadFailed>
          )}
          {!call && mine && groups && (
            <NextStep
              groups={groups}
              moment={{ nowMs: mine.value.nowMs, gotAtMs: mine.gotAtMs }}
              user={user}
              onDraftNow={() => ports.draftAgainstBots(null)}
              onRunOut={reload}
            />
          )}
        </div>
        <DraftAgain
          last={mine?.value.tables.toSorted((one, other) => other.createdAtMs - one.createdAtMs)[0] ?? null}
          games={games.answer}
          onDraft={ports.draftAgainstBots}
        />
        <OpenTables load={ports.loadOpenTables} />
        <Panel className="member-code" look="glass">
          <h2>Join with a code</h2>
          <JoinByCode onJoin={ports.openCode} />
          <p className="muted t14">For a table or an event. You can also paste a link.</p>
        </Panel>
        <Suspense
          fallback={
            <Panel look="glass" className="home-recent">
              {null}
            </Panel>
          }
        >
          <RecentResults
            answer={answer}
            finished={groups?.finished ?? []}
            nowMs={mine?.value.nowMs ?? 0}
            userId={user.userId}
          />
        </Suspense>
        <Suspense fallback={null}>
          <NextAchievement load={ports.loadAchievements} />
        </Suspense>
      </div>
    </Lamp>
  );
}
