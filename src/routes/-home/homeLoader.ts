import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { asked } from '#src/ui/components/answer.ts';
import type { HomeData } from '#src/ui/features/home/homeData.ts';
import type { RouterContext } from '../-context.ts';

/** Asks for what Home shows to a visitor or a member, and waits for none of it. */
export function askForHome({ api, drafts, session }: RouterContext, signal: AbortSignal): HomeData {
  const user = selectUser(session.getSnapshot());
  const games = asked(drafts.games({ signal }));
  if (!user) return { kind: 'visitor', games, live: asked(drafts.homeTables({ signal })) };
  const { userId } = user;
  const achievements = import('../-achievements/achievementClient.ts').then(({ achievementClient }) =>
    achievementClient(api).achievements({}, { signal }),
  );
  return {
    kind: 'member',
    userId,
    games,
    mine: asked(drafts.myTables({ signal })),
    open: asked(drafts.openTables({ free: true }, { signal })),
    achievements: asked(achievements),
  };
}
