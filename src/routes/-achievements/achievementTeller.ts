import type { AchievementNews } from '#contract/members/achievements.ts';
import type { NotificationQueueActor } from '#src/machines/notices/notificationQueue.ts';
import { partWords } from '#src/ui/messages/partWords.ts';

export interface TellerPorts {
  /** Calls back whenever something was earned, until the returned function is called. */
  readonly hear: (listener: () => void) => () => void;
  readonly notices: NotificationQueueActor;
  readonly news: () => Promise<AchievementNews>;
  /** Whether a notice would lie over what the reader looks at. */
  readonly isInTheWay: () => boolean;
  /** Called after something was told, so that a page which shows achievements shows the new ones. */
  readonly onEarned?: () => void;
  readonly pauseMs?: number;
}

const PAUSE_MS = 400;

/** Nothing is shown over results, nor in a draft room but while the reader waits for a pack. */
export const wouldCover = (path: string, page: ParentNode): boolean =>
  path.endsWith('/results') || (path.endsWith('/room') && page.querySelector('[data-room=waiting]') === null);

/** Tells what was earned by a small notice as soon as it lies over nothing; the returned function ends it. */
export function tellAchievements({
  hear,
  notices,
  news,
  isInTheWay,
  onEarned,
  pauseMs = PAUSE_MS,
}: TellerPorts): () => void {
  let timer: number | undefined;
  let isOver = false;
  async function tell() {
    if (isOver) return;
    if (isInTheWay()) {
      timer = window.setTimeout(() => void tell(), pauseMs);
      return;
    }
    // What cannot be asked for now is told with the next one.
    const { earned } = await news().catch(() => ({ earned: [] }));
    for (const { name, sentence } of earned)
      notices.send({
        type: 'notice.raised',
        kind: 'success',
        text: partWords('achievement', { name, sentence }),
      });
    if (earned.length > 0) onEarned?.();
  }
  const stop = hear(() => void tell());
  void tell();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    stop();
  };
}
