import { Box, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { EventView } from '#contract/events/eventView.ts';
import type { EventMatch } from '#engine/events/event.types.ts';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { personAt } from '../page/eventParts.ts';
import { useRoundName } from '../page/eventWords.ts';
import { isWonBy } from './matches.ts';

/** The single elimination, round by round from the left; nothing before the cut. */
export function BracketPanel({ view }: { readonly view: EventView }) {
  const t = useMessages('eventPages');
  const roundName = useRoundName();
  const rounds = view.rounds.filter(({ kind }) => kind === 'cut');
  if (rounds.length === 0) return null;
  return (
    <TitledPanel title={t('bracket')}>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="5" overflowX="auto">
        {rounds.map((round) => (
          <Stack
            as="section"
            key={round.number}
            aria-label={roundName(round)}
            flex={{ sm: '1 0 180px' }}
            gap="2"
          >
            <Heading as="h3" color="fg.muted" textStyle="label">
              {roundName(round)}
            </Heading>
            <Stack as="ol" flex="1" justify="space-around" gap="3" listStyleType="none">
              {round.matches.map((match) => (
                <Box
                  as="li"
                  key={match.table}
                  border="line"
                  borderRadius="control"
                  background="bg.muted"
                  css={{ '& > * + *': { borderTop: 'line' } }}
                >
                  <Line view={view} match={match} side={0} />
                  <Line view={view} match={match} side={1} />
                </Box>
              ))}
            </Stack>
          </Stack>
        ))}
      </Flex>
    </TitledPanel>
  );
}

interface LineProps {
  readonly view: EventView;
  readonly match: EventMatch;
  readonly side: 0 | 1;
}

function Line({ view, match, side }: LineProps) {
  const t = useMessages('eventPages');
  const isWinner = isWonBy(match, side);
  const look = isWinner ? { color: 'fg', fontWeight: 'semibold' } : { color: 'fg.muted' };
  return (
    <Flex gap="2.5" px="3" py="2" {...look}>
      <Text flex="1" minWidth="0" overflowWrap="anywhere">
        {personAt(view, match.players[side])?.name ?? t('bye')}
      </Text>
      <Text as="b" textStyle="code">
        {match.state.kind === 'final' ? match.state.score.wins[side] : '–'}
      </Text>
      {isWinner && <VisuallyHidden>{t('advances')}</VisuallyHidden>}
    </Flex>
  );
}
