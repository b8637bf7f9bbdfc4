import { Box, Button, EmptyState, HStack, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { failureOf } from '#src/machines/failure.ts';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ResultsFrame, WIDE } from './ResultsFrame.tsx';

interface ResultsFailedProps {
  readonly about: 'results' | 'question' | 'link';
  readonly error: unknown;
}

const CLOSED_STATUS = 403;
const MISSING_STATUS = 404;

/** Why the results aren't there: closed to the reader, no such table, or a call that can be tried again. */
export function ResultsFailed({ about, error }: ResultsFailedProps) {
  const t = useMessages('results');
  const { status } = failureOf(error);
  if (status === MISSING_STATUS && about === 'question')
    return <Nothing title={t('pollGone')} hint={t('pollGoneHint')} />;
  if (status === MISSING_STATUS && about === 'link')
    return <Nothing title={t('gone')} hint={t('goneHint')} />;
  if (status === CLOSED_STATUS) return <Nothing title={t('playersOnly')} hint={t('playersOnlyHint')} />;
  if (status === MISSING_STATUS) return <Nothing title={t('noTable')} hint={t('noTableHint')} />;
  return (
    <ResultsFrame>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Box {...WIDE}>
        <RouteLoadError title={t('loadFailed', { about })} error={error}>
          {about === 'question' ? t('pollSafe') : t('draftSafe')}
        </RouteLoadError>
      </Box>
    </ResultsFrame>
  );
}

function Nothing({ title, hint }: Readonly<{ title: string; hint: string }>) {
  const t = useMessages('results');
  return (
    <ResultsFrame>
      <EmptyState.Root {...WIDE}>
        <EmptyState.Content>
          <CardsIndicator />
          <EmptyState.Title as="h1">{title}</EmptyState.Title>
          <EmptyState.Description>{hint}</EmptyState.Description>
          <HStack mt="4">
            <Button asChild variant="solid">
              <Link to="/drafts">{t('tables')}</Link>
            </Button>
            <Button asChild>
              <Link to="/my-drafts">{t('myDrafts')}</Link>
            </Button>
          </HStack>
        </EmptyState.Content>
      </EmptyState.Root>
    </ResultsFrame>
  );
}
