import type { ShownAchievement } from '#contract/achievements.ts';
import IconDone from '~icons/ph/check-bold';
import { achievementIcon } from './achievementIcons.ts';
import './achievementMark.css';

/** The hexagon of an achievement: lit with a tick in its tier's colour once it is earned. */
export function AchievementMark({ achievement }: { readonly achievement: ShownAchievement }) {
  const { tier, icon, awardedAtMs } = achievement;
  const Icon = achievementIcon(icon);
  const isEarned = awardedAtMs !== null;
  return (
    <span className={isEarned ? `achievement-mark earned ${tier}` : 'achievement-mark'} aria-hidden="true">
      <Icon />
      {isEarned && (
        <i>
          <IconDone />
        </i>
      )}
    </span>
  );
}
