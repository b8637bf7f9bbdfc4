import { Center, Flex, Text } from '@chakra-ui/react';
import { READY_SECONDS } from '#contract/queue.ts';
import type { DraftQueueActor } from '#src/machines/tables/draftQueue.ts';
import IconBot from '~icons/ph/robot';
import IconPerson from '~icons/ph/user-fill';
import { clockFigure } from '../../../components/tables/clockFigure.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { BotsSelect } from './BotsSelect.tsx';
import { QueueActs, QueueRow } from './QueueRow.tsx';
import { botsNowWords, kindWords, nextWords, type Waiting } from './queueWords.ts';
import { useQueueClock } from './useQueueClock.ts';

interface QueueWaitingProps {
  readonly queue: DraftQueueActor;
  readonly waiting: Waiting;
  readonly isBusy: boolean;
}

/** Somebody waits: with how many, for how long at most, and what they may do about it. */
export function QueueWaiting({ queue, waiting, isBusy }: QueueWaitingProps) {
  const t = useMessages('queue');
  const { game, template, bots } = waiting;
  const secondsLeft = useQueueClock(queue, waiting.botsAtMs);
  const wish = (next: Waiting['bots']) =>
    queue.send({ type: 'sit.pressed', game: game.slug, template: template.slug, bots: next });
  const wantsNow = bots === 'now';
  return (
    <>
      <QueueRow title={t('waitingTitle')} words={kindWords(waiting, t)}>
        <Flex wrap="wrap" align="center" gap="2">
          <Pips {...waiting} />
          <Text fontWeight="semibold" textStyle="dense">
            {t('count', waiting)}
          </Text>
        </Flex>
        <QueueActs>
          <ActionButton
            variant={wantsNow ? 'outline' : 'subtle'}
            isBusy={isBusy}
            onClick={() => wish(wantsNow ? 'afterWait' : 'now')}
          >
            {!isBusy && !wantsNow && <IconBot aria-hidden="true" />}
            {wantsNow ? t('waitOn') : t('startNow')}
          </ActionButton>
          <ActionButton variant="ghost" isBusy={isBusy} onClick={() => queue.send({ type: 'leave.pressed' })}>
            {t('leave')}
          </ActionButton>
        </QueueActs>
      </QueueRow>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="5" rowGap="1.5">
        <Text flex="1 1 320px" textStyle="dense">
          {nextWords(waiting, clockFigure(secondsLeft), t)} {botsNowWords(waiting, t)}
        </Text>
        <BotsSelect value={bots} onChange={wish} />
      </Flex>
      <Text color="fg.muted" textStyle="hint">
        {t('keepOpen', { seconds: READY_SECONDS })}
      </Text>
    </>
  );
}

const Pips = ({ waiting, seats }: Pick<Waiting, 'waiting' | 'seats'>) => (
  <Flex gap="1.5" aria-hidden="true">
    {Array.from({ length: seats }, (_, seat) => {
      const isTaken = seat < waiting;
      return (
        <Center
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place in the row
          key={seat}
          boxSize="22px"
          border={isTaken ? '0' : '1.5px dashed var(--control)'}
          borderRadius="full"
          background={isTaken ? 'brass.solid' : undefined}
          color="brass.contrast"
          fontSize="13px"
        >
          {isTaken && <IconPerson />}
        </Center>
      );
    })}
  </Flex>
);
