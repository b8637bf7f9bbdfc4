import { Button, Card, EmptyState, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { AchievementsView, ShownAchievement } from '#contract/members/achievements.ts';
import IconSecret from '~icons/ph/lock-simple-duotone';
import { AchievementMark } from '../../components/AchievementMark.tsx';
import { AchievementProgress } from '../../components/AchievementProgress.tsx';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AchievementGrid } from './AchievementGrid.tsx';
import { AchievementsFrame } from './AchievementsFrame.tsx';

const isEarned = ({ awardedAtMs }: ShownAchievement) => awardedAtMs !== null;
const byDate = (a: ShownAchievement, b: ShownAchievement) => (b.awardedAtMs ?? 0) - (a.awardedAtMs ?? 0);
const byNearness = (a: ShownAchievement, b: ShownAchievement) =>
  b.count / b.threshold - a.count / a.threshold;

/** What you have earned, how close the rest is, and how many are secret. */
export function AchievementsScreen({ view }: { readonly view: AchievementsView }) {
  const t = useMessages('achievements');
  const { achievements, secretsLeft } = view;
  const earned = achievements.filter(isEarned).sort(byDate);
  const next = achievements.filter((achievement) => !isEarned(achievement)).sort(byNearness);
  const lead = earned.length === 0 ? t('howItWorks') : t('earnedCount', { count: earned.length });
  return (
    <AchievementsFrame title={t('title')} lead={lead}>
      {earned.length === 0 ? <NoneEarned /> : <Group title={t('earned')} achievements={earned} />}
      {next.length > 0 && <Group title={t('next')} achievements={next} />}
      {secretsLeft > 0 && (
        <Flex align="center" gap="2.5" color="fg.onLamp" fontSize="md">
          <IconSecret aria-hidden="true" width="22" height="22" />
          <Text>{t('secretsLeft', { count: secretsLeft })}</Text>
        </Flex>
      )}
    </AchievementsFrame>
  );
}

function NoneEarned() {
  const t = useMessages('achievements');
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title asChild>
          <h2>{t('noneTitle')}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{t('noneHint')}</EmptyState.Description>
        <Button variant="solid" mt="5" asChild>
          <Link to="/drafts">{t('findTable')}</Link>
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

interface GroupProps {
  readonly title: string;
  readonly achievements: readonly ShownAchievement[];
}

const Group = ({ title, achievements }: GroupProps) => (
  <section aria-label={title}>
    <Heading as="h2" textStyle="title.md" fontSize="xl" mb="2.5">
      {title}{' '}
      <Text as="span" color="fg.onLamp" fontFamily="body" fontSize="sm" fontWeight="normal">
        {achievements.length}
      </Text>
    </Heading>
    <AchievementGrid>
      {achievements.map((achievement) => (
        <AchievementCard key={achievement.slug} achievement={achievement} />
      ))}
    </AchievementGrid>
  </section>
);

function AchievementCard({ achievement }: { readonly achievement: ShownAchievement }) {
  const { name, sentence } = achievement;
  return (
    <Card.Root as="li" flexDirection="row" alignItems="center" gap="4" minHeight="118px" px="5" py="4">
      <AchievementMark achievement={achievement} />
      <Flex direction="column" flex="1" minWidth="0">
        <Card.Title>{name}</Card.Title>
        <Card.Description mb="1.5">{sentence}</Card.Description>
        <Standing achievement={achievement} />
      </Flex>
    </Card.Root>
  );
}

/** The day it was earned, or how close it is. */
function Standing({ achievement }: { readonly achievement: ShownAchievement }) {
  const t = useMessages('achievements');
  const { count, threshold, tier, awardedAtMs } = achievement;
  if (awardedAtMs !== null) {
    const day = formatFor().date(awardedAtMs);
    return (
      <Text color="fg.muted" fontSize="13px">
        {t('tierAndDay', { tier, day })}
      </Text>
    );
  }
  const words = count >= threshold ? t('earnedAfterDraft') : t('progress', { count, threshold });
  return <AchievementProgress achievement={achievement} words={words} />;
}
