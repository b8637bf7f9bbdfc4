import type { ShownAchievement } from '#contract/members/achievements.ts';
import { Meter } from '../kit/Meter.tsx';
import styles from './achievementProgress.module.css';

interface AchievementProgressProps {
  readonly achievement: ShownAchievement;
  /** The figures in words, as "45 of 100". */
  readonly words: string;
}

/** How close an achievement is that has not been earned. Plain, because Home shows one before Chakra is there. */
export const AchievementProgress = ({ achievement, words }: AchievementProgressProps) => (
  <div className={styles.progress}>
    <Meter label={achievement.name} value={achievement.count} max={achievement.threshold} words={words} />
    <small className="num" aria-hidden="true">
      {words}
    </small>
  </div>
);
