import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { QueueStanding } from '#contract/queue.ts';
import {
  type DraftQueueActor,
  type draftQueueMachine,
  selectIsLost,
  selectIsSending,
  selectRefusal,
  selectStanding,
  selectTold,
} from '#src/machines/tables/draftQueue.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { AtTable, FoundBar } from './FoundBar.tsx';
import { FoundDialog } from './FoundDialog.tsx';
import { QueueChoice } from './QueueChoice.tsx';
import { QueueWaiting } from './QueueWaiting.tsx';
import { lostWords, type QueueWords } from './queueWords.ts';
import { useFoundSignals } from './useFoundSignals.ts';

export interface QueueStripProps {
  /** This window's place in the queue, over the live line; it ends with the strip. */
  readonly machine: typeof draftQueueMachine;
  readonly games: readonly GameSummary[];
}

/** "Join queue" on Browse: tables that form by themselves. Loaded after the list. */
export function QueueStrip({ machine, games }: QueueStripProps) {
  const queue = useActorRef(machine);
  const t = useMessages('queue');
  const standing = useSelector(queue, selectStanding);
  const told = useSelector(queue, selectTold);
  const refusal = useSelector(queue, selectRefusal);
  const isLost = useSelector(queue, selectIsLost);
  const isBusy = useSelector(queue, selectIsSending);
  useFoundSignals(standing);
  return (
    <QueuePanel>
      <LiveRegion text={spokenWords(standing, t)} />
      {isLost && (
        <InlineAlert status="warning" isAnnounced>
          {lostWords(standing, t)}
        </InlineAlert>
      )}
      {told !== null && (
        <InlineAlert status="warning" isAnnounced>
          {t('told', { why: told })}
        </InlineAlert>
      )}
      {refusal !== null && (
        <InlineAlert status="error" isAnnounced>
          {refusal}
        </InlineAlert>
      )}
      {standing === null && <QueueSkeleton />}
      {standing?.kind === 'none' && <QueueChoice queue={queue} games={games} isBusy={isBusy} />}
      {standing?.kind === 'waiting' && <QueueWaiting queue={queue} waiting={standing} isBusy={isBusy} />}
      {standing?.kind === 'found' && <Found queue={queue} standing={standing} isBusy={isBusy} />}
      {standing?.kind === 'seated' && <AtTable {...standing} />}
    </QueuePanel>
  );
}

function QueuePanel({ children }: { readonly children: ReactNode }) {
  const t = useMessages('queue');
  return (
    <Stack
      as="section"
      aria-label={t('label')}
      layerStyle="glass"
      gap="2.5"
      minHeight="110px"
      px="5"
      py="3.5"
    >
      {children}
    </Stack>
  );
}

/** The place of the strip, before it is there. */
export const QueueSkeleton = () => (
  <Flex wrap="wrap" align="center" columnGap="5" rowGap="3" aria-hidden="true">
    <Skeleton width="210px" height="44px" />
    <Skeleton width="40%" height="40px" />
    <Skeleton width="110px" height="40px" borderRadius="full" />
  </Flex>
);

interface FoundProps {
  readonly queue: DraftQueueActor;
  readonly standing: Extract<QueueStanding, { kind: 'found' }>;
  readonly isBusy: boolean;
}

/** The question is in the strip too, so that closing the dialog answers nothing. */
function Found({ queue, standing, isBusy }: FoundProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const answer = (isThere: boolean) => queue.send({ type: 'answer.pressed', isThere });
  return (
    <>
      <FoundBar queue={queue} found={standing} isBusy={isBusy} onAnswer={answer} />
      <FoundDialog
        queue={queue}
        found={standing}
        isOpen={closed !== standing.matchId}
        isBusy={isBusy}
        onAnswer={answer}
        onClose={() => setClosed(standing.matchId)}
      />
    </>
  );
}

function spokenWords(standing: QueueStanding | null, t: QueueWords): string {
  if (standing?.kind === 'waiting') return t('count', standing);
  return standing?.kind === 'seated' && !standing.isBeingDrafted ? t('readySpoken') : '';
}
