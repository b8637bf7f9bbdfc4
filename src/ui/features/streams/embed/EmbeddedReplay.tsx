import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconOut from '~icons/ph/arrow-square-out';
import { type Asked, asked, useAnswer } from '../../../components/answer.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { PoolPanel } from '../../results/pool/PoolPanel.tsx';
import { ReplayPanel } from '../../results/replay/ReplayPanel.tsx';
import { useReplay } from '../../results/replay/useReplay.ts';
import { tableLine } from '../../results/resultWords.ts';

interface EmbeddedReplayProps {
  readonly linkKey: string;
  /** Reads what the link opens; throws where it opens nothing, or nobody answers. */
  readonly load: () => Promise<SharedResults>;
}

const isGone = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && thrown.status === 404;

/** Somebody's draft inside another page: nothing in it leads the page around it anywhere. */
export function EmbeddedReplay({ linkKey, load }: EmbeddedReplayProps) {
  const [shared, setShared] = useState(() => asked(load()));
  return (
    <SystemProvider>
      <Flex as="main" direction="column" gap="4" padding={{ base: '3', sm: '5' }}>
        <Suspense fallback={<Loading />}>
          <Loaded linkKey={linkKey} shared={shared} onRetry={() => setShared(asked(load()))} />
        </Suspense>
      </Flex>
    </SystemProvider>
  );
}

const Loading = () => <Text role="status">{useMessages('streams')('loading')}</Text>;

interface LoadedProps {
  readonly linkKey: string;
  readonly shared: Asked<SharedResults>;
  readonly onRetry: () => void;
}

function Loaded({ linkKey, shared, onRetry }: LoadedProps) {
  const t = useMessages('streams');
  const { answer, isAsking } = useAnswer(shared);
  if (answer.kind === 'loaded') return <Replay linkKey={linkKey} shared={answer.value} />;
  if (isGone(answer.error))
    return (
      <InlineAlert status="info" title={t('replayGone')} isAnnounced>
        {t('replayGoneHint')}
      </InlineAlert>
    );
  return (
    <InlineAlert
      status="error"
      title={t('replayFailed')}
      isAnnounced
      action={
        <ActionButton size="sm" isBusy={isAsking} onClick={onRetry}>
          {t('retry')}
        </ActionButton>
      }
    >
      {errorWords(answer.error)}
    </InlineAlert>
  );
}

/** The page's address stays what it is. */
const stay = () => {};

function Replay({
  linkKey,
  shared: { results, sharedBy },
}: {
  readonly linkKey: string;
  readonly shared: SharedResults;
}) {
  const t = useMessages('streams');
  const { state, send } = useReplay(results, { seat: sharedBy.seat + 1 }, stay);
  const hasPacks = results.seats.some(({ picks }) => picks.some(({ pack }) => pack.length > 0));
  return (
    <>
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="3">
        <Stack gap="0.5" minWidth="0">
          <Heading as="h1" fontSize="2xl">
            {results.table.settings.name}
          </Heading>
          <Text color="fg.muted">{tableLine(results.table)}</Text>
        </Stack>
        <Button asChild variant="outline" size="sm">
          <a href={`/?${new URLSearchParams({ result: linkKey })}`} target="_blank" rel="noopener">
            {t('openHere', { product: PRODUCT_NAME })}
            <IconOut aria-hidden="true" />
          </a>
        </Button>
      </Flex>
      {hasPacks ? (
        <ReplayPanel results={results} state={state} send={send} calls={null} />
      ) : (
        <PoolPanel results={results} state={state} send={send} />
      )}
    </>
  );
}
