import { Box, Button, EmptyState, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import type { History } from '#contract/results/history.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { CardsIndicator } from '../../../components/CardsIndicator.tsx';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { useScreenTitle } from '../../shell/usePageTitle.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { CardSkeleton } from '../ProfileSkeleton.tsx';
import type { HistoryPages } from '../profilePorts.ts';
import { MemberCard } from './MemberCard.tsx';

interface OthersCardProps {
  /** Null is nobody with this id. */
  readonly card: Asked<PublicCard | null>;
  readonly history: Asked<History>;
  readonly pages: HistoryPages;
}

/** The card of another member, to look at only. */
export const OthersCard = (props: OthersCardProps) => (
  <SystemProvider>
    <Lamp x="50%" y="260px" width="560px" height="380px">
      <Box width="full" maxWidth="calc(420px + 2 * {spacing.page})" mx="auto" px="page" pt="6" pb="10">
        <Suspense fallback={<Waiting />}>
          <FoundCard {...props} />
        </Suspense>
      </Box>
    </Lamp>
  </SystemProvider>
);

function Waiting() {
  const t = useMessages('profile');
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <CardSkeleton />
      </div>
    </>
  );
}

function FoundCard({ card, history, pages }: OthersCardProps) {
  const t = useMessages('profile');
  const { answer } = useAnswer(card);
  const found = answer.kind === 'loaded' ? answer.value : null;
  useScreenTitle(answer.kind === 'loaded' ? (found?.handle ?? t('nobody')) : t('title'));
  if (found !== null)
    return (
      <Stack gap="5">
        <MemberCard card={found} heading="h1" />
        <HistoryPanel asked={history} isOwn={false} {...pages} />
      </Stack>
    );
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      {answer.kind === 'failed' ? (
        <RouteLoadError title={t('othersCardFailed')} error={answer.error} />
      ) : (
        <Nobody />
      )}
    </>
  );
}

function Nobody() {
  const t = useMessages('profile');
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title as="h2">{t('nobody')}</EmptyState.Title>
        <EmptyState.Description>{t('nobodyHint')}</EmptyState.Description>
        <Button asChild variant="solid" mt="4">
          <Link to="/">{t('toHome')}</Link>
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
