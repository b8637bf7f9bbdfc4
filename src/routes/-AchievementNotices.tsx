import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Api } from '#src/api/api.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import type { NotificationQueueActor } from '#src/machines/notificationQueue.ts';
import { tellAchievements } from './-achievementTeller.ts';
import { refreshInFront } from './-refreshInFront.ts';

interface AchievementNoticesProps {
  readonly api: Api;
  readonly liveTables: () => Promise<LiveTables>;
  readonly notices: NotificationQueueActor;
}

/** The pack in hand, as the room draws it; one that leaves is none. */
const isPackInHand = () => document.querySelector('.room-pack:not(.leaving) [data-card]') !== null;

/** Shows nothing itself: raises a notice for each achievement that was earned, in a chunk of its own. */
export function AchievementNotices({ api, liveTables, notices }: AchievementNoticesProps) {
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    liveTables().then(
      (live) => {
        if (isOver) return;
        const news = async () =>
          (await import('./-achievementClient.ts')).achievementClient(api).achievementNews();
        const hear = (listener: () => void) => live.line().hear('achieved', listener);
        const onEarned = () =>
          void router.invalidate({ filter: ({ routeId }) => routeId === '/_member/achievements' });
        stop = tellAchievements({ hear, notices, news, isPackInHand, onEarned });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [api, liveTables, notices, router]);
  // Here because this is loaded late, and only pages of members are refreshed.
  useEffect(() => refreshInFront(document, router), [router]);
  return null;
}
