import { Button, EmptyState, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CardsIndicator } from '../../../components/CardsIndicator.tsx';
import { loadMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { ResultsFrame, ResultsHead, WIDE } from '../ResultsFrame.tsx';
import { LogChooser } from './LogChooser.tsx';
import { OpenedReplay } from './OpenedReplay.tsx';
import { useOpenedLog } from './useOpenedLog.ts';

/** Fetched together with the screen. */
void loadMessages('openedLogs', 'results', 'cardFigures');

/** A draft from a file, shown by the replay; the file is read in the browser and goes nowhere. */
export function OpenLogScreen() {
  useMessages('results');
  useMessages('cardFigures');
  const t = useMessages('openedLogs');
  const { draft, failure, name, isReading, state, send, open } = useOpenedLog();
  return (
    <ResultsFrame>
      <ResultsHead title={t('title')} lead={t('lead')}>
        <Button asChild>
          <Link to="/my-drafts">{t('myDrafts')}</Link>
        </Button>
      </ResultsHead>
      <LogChooser isBusy={isReading} onOpen={open} />
      <Stack role="status" gap="2" css={{ '&:empty': { display: 'none' } }} {...WIDE}>
        {failure !== null && (
          <InlineAlert status="error" title={t('failed', { name })}>
            {failure}
          </InlineAlert>
        )}
        {draft !== null && (
          <Text color="fg.muted" textStyle="dense">
            {[t('opened', { name, from: draft.from }), ...draft.notes].join(' ')}
          </Text>
        )}
      </Stack>
      {draft === null ? (
        <EmptyState.Root {...WIDE}>
          <EmptyState.Content>
            <CardsIndicator />
            <EmptyState.Title>{t('none')}</EmptyState.Title>
            <EmptyState.Description>{t('noneHint')}</EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
      ) : (
        <OpenedReplay results={draft} state={state} send={send} />
      )}
    </ResultsFrame>
  );
}
