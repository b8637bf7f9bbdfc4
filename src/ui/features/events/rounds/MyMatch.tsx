import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { EventPerson, EventView } from '#contract/events/eventView.ts';
import type { EventMatch } from '#engine/events/event.types.ts';
import { standingsOf } from '#engine/events/standings.ts';
import { Avatar, OpenSeat } from '#src/ui/components/people/Avatar.tsx';
import IconClock from '~icons/ph/timer';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { type EventParts, personAt, stateOf } from '../page/eventParts.ts';
import { matchStateOf, scoreOf, scoreWords, useRoundName } from '../page/eventWords.ts';
import { MatchResult } from './MatchResult.tsx';
import { type OwnMatch, recordWords } from './matches.ts';
import { useRoundTime } from './useRoundTime.ts';

interface MyMatchProps extends EventParts {
  readonly offsetMs: number;
}

/** The latest match of a player. */
function ownMatchOf({ view, mine }: EventParts): OwnMatch | null {
  const round = view.rounds.length - 1;
  const match = view.rounds[round]?.matches.find(({ players }) => mine !== null && players.includes(mine));
  return match ? { match, round, side: match.players[0] === mine ? 0 : 1 } : null;
}

/** The reader's own match with its result: one of the two reports it, the other one confirms it. */
export function MyMatch(props: MyMatchProps) {
  const { view, offsetMs } = props;
  const t = useMessages('eventPages');
  const roundName = useRoundName();
  const own = ownMatchOf(props);
  const time = useRoundTime(view.roundEndsAtMs, offsetMs);
  const round = view.rounds.at(-1);
  if (own === null || !round) return null;
  const { match, side } = own;
  const [me, other] = [match.players[side], match.players[1 - side] ?? null];
  const opponent = personAt(view, other);
  const isOver = match.state.kind === 'final';
  return (
    <TitledPanel
      layerStyle="lit"
      title={t('myMatch', { round: roundName(round), table: match.table })}
      end={
        time !== null &&
        !isOver && (
          <Flex align="center" gap="2" color="fg.muted" textStyle="dense" fontVariantNumeric="tabular-nums">
            <IconClock aria-hidden="true" />
            {time}
          </Flex>
        )
      }
      isFlush
    >
      <Grid
        templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
        alignItems="center"
        gap={{ base: '2', sm: '3' }}
        px={{ base: '4', sm: '5' }}
        py="2"
      >
        <Side view={view} player={me} note={t('you')} />
        <Box textAlign="center">
          <Text as="b" textStyle="code" fontSize="34px" lineHeight="40px">
            {match.state.kind === 'open' ? '–' : scoreWords(scoreOf(match.state.score, side))}
          </Text>
          <Text color="fg.muted" textStyle="dense">
            <MatchState match={match} side={side} opponent={opponent} />
          </Text>
        </Box>
        <Side view={view} player={other} isRight />
      </Grid>
      {opponent === null || isOver ? (
        <Box pb="3" />
      ) : (
        <MatchResult key={`${own.round}:${match.table}`} {...props} own={own} opponent={opponent} />
      )}
    </TitledPanel>
  );
}

interface MatchStateProps extends Pick<OwnMatch, 'match' | 'side'> {
  readonly opponent: EventPerson | null;
}

function MatchState({ match, side, opponent }: MatchStateProps) {
  const t = useMessages('eventPages');
  const isByMe = match.state.kind === 'reported' && match.state.by === side;
  const state = opponent === null ? 'bye' : isByMe ? 'waiting' : matchStateOf(match);
  return t('myMatchState', { state, opponent: opponent?.name ?? '' });
}

interface SideProps {
  readonly view: EventView;
  readonly player: EventMatch['players'][1];
  readonly note?: string;
  readonly isRight?: boolean;
}

function Side({ view, player, note = '', isRight = false }: SideProps) {
  const t = useMessages('eventPages');
  const person = personAt(view, player);
  const standing = standingsOf(stateOf(view)).find((row) => row.player === player);
  return (
    <Flex
      direction={{ base: 'column', sm: isRight ? 'row-reverse' : 'row' }}
      align="center"
      columnGap="3.5"
      rowGap="1.5"
      minWidth="0"
      textAlign={{ base: 'center', sm: isRight ? 'end' : 'start' }}
    >
      {person ? <Avatar seed={person.name} address={person.avatarUrl} size={56} /> : <OpenSeat size={56} />}
      <Box minWidth="0" maxWidth="full">
        <Text
          data-part={isRight ? 'opponent' : 'player'}
          fontFamily="heading"
          fontSize={{ base: '15px', sm: '20px' }}
          fontWeight="semibold"
          lineHeight="26px"
          overflow="hidden"
          textOverflow="ellipsis"
        >
          {person?.name ?? t('bye')}
        </Text>
        <Text color="fg.muted" textStyle="dense">
          {standing && recordWords(standing)} {note}
        </Text>
      </Box>
    </Flex>
  );
}
