import type { ShownAchievement } from '#contract/members/achievements.ts';
import IconDone from '~icons/ph/check-bold';
import { achievementIcon } from './achievementIcons.ts';
import styles from './achievementMark.module.css';

/** The hexagon of an achievement: lit with a tick in its tier's colour once it is earned. */
export function AchievementMark({ achievement }: { readonly achievement: ShownAchievement }) {
  const { tier, icon, awardedAtMs } = achievement;
  const Icon = achievementIcon(icon);
  const isEarned = awardedAtMs !== null;
  return (
    <span
      className={isEarned ? `${styles.mark} ${styles.earned} ${styles[tier]}` : styles.mark}
      aria-hidden="true"
    >
      <Icon />
      {isEarned && (
        <i className={styles.tick}>
          <IconDone />
        </i>
      )}
    </span>
  );
}
