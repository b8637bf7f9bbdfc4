import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import IconRobot from '~icons/ph/robot';
import IconTimer from '~icons/ph/timer';
import { Chip } from '../../kit/Chip.tsx';
import { botWords, decisionWord, openWords, pickHeading, toldWords } from './decisionWords.ts';
import { type MarkedCard, markedPack } from './packMarks.ts';
import { ReplayPack } from './ReplayPack.tsx';
import { guessKey, isHidden, picksOf, type ReplayEvent, type ReplayState, scoreOf } from './replay.ts';
import { packWords, timeWords, tookWords } from './resultWords.ts';

interface ShownPickProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
  readonly isMine: boolean;
  readonly isNarrow: boolean;
}

/** One decision: what lay there, what was decided, and what a bot would have done. */
export function ShownPick({ results, state, send, isMine, isNarrow }: ShownPickProps) {
  const { seats, table } = results;
  const { seat, index } = state.place;
  const record = picksOf(seats, seat)[index];
  if (record === undefined) return null;
  const hidden = isHidden(state, state.place, record);
  const guess = state.guesses[guessKey(state.place)];
  const cards = markedPack(record, { isHidden: hidden, isBotShown: state.isBotShown, guess });
  const words =
    table.template.format === 'booster' ? packWords(record, { seat, seats, isMine }) : openWords(record);
  const time = hidden ? '' : timeWords(record);
  return (
    <div className="replay-pick">
      <div className="replay-pick-head">
        <h3>{isNarrow ? narrowHeading(record) : pickHeading(record, table.template.format)}</h3>
        <span className="t14 muted grow">
          {(isNarrow ? [words, time] : [words]).filter(Boolean).join(', ')}
        </span>
        {isBotAgreed(record, cards, state) && (
          <Chip size="tag" tone="teal">
            <IconRobot aria-hidden="true" />
            the bot agrees
          </Chip>
        )}
        {time !== '' && !isNarrow && (
          <Chip size="tag" tone="brass">
            <IconTimer aria-hidden="true" />
            {time}
          </Chip>
        )}
      </div>
      {record.kind !== 'pick' && <Told record={record} results={results} isBotShown={state.isBotShown} />}
      {state.isGuessing && record.kind === 'pick' && (
        <GuessLine state={state} results={results} isHidden={hidden} />
      )}
      {cards.length > 0 && (
        <ReplayPack
          key={`${seat}:${index}`}
          cards={cards}
          results={results}
          isNarrow={isNarrow}
          isSteady={table.template.format === 'booster'}
          tookWords={tookWords(seats[seat]?.seat.name ?? '', isMine, record.kind)}
          onGuess={hidden ? (id) => send({ type: 'cardGuessed', id }) : null}
        />
      )}
    </div>
  );
}

function narrowHeading(record: PickRecord): string {
  const word = decisionWord(record);
  const named = word.slice(0, 1).toUpperCase() + word.slice(1);
  return record.kind === 'received' ? named : `${named} ${record.pick}`;
}

function isBotAgreed(record: PickRecord, cards: readonly MarkedCard[], { isBotShown }: ReplayState): boolean {
  if (record.source === 'bot') return false;
  return record.kind === 'pick'
    ? cards.some((card) => card.isTaken && card.isBotChoice)
    : isBotShown && record.told !== null && record.told === record.botWouldTell;
}

/** A decision that is no pick, in words. */
const Told = ({
  record,
  results,
  isBotShown,
}: Readonly<{ record: PickRecord; results: ResultsView; isBotShown: boolean }>) => {
  const bot = isBotShown && record.botWouldTell !== record.told ? botWords(record) : null;
  return (
    <p className="replay-told">
      <b>{toldWords(record, results.seats)}</b>
      {bot !== null && (
        <span className="replay-told-bot">
          <IconRobot aria-hidden="true" />
          {bot}
        </span>
      )}
    </p>
  );
};

const GuessLine = ({
  state,
  results,
  isHidden: isAsking,
}: Readonly<{ state: ReplayState; results: ResultsView; isHidden: boolean }>) => {
  const { seat, index } = state.place;
  const picks = picksOf(results.seats, seat);
  const { right, made } = scoreOf(state.guesses, picks, seat);
  const guess = state.guesses[guessKey(state.place)];
  const isRight = guess !== undefined && picks[index]?.taken.includes(guess) === true;
  const who = seat === results.mySeat ? 'you' : (results.seats[seat]?.seat.name ?? 'they');
  const words = isAsking
    ? `Which card did ${who} take? Choose one.`
    : isRight
      ? 'Right, that was the pick.'
      : 'Not this time: the ringed card was taken.';
  return (
    <p className="replay-guess" role="status">
      <span>{words}</span>
      <b>{made === 0 ? 'No guess yet' : `${right} of ${made} right`}</b>
    </p>
  );
};
