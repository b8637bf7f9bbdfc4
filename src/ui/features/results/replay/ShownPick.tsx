import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { PickRecord } from '#contract/results/results.ts';
import { guessKey, isHidden, picksOf, scoreOf } from '#src/machines/replay/replayPlaces.ts';
import IconRobot from '~icons/ph/robot';
import IconTimer from '~icons/ph/timer';
import { useMessages } from '../../../messages/useMessages.ts';
import { packWords, timeWords, tookWords } from '../resultWords.ts';
import { botWords, openWords, pickHeading, toldWords } from './decisionWords.ts';
import { type MarkedCard, markedPack } from './packMarks.ts';
import { ReplayPack } from './ReplayPack.tsx';
import type { Replayed, ReplayState } from './useReplay.ts';

interface ShownPickProps extends Replayed {
  readonly isNarrow: boolean;
}

/** One decision: what was there, what was decided, and what a bot would have done. */
export function ShownPick({ results, state, send, isNarrow }: ShownPickProps) {
  const t = useMessages('results');
  const { seats, table, mySeat } = results;
  const { seat, index } = state.place;
  const { format } = table.template;
  const record = picksOf(seats, seat)[index];
  if (record === undefined) return null;
  const isMine = seat === mySeat;
  const hidden = isHidden(state, state.place, record);
  const guess = state.guesses[guessKey(state.place)];
  const cards = markedPack(record, { isHidden: hidden, isBotShown: state.isBotShown, guess });
  const words = format === 'booster' ? packWords(record, { seat, seats, isMine }) : openWords(record);
  const time = hidden ? '' : timeWords(record);
  return (
    <>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minHeight={{ sm: '9' }} mb="3.5">
        <Heading as="h3" size="sm">
          {pickHeading(record, format)}
        </Heading>
        <Text flex="1 1 auto" color="fg.muted" textStyle="dense">
          {words}
        </Text>
        {isBotAgreed(record, cards, state) && (
          <Badge size="xs" colorPalette="teal">
            <IconRobot aria-hidden="true" />
            {t('botAgrees')}
          </Badge>
        )}
        {time !== '' && (
          <Badge size="xs" colorPalette="brass">
            <IconTimer aria-hidden="true" />
            {time}
          </Badge>
        )}
      </Flex>
      {record.kind !== 'pick' && <Told record={record} results={results} isBotShown={state.isBotShown} />}
      {state.isGuessing && record.kind === 'pick' && (
        <GuessLine state={state} results={results} isAsking={hidden} />
      )}
      {cards.length > 0 && (
        <ReplayPack
          key={`${seat}:${index}`}
          cards={cards}
          results={results}
          isNarrow={isNarrow}
          isSteady={format === 'booster'}
          tookWords={tookWords(seats[seat]?.seat.name ?? '', isMine, record.kind)}
          onGuess={hidden ? (id) => send({ type: 'card.guessed', id }) : null}
        />
      )}
    </>
  );
}

function isBotAgreed(record: PickRecord, cards: readonly MarkedCard[], { isBotShown }: ReplayState): boolean {
  if (record.source === 'bot') return false;
  return record.kind === 'pick'
    ? cards.some((card) => card.isTaken && card.isBotChoice)
    : isBotShown && record.told !== null && record.told === record.botWouldTell;
}

interface ToldProps extends Pick<Replayed, 'results'> {
  readonly record: PickRecord;
  readonly isBotShown: boolean;
}

/** A decision that isn't a pick, in words. */
const Told = ({ record, results, isBotShown }: ToldProps) => {
  const bot = isBotShown && record.botWouldTell !== record.told ? botWords(record) : null;
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="1.5" mb="4">
      <Text fontWeight="semibold">{toldWords(record, results.seats)}</Text>
      {bot !== null && (
        <Flex align="center" gap="1.5" color="teal.fg" textStyle="dense">
          <IconRobot aria-hidden="true" />
          {bot}
        </Flex>
      )}
    </Flex>
  );
};

interface GuessLineProps extends Pick<Replayed, 'results' | 'state'> {
  readonly isAsking: boolean;
}

function GuessLine({ state, results, isAsking }: GuessLineProps) {
  const t = useMessages('results');
  const { seat, index } = state.place;
  const picks = picksOf(results.seats, seat);
  const { right, made } = scoreOf(state.guesses, picks, seat);
  const guess = state.guesses[guessKey(state.place)];
  const isRight = guess !== undefined && picks[index]?.taken.includes(guess) === true;
  const who = seat === results.mySeat ? 'you' : 'other';
  const name = results.seats[seat]?.seat.name ?? '';
  return (
    <Flex
      role="status"
      wrap="wrap"
      justify="space-between"
      columnGap="4"
      rowGap="1"
      mb="4"
      py="2"
      px="3.5"
      border="hair"
      borderRadius="control"
      background="brass.muted"
      textStyle="control"
    >
      <Box as="span">
        {isAsking ? t('whichCard', { who, name }) : isRight ? t('guessRight') : t('guessWrong')}
      </Box>
      <Box as="b">{made === 0 ? t('noGuess') : t('score', { right, made })}</Box>
    </Flex>
  );
}
