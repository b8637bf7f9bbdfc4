import { Box, EmptyState, VisuallyHidden } from '@chakra-ui/react';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface DeckErrorProps {
  /** The server's own sentence when it refused; null when something failed. */
  readonly refusal: string | null;
  readonly details: string;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** A deck that is not to be seen, or could not be loaded. */
export function DeckError({ refusal, details, onRetry, onLeave }: DeckErrorProps) {
  const t = useMessages('deck');
  return (
    <SystemProvider>
      <Box width="full" maxWidth="1200px" mx="auto" px={{ base: '4', sm: '6' }} py="8">
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
        {refusal === null ? (
          <ErrorBanner title={t('loadFailed')} details={details} onRetry={onRetry} onDismiss={onLeave}>
            {t('nothingLost')}
          </ErrorBanner>
        ) : (
          <EmptyState.Root>
            <EmptyState.Content>
              <EmptyState.Title>{t('noDeck')}</EmptyState.Title>
              <EmptyState.Description>{refusal}</EmptyState.Description>
              <ActionButton onClick={onLeave}>{t('myDrafts')}</ActionButton>
            </EmptyState.Content>
          </EmptyState.Root>
        )}
      </Box>
    </SystemProvider>
  );
}
