import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { myTableRoutes } from '#contract/routes/myTables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import type { NotificationQueueActor } from '#src/machines/notices/notificationQueue.ts';
import { badgingOf, keepTurnBadge } from '../-events/turnBadge.ts';
import { tellAchievements, wouldCover } from './achievementTeller.ts';

interface AchievementNoticesProps {
  readonly api: Api;
  readonly liveTables: () => Promise<LiveTables>;
  readonly notices: NotificationQueueActor;
}

/** Shows nothing itself: raises a notice for each achievement that was earned and counts turns, in a chunk of its own. */
export function AchievementNotices({ api, liveTables, notices }: AchievementNoticesProps) {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    liveTables().then(
      (live) => {
        if (isOver) return;
        const news = async () =>
          (await import('./achievementClient.ts')).achievementClient(api).achievementNews();
        const hear = (listener: () => void) => live.line().hear('achieved', listener);
        const onEarned = () =>
          void router.invalidate({ filter: ({ routeId }) => routeId === '/_member/achievements' });
        const isInTheWay = () => wouldCover(router.state.location.pathname, document);
        stop = tellAchievements({ hear, notices, news, isInTheWay, onEarned });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [api, liveTables, notices, router]);
  useEffect(() => {
    const badging = badgingOf(navigator, matchMedia('(display-mode: standalone)').matches);
    if (badging === null) return;
    const tables = createClient(myTableRoutes, api);
    const countTurns = async () => (await tables.myTables({ query: { group: 'waiting' } })).total;
    return keepTurnBadge({ badging, countTurns, hear: (listener) => hearOfTurns(listener, router) });
  }, [api, router]);
  return null;
}

/** A turn may have come or gone wherever the reader goes, and while they were away. */
function hearOfTurns(listener: () => void, router: AnyRouter): () => void {
  const stop = router.subscribe('onResolved', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}
