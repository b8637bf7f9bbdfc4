import { Flex, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { late } from '#src/ui/components/loading/late.ts';
import IconFork from '~icons/ph/git-fork';
import IconAsk from '~icons/ph/question';
import { PressButton } from '../../../components/PressButton.tsx';
import { withMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { ResultCalls } from '../resultCalls.ts';

const PollShare = late(() => withMessages(import('./PollShare.tsx'), 'polls'), 'PollShare');

interface ReplayActsProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly record: PickRecord;
  readonly calls: Pick<ResultCalls, 'playOn' | 'askOthers'>;
}

/** What can be made of the decision that is shown. */
export function ReplayActs({ results, seat, record, calls }: ReplayActsProps) {
  const t = useMessages('results');
  const [key, setKey] = useState<string | null>(null);
  const mayFork = results.mayReadLog && record.kind !== 'received';
  const mayAsk = record.kind === 'pick' && record.pack.length > 1;
  if (!mayFork && !mayAsk) return null;
  const at = { seat, seq: record.seq };
  return (
    <Flex wrap="wrap" align="center" gap="2.5" mt="6">
      {mayFork && (
        <PressButton onPress={() => calls.playOn(at)}>
          <IconFork aria-hidden="true" />
          {t('playOn')}
        </PressButton>
      )}
      {mayAsk && (
        <PressButton onPress={async () => setKey(await calls.askOthers(at))}>
          <IconAsk aria-hidden="true" />
          {t('askOthers')}
        </PressButton>
      )}
      {mayFork && (
        <Text color="fg.muted" textStyle="dense">
          {t('playOnHint')}
        </Text>
      )}
      {key !== null && (
        <Suspense>
          <PollShare pollKey={key} name={results.seats[seat]?.seat.name ?? ''} onClose={() => setKey(null)} />
        </Suspense>
      )}
    </Flex>
  );
}
