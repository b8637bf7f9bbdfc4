import { Box, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type AchievementTried, THRESHOLD_MOST } from '#contract/admin/achievements.ts';
import type { Metric } from '#contract/members/achievementRules.ts';
import { errorWords } from '#src/machines/failure.ts';
import { useBehindFrame } from '#src/ui/components/hooks/useBehindFrame.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { useCall } from '../kit/useCall.ts';
import type { AchievementPorts } from './achievementParts.ts';

interface WhoWouldProps {
  readonly tryRule: AchievementPorts['tryRule'];
  readonly metric: Metric;
  readonly threshold: number;
  readonly slug: string | null;
}

const SETTLED_MS = 300;

/** Tries a rule as it is typed: who would have it today, and who is next. */
export function WhoWould({ tryRule, metric, threshold, slug }: WhoWouldProps) {
  const t = useMessages('adminAchievements');
  const typed = useMemo(() => ({ metric, threshold }), [metric, threshold]);
  const rule = useBehindFrame(typed, SETTLED_MS);
  const isRule = Number.isInteger(rule.threshold) && rule.threshold >= 1 && rule.threshold <= THRESHOLD_MOST;
  return (
    <Stack as="section" gap="2.5" pt="3.5" borderTop="line" aria-label={t('whoWould')}>
      <Heading as="h3" size="sm">
        {t('whoWould')}
      </Heading>
      {isRule ? (
        <Tried tryRule={tryRule} {...rule} slug={slug} />
      ) : (
        <Text color="fg.muted" textStyle="dense">
          {t('noNumber')}
        </Text>
      )}
    </Stack>
  );
}

function Tried({ tryRule, metric, threshold, slug }: WhoWouldProps) {
  const load = useCallback(
    (signal: AbortSignal) => tryRule({ metric, threshold, slug }, { signal }),
    [tryRule, metric, threshold, slug],
  );
  const { value, error } = useCall(load, 0);
  if (error !== undefined) return <Text role="alert">{errorWords(error)}</Text>;
  if (value === undefined) return <Skeleton height="24" />;
  return <People tried={value} metric={metric} threshold={threshold} isThere={slug !== null} />;
}

interface PeopleProps {
  readonly tried: AchievementTried;
  readonly metric: Metric;
  readonly threshold: number;
  readonly isThere: boolean;
}

function People({ tried, metric, threshold, isThere }: PeopleProps) {
  const t = useMessages('adminAchievements');
  const { would, people, fresh, holders, members } = tried;
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <>
      <Text textStyle="dense" role="status">
        {isThere
          ? t.rich('wouldGet', { would, people, holders, fresh, b })
          : t.rich('wouldHave', { would, people, b })}
      </Text>
      {members.length === 0 ? (
        <Text color="fg.muted" textStyle="dense">
          {t('nobody', { metric: t('metrics', { metric }) })}
        </Text>
      ) : (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {members.map(({ id, handle, avatarUrl, count, has }) => (
            <HStack
              as="li"
              key={id}
              gap="2.5"
              textStyle="dense"
              color={count < threshold ? 'fg.muted' : 'fg'}
            >
              <Avatar seed={handle} address={avatarUrl} size={28} />
              <Box flex="1" minWidth="0">
                {handle}
              </Box>
              <Text textStyle="code">{formatFor().number(count)}</Text>
              <Text color="fg.muted" textStyle="hint">
                {t('standing', {
                  standing: has ? 'has' : count >= threshold ? 'would' : 'next',
                  left: threshold - count,
                })}
              </Text>
            </HStack>
          ))}
        </Stack>
      )}
    </>
  );
}
