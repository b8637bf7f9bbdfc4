import { api } from '#contract/api.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { implement } from '../../http/implement.ts';
import type { Principal } from '../../members/members.ts';
import { changeAchievement, createAchievement, type Keeper, retireAchievement } from './keepAchievement.ts';
import { tryAchievement } from './tryAchievement.ts';

const keeperOf = ({ memberId }: Principal, { clock }: AppContext): Keeper => ({
  memberId,
  nowMs: clock.now(),
});

/** What can be achieved, as Admins keep it: made, changed, tried and retired. */
export const adminAchievementHandlers = [
  implement(api.achievementMake, ({ body, member }, context) =>
    createAchievement(context.db, body, keeperOf(member, context)),
  ),
  implement(api.achievementChange, async ({ params, body, member }, context) => ({
    activityId: await changeAchievement(context.db, params.slug, body, keeperOf(member, context)),
  })),
  implement(api.achievementRetire, async ({ params, body, member }, context) => ({
    activityId: await retireAchievement(context.db, params.slug, body.isRetired, keeperOf(member, context)),
  })),
  implement(api.achievementTry, ({ body }, { db }) => tryAchievement(db, body)),
];
