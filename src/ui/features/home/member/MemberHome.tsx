import { Box, Grid, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import { useAnswer } from '../../../components/answer.ts';
import { JoinByCode } from '../../../components/JoinByCode.tsx';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { withMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { useEventCalls } from '../../events/eventCallsContext.ts';
import { groupDrafts } from '../../my-drafts/groupDrafts.ts';
import { useUser } from '../../shell/actors.tsx';
import type { HomeActs, MemberData } from '../homeData.ts';
import { DraftAgain } from './DraftAgain.tsx';
import { NextStep, NextStepPlace } from './NextStep.tsx';
import { OpenTables } from './OpenTables.tsx';

const MatchStage = late(
  () => withMessages(import('../../events/MatchStage.tsx'), 'events', 'eventNews'),
  'MatchStage',
);
const RecentResults = late(() => import('./RecentResults.tsx'), 'RecentResults');
const NextAchievement = late(() => import('./NextAchievement.tsx'), 'NextAchievement');

interface MemberHomeProps {
  readonly data: MemberData;
  readonly acts: HomeActs;
}

const PLACES = {
  base: '"next" "again" "open" "recent" "goal" "code"',
  lg: '"next next" "again open" "code recent" "goal recent"',
};

/** What to do next comes first: the match that waits, the pick, then the deck, then a new draft. */
export function MemberHome({ data: { userId, mine, games, open, achievements }, acts }: MemberHomeProps) {
  const t = useMessages('home');
  return (
    <SystemProvider>
      <Lamp x="60%" y="230px" height="320px">
        <Grid
          templateAreas={PLACES}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '344px minmax(0, 1fr)' }}
          gap={{ base: '3.5', sm: '5' }}
          width="full"
          maxWidth="1440px"
          mx="auto"
          px="page"
          pt={{ base: '4', sm: '7' }}
          pb="9"
        >
          <Text as="h1" srOnly>
            {t('play')}
          </Text>
          <Box gridArea="next">
            <Suspense fallback={<NextStepPlace />}>
              <Next mine={mine} onDraftNow={acts.draftAgainstBots} />
            </Suspense>
          </Box>
          <DraftAgain mine={mine} games={games} onDraft={acts.draftAgainstBots} />
          <OpenTables open={open} />
          <TitledPanel title={t('code')} layerStyle="glass" gridArea="code">
            <JoinByCode onJoin={acts.openCode} />
            <Text color="fg.muted" textStyle="dense">
              {t('codeHint')}
            </Text>
          </TitledPanel>
          <Box gridArea="recent" display="grid">
            <Suspense fallback={null}>
              <RecentResults mine={mine} userId={userId} />
            </Suspense>
          </Box>
          <Box gridArea="goal" display="grid" _empty={{ display: 'none' }}>
            <Suspense fallback={null}>
              <NextAchievement achievements={achievements} />
            </Suspense>
          </Box>
        </Grid>
      </Lamp>
    </SystemProvider>
  );
}

interface NextProps extends Pick<MemberData, 'mine'> {
  readonly onDraftNow: HomeActs['draftAgainstBots'];
}

function Next({ mine, onDraftNow }: NextProps) {
  const t = useMessages('home');
  const { answer } = useAnswer(mine);
  const user = useUser();
  const router = useRouter();
  const [call] = useEventCalls();
  const askAgain = useCallback(
    () => void router.invalidate({ filter: ({ routeId }) => routeId === '/' }),
    [router],
  );
  const groups = answer.kind === 'loaded' ? groupDrafts(answer.value.tables) : null;
  if (call) {
    const waiting = (groups?.inProgress.length ?? 0) + (groups?.deckUnfinished.length ?? 0);
    return <MatchStage call={call} others={waiting} />;
  }
  if (answer.kind === 'failed')
    return (
      <RouteLoadError title={t('mineFailed')} error={answer.error}>
        {t('mineSafe')}
      </RouteLoadError>
    );
  if (!user || !groups) return <NextStepPlace />;
  return (
    <NextStep
      groups={groups}
      moment={{ nowMs: answer.value.nowMs, gotAtMs: answer.gotAtMs }}
      user={user}
      onDraftNow={() => onDraftNow(null)}
      onRunOut={askAgain}
    />
  );
}
