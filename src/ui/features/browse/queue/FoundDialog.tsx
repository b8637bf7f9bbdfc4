import { Box, Flex, Text } from '@chakra-ui/react';
import { READY_SECONDS } from '#contract/queue.ts';
import type { DraftQueueActor } from '#src/machines/tables/draftQueue.ts';
import { ClockRing } from '#src/ui/components/clocks/ClockRing.tsx';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { type FoundTable, foundWords, kindWords, thereWords } from './queueWords.ts';
import { useQueueClock } from './useQueueClock.ts';

interface FoundDialogProps {
  readonly queue: DraftQueueActor;
  readonly found: FoundTable;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (isThere: boolean) => void;
  readonly onClose: () => void;
}

/** Seconds at which the time left is spoken. */
const SPOKEN: readonly number[] = [30, 10, 5];

/** A table was found: are you there? Closing it answers nothing. */
export function FoundDialog({ queue, found, isOpen, isBusy, onAnswer, onClose }: FoundDialogProps) {
  const t = useMessages('queue');
  const secondsLeft = useQueueClock(queue, found.dueAtMs);
  const spoken = SPOKEN.find((seconds) => secondsLeft <= seconds && secondsLeft > seconds - 2);
  return (
    <ModalDialog title={found.isThere ? t('foundForOthers') : t('found')} isOpen={isOpen} onClose={onClose}>
      <Flex wrap="wrap" align="center" gap="5">
        <ClockRing secondsLeft={secondsLeft} secondsInAll={READY_SECONDS} size={84} />
        <Box flex="1 1 220px">
          <Text color="fg" fontSize="lg">
            {kindWords(found, t)}
          </Text>
          <Text>{foundWords(found, t)}</Text>
          <Text>{t('startsItself', { there: thereWords(found, t) })}</Text>
        </Box>
      </Flex>
      <Flex wrap="wrap" align="center" justify="flex-end" gap="2.5" mt="5">
        <Text flex="1 1 160px" textStyle="dense">
          {found.isThere ? t('saidHere') : t('notNowHint')}
        </Text>
        <ActionButton isBusy={isBusy} onClick={() => onAnswer(false)}>
          {found.isThere ? t('leaveAfterAll') : t('notNow')}
        </ActionButton>
        {!found.isThere && (
          <ActionButton variant="solid" isBusy={isBusy} data-autofocus="here" onClick={() => onAnswer(true)}>
            {t('imHere')}
          </ActionButton>
        )}
      </Flex>
      <LiveRegion text={spoken === undefined || found.isThere ? '' : t('secondsLeft', { seconds: spoken })} />
    </ModalDialog>
  );
}
