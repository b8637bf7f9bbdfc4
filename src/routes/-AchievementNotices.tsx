import { useEffect } from 'react';
import { achievementRoutes } from '#contract/routes/achievements.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import type { NotificationQueueActor } from '#src/machines/notificationQueue.ts';
import { tellAchievements } from './-achievementTeller.ts';

interface AchievementNoticesProps {
  readonly api: Api;
  readonly liveTables: () => Promise<LiveTables>;
  readonly notices: NotificationQueueActor;
}

/** The pack in hand, as the room draws it; one that leaves is none. */
const isPackInHand = () => document.querySelector('.room-pack:not(.leaving) [data-card]') !== null;

/** Shows nothing itself: raises a notice for each achievement that was earned, in a chunk of its own. */
export function AchievementNotices({ api, liveTables, notices }: AchievementNoticesProps) {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    liveTables().then(
      (live) => {
        if (isOver) return;
        const { achievementNews: news } = createClient(achievementRoutes, api);
        const hear = (listener: () => void) => live.line().hear('achieved', listener);
        stop = tellAchievements({ hear, notices, news, isPackInHand });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [api, liveTables, notices]);
  return null;
}
