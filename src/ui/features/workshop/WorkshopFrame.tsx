import { EmptyState, Skeleton, Stack, type StackProps, VisuallyHidden } from '@chakra-ui/react';
import { CardsIndicator } from '#src/ui/components/CardsIndicator.tsx';
import { RouteLoadError } from '#src/ui/components/RouteLoadError.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';

/** What the workshop has in every state: the width of its page. */
export const WorkshopFrame = (props: StackProps) => (
  <SystemProvider>
    <Stack width="full" maxWidth="1440px" mx="auto" px="page" pt="28px" pb="12" gap="5" {...props} />
  </SystemProvider>
);

export function WorkshopPending() {
  const t = useMessages('workshop');
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
      <Skeleton width="40%" height="34px" />
      <Skeleton height="220px" borderRadius="panel" />
      <Skeleton height="320px" borderRadius="panel" />
    </Stack>
  );
}

/** Under a title, as the page has no other heading then. */
export function WorkshopFailed({ error }: { readonly error: unknown }) {
  const t = useMessages('workshop');
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <RouteLoadError title={t('loadFailed')} error={error} />
    </>
  );
}

/** Shown where there's no game to work on. */
export function NoGame() {
  const t = useMessages('workshop');
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title as="h1">{t('noGame')}</EmptyState.Title>
        <EmptyState.Description>{t('noGameHint')}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
