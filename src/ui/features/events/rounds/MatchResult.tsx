import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { EventPerson } from '#contract/events/eventView.ts';
import type { Score } from '#engine/events/event.types.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { type EventParts, personAt } from '../page/eventParts.ts';
import { resultOf, scoreOf, scoreWords } from '../page/eventWords.ts';
import { type OwnMatch, usualScores } from './matches.ts';
import { ScoreDialog } from './ScoreDialog.tsx';

interface MatchResultProps extends EventParts {
  readonly own: OwnMatch;
  readonly opponent: EventPerson;
}

/** Reports the result of one's own match, or confirms what the opponent reported. */
export function MatchResult({ view, mine, own, opponent, asked, ask }: MatchResultProps) {
  const t = useMessages('eventPages');
  const [isOther, setOther] = useState(false);
  const { match, round, side } = own;
  const { state, table } = match;
  const isBusy = asked !== null;
  const report = (score: Score) => ask({ type: 'report', round, table, score: scoreOf(score, side) });
  const toConfirm = state.kind === 'reported' && state.by !== side ? state.score : null;
  const named = { opponent: opponent.name };
  const sentence =
    toConfirm !== null
      ? t('askConfirm', { ...named, ...resultOf(scoreOf(toConfirm, side)) })
      : t(state.kind === 'reported' ? 'needsConfirmStill' : 'needsConfirm', named);
  const scores = usualScores(view.rules.gamesToWin, view.rounds[round]?.kind === 'cut');
  return (
    <Flex
      as="footer"
      wrap="wrap"
      align="center"
      gap="3"
      px={{ base: '4', sm: '5' }}
      py="3.5"
      borderTop="line"
      color="fg.muted"
    >
      <Text flex="1 1 240px">{sentence}</Text>
      <Flex
        wrap="wrap"
        gap="2"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '& > *': { flex: { base: '1 1 45%', sm: 'none' }, minHeight: { base: '44px', sm: '0' } } }}
      >
        {toConfirm !== null ? (
          <ActionButton
            variant="solid"
            isBusy={asked?.type === 'confirm'}
            onClick={() => ask({ type: 'confirm', round, table, score: toConfirm })}
          >
            {t('confirm', resultOf(scoreOf(toConfirm, side)))}
          </ActionButton>
        ) : (
          scores.map((score) => (
            <Button key={scoreWords(score)} size="sm" disabled={isBusy} onClick={() => report(score)}>
              {t('result', resultOf(score))}
            </Button>
          ))
        )}
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setOther(true)}>
          {t(toConfirm !== null ? 'differentResult' : 'otherResult')}
        </Button>
      </Flex>
      {isOther && (
        <ScoreDialog
          title={t('reportTitle')}
          names={[personAt(view, mine)?.name ?? '', opponent.name]}
          gamesToWin={view.rules.gamesToWin}
          words={t('report')}
          onClose={() => setOther(false)}
          onScore={(score) => {
            setOther(false);
            report(score);
          }}
        />
      )}
    </Flex>
  );
}
