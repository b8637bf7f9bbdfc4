import { chakra, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { PollView } from '#contract/results/forks.ts';
import IconDone from '~icons/ph/check';
import { PressButton } from '../../../components/PressButton.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { ResultsFrame, ResultsHead, WIDE } from '../ResultsFrame.tsx';
import { PollCard } from './PollCard.tsx';
import { PollPool } from './PollPool.tsx';
import { outcomeSentences, questionLine, votesOf } from './pollWords.ts';

interface PollScreenProps {
  /** As it was when the reader came. */
  readonly poll: PollView;
  /** Votes, or changes the vote; throws when that fails. */
  readonly vote: (cardId: string) => Promise<PollView>;
  /** Goes to the results of the draft; throws when that fails. */
  readonly openResults: () => Promise<void>;
}

/** One pick of somebody's draft as a question: the pack, a vote, and then what others chose. */
export function PollScreen({ poll: arrived, vote, openResults }: PollScreenProps) {
  const t = useMessages('polls');
  const [poll, setPoll] = useState(arrived);
  const [chosen, setChosen] = useState(arrived.mine);
  const { usesTextMode } = usePreferences();
  const voting = useBusyAction();
  const votes = votesOf(poll);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && chosen !== poll.mine) void voting.run(async () => setPoll(await vote(chosen)));
  };
  return (
    <ResultsFrame>
      <ResultsHead title={t('title')} lead={questionLine(poll)} />
      <Stack asChild gap="6" {...WIDE}>
        <form onSubmit={onSubmit}>
          <Pack isText={usesTextMode}>
            <VisuallyHidden as="legend">{t('pack', { count: poll.pack.length })}</VisuallyHidden>
            {poll.pack.map(({ id, card, finish }) => {
              const face = poll.faces[card];
              return face === undefined ? null : (
                <PollCard
                  key={id}
                  poll={poll}
                  id={id}
                  face={face}
                  isFoil={finish === 'foil'}
                  isText={usesTextMode}
                  isChosen={chosen === id}
                  votes={poll.told === null ? null : (votes.get(id) ?? { votes: 0, share: 0 })}
                  onChoose={() => setChosen(id)}
                />
              );
            })}
          </Pack>
          <VoteBar
            poll={poll}
            chosen={chosen}
            isBusy={voting.isBusy}
            failure={voting.failure}
            onResults={openResults}
          />
        </form>
      </Stack>
      <PollPool poll={poll} />
    </ResultsFrame>
  );
}

const Pack = chakra('fieldset', {
  base: { display: 'grid', alignItems: 'start' },
  variants: {
    isText: {
      true: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5' },
      false: {
        gridTemplateColumns: {
          base: 'repeat(3, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(150px, 1fr))',
        },
        columnGap: { base: '2.5', sm: '4' },
        rowGap: { base: '18px', sm: '22px' },
      },
    },
  },
});

interface VoteBarProps {
  readonly poll: PollView;
  readonly chosen: string | null;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly onResults: () => Promise<void>;
}

/** What came out, and the vote: always in reach, above the tabs of a phone. */
function VoteBar({ poll, chosen, isBusy, failure, onResults }: VoteBarProps) {
  const t = useMessages('polls');
  const { mayOpenResults, mine } = poll;
  const reason = chosen === null ? t('chooseFirst') : chosen === mine ? t('isYourVote') : undefined;
  return (
    <Flex
      position="sticky"
      bottom={{ base: 'calc(92px + env(safe-area-inset-bottom))', sm: '3' }}
      zIndex="12"
      wrap="wrap"
      align="center"
      columnGap="3.5"
      rowGap="2"
      py={{ base: '2.5', sm: '3' }}
      px={{ base: '3', sm: '4' }}
      border="line"
      borderRadius="control"
      background="bg.muted"
    >
      <Stack flex={{ base: '1 1 100%', sm: '1 1 260px' }} gap="0" textStyle={{ base: 'dense', sm: 'body' }}>
        <Text role="status">{outcomeSentences(poll).join(' ') || t('beforeVote')}</Text>
        {failure !== '' && (
          <Text role="alert" color="danger.fg">
            {failure}
          </Text>
        )}
      </Stack>
      {mayOpenResults && (
        <PressButton variant="ghost" onPress={onResults}>
          {t('results')}
        </PressButton>
      )}
      <ActionButton
        type="submit"
        variant="solid"
        size="lg"
        flex={{ base: '1', sm: 'none' }}
        isBusy={isBusy}
        reason={reason}
      >
        {!isBusy && <IconDone aria-hidden="true" />}
        {mine === null ? t('vote') : t('changeVote')}
      </ActionButton>
    </Flex>
  );
}
