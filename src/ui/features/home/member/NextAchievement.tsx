import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { AchievementsView, ShownAchievement } from '#contract/members/achievements.ts';
import { AchievementMark } from '../../../components/AchievementMark.tsx';
import { AchievementProgress } from '../../../components/AchievementProgress.tsx';
import { useAnswer } from '../../../components/answer.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { AllLink } from '../AllLink.tsx';
import type { MemberData } from '../homeData.ts';

/** The one that is nearest of those not earned; of two as near, the one listed first. */
function nearestOf({ achievements }: AchievementsView): ShownAchievement | undefined {
  return achievements
    .filter(({ awardedAtMs }) => awardedAtMs === null)
    .sort((a, b) => b.count / b.threshold - a.count / a.threshold)[0];
}

/** A member's next achievement and how far it is; nothing where it is not known, and where all are earned. */
export function NextAchievement({ achievements }: Pick<MemberData, 'achievements'>) {
  const t = useMessages('home');
  const { answer } = useAnswer(achievements);
  const next = answer.kind === 'loaded' ? nearestOf(answer.value) : undefined;
  if (!next) return null;
  const { count, threshold } = next;
  return (
    <TitledPanel title={t('goal')} layerStyle="glass" gap="3">
      <Flex align="center" gap="4">
        <AchievementMark achievement={next} />
        <Box flex="1" minWidth="0">
          <Heading as="h3" textStyle="title.sm">
            {next.name}
          </Heading>
          <Text color="fg.muted" textStyle="dense">
            {next.sentence}
          </Text>
        </Box>
      </Flex>
      <AchievementProgress
        achievement={next}
        words={count >= threshold ? t('earnedAfterDraft') : t('progress', { count, threshold })}
      />
      <Box>
        <AllLink to="/achievements">{t('allAchievements')}</AllLink>
      </Box>
    </TitledPanel>
  );
}
