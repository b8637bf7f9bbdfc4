import { Progress, Text } from '@chakra-ui/react';
import type { ShownAchievement } from '#contract/members/achievements.ts';

interface AchievementProgressProps {
  readonly achievement: ShownAchievement;
  /** The figures in words, as "45 of 100". */
  readonly words: string;
}

/** How close an achievement is that has not been earned. */
export const AchievementProgress = ({ achievement, words }: AchievementProgressProps) => (
  <Progress.Root value={Math.min(achievement.count, achievement.threshold)} max={achievement.threshold}>
    <Progress.Track aria-label={achievement.name} aria-valuetext={words}>
      <Progress.Range />
    </Progress.Track>
    <Text color="fg.muted" textStyle="code" fontSize="13px" aria-hidden="true">
      {words}
    </Text>
  </Progress.Root>
);
