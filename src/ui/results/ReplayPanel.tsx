import { useId, useRef, useState } from 'react';
import type { ResultsView } from '#contract/results.ts';
import IconRobot from '~icons/ph/robot';
import IconTimer from '~icons/ph/timer';
import { Chip } from '../kit/Chip.tsx';
import { LiveRegion } from '../kit/LiveRegion.tsx';
import { Panel } from '../kit/Panel.tsx';
import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { Select } from '../kit/Select.tsx';
import '../kit/field.css';
import { PickList } from './PickList.tsx';
import { markedPack } from './packMarks.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayPack } from './ReplayPack.tsx';
import {
  guessKey,
  isHidden,
  picksOf,
  type ReplayEvent,
  type ReplayState,
  roundsOf,
  scoreOf,
} from './replay.ts';
import { packWords, pickHeading, timeWords, tookWords } from './resultWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useReplayKeys } from './useReplay.ts';
import './replay.css';

interface ReplayPanelProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
}

/** One seat's draft, pick by pick. */
export function ReplayPanel({ results, state, send }: ReplayPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  useReplayKeys(panel, send);
  const { seat, index } = state.place;
  const picks = picksOf(results.seats, seat);
  const record = picks[index];
  const rounds = roundsOf(picks);
  if (record === undefined) return null;
  const round = rounds.find((span) => span.round === record.round);
  const isMine = seat === results.mySeat;
  return (
    <Panel ref={panel} pad="none" className="replay" id="replay" aria-labelledby="replay-title">
      <ReplayHead results={results} state={state} send={send} isNarrow={isNarrow} />
      <div className="replay-body">
        <div className="replay-side">
          {rounds.length > 1 && (
            <SegmentedControl
              label="Pack"
              segments={rounds.map((span) => ({ value: String(span.round), label: `Pack ${span.round}` }))}
              value={String(record.round)}
              onChange={(value) => send({ type: 'roundChosen', round: Number(value) })}
            />
          )}
          {!isNarrow && round && <PickList results={results} state={state} round={round} send={send} />}
        </div>
        <ShownPick results={results} state={state} send={send} isMine={isMine} isNarrow={isNarrow} />
      </div>
      <ReplayControls state={state} rounds={rounds} count={picks.length} send={send} />
      {isNarrow && round && (
        <details className="replay-fold">
          <summary>All picks of pack {record.round}</summary>
          <PickList results={results} state={state} round={round} send={send} />
        </details>
      )}
      <Spoken results={results} state={state} />
    </Panel>
  );
}

const ReplayHead = ({
  results,
  state,
  send,
  isNarrow,
}: ReplayPanelProps & { readonly isNarrow: boolean }) => (
  <div className="replay-head">
    <h2 id="replay-title">Replay</h2>
    <SeatChooser results={results} seat={state.place.seat} send={send} />
    <div className="replay-switches">
      <SmallSwitch
        label={isNarrow ? 'Bot’s choice' : 'What the bot would take'}
        isOn={state.isBotShown}
        onChange={(isOn) => send({ type: 'botSwitched', isOn })}
      />
      <SmallSwitch
        label={isNarrow ? 'Hide and guess' : 'Hide the pick and guess'}
        isOn={state.isGuessing}
        onChange={(isOn) => send({ type: 'guessingSwitched', isOn })}
      />
    </div>
  </div>
);

const SeatChooser = ({
  results,
  seat,
  send,
}: Readonly<{ results: ResultsView; seat: number; send: (event: ReplayEvent) => void }>) => {
  const shown = results.seats[seat];
  return (
    <div className="replay-seat">
      {shown && <SeatFace seat={shown.seat} size={26} />}
      <Select
        aria-label="Seat"
        value={String(seat)}
        onChange={(event) => send({ type: 'seatChosen', seat: Number(event.currentTarget.value) })}
      >
        {results.seats.map((result, place) => (
          <option key={result.seat.seat} value={place} disabled={!result.isOpen || result.picks.length === 0}>
            {result.seat.name}
            {place === results.mySeat ? ', you' : result.isOpen ? '' : ', closed'}
          </option>
        ))}
      </Select>
    </div>
  );
};

const SmallSwitch = ({
  label,
  isOn,
  onChange,
}: Readonly<{ label: string; isOn: boolean; onChange: (isOn: boolean) => void }>) => {
  const id = useId();
  return (
    <span className="replay-switch">
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
};

interface ShownPickProps extends ReplayPanelProps {
  readonly isMine: boolean;
  readonly isNarrow: boolean;
}

function ShownPick({ results, state, send, isMine, isNarrow }: ShownPickProps) {
  const { seat, index } = state.place;
  const picks = picksOf(results.seats, seat);
  const record = picks[index];
  if (record === undefined) return null;
  const hidden = isHidden(state, state.place);
  const guess = state.guesses[guessKey(state.place)];
  const name = results.seats[seat]?.seat.name ?? '';
  const cards = markedPack(record, { isHidden: hidden, isBotShown: state.isBotShown, guess });
  const isBotAgreed = cards.some((card) => card.isTaken && card.isBotChoice) && record.source !== 'bot';
  const words = packWords(record, { seat, seats: results.seats, isMine });
  return (
    <div className="replay-pick">
      <div className="replay-pick-head">
        <h3>{isNarrow ? `Pick ${record.pick}` : pickHeading(record)}</h3>
        <span className="t14 muted grow">
          {isNarrow && !hidden ? `${words}, ${timeWords(record)}` : words}
        </span>
        {isBotAgreed && (
          <Chip size="tag" tone="teal">
            <IconRobot aria-hidden="true" />
            the bot agrees
          </Chip>
        )}
        {!hidden && !isNarrow && (
          <Chip size="tag" tone="brass">
            <IconTimer aria-hidden="true" />
            {timeWords(record)}
          </Chip>
        )}
      </div>
      {state.isGuessing && <GuessLine state={state} results={results} isHidden={hidden} />}
      <ReplayPack
        key={`${seat}:${index}`}
        cards={cards}
        results={results}
        isNarrow={isNarrow}
        tookWords={tookWords(name, isMine)}
        onGuess={hidden ? (id) => send({ type: 'cardGuessed', id }) : null}
      />
    </div>
  );
}

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

/** Told after a move, never on arrival. */
function Spoken({ results, state }: Readonly<{ results: ResultsView; state: ReplayState }>) {
  const [startKey] = useState(guessKey(state.place));
  const { seat, index } = state.place;
  const record = picksOf(results.seats, seat)[index];
  if (record === undefined) return null;
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    return card ? [results.faces[card.card]?.name ?? ''] : [];
  });
  const took = isHidden(state, state.place) ? 'hidden' : `${faces.join(' and ')}, ${timeWords(record)}`;
  const text = guessKey(state.place) === startKey ? '' : `${pickHeading(record)}: ${took}`;
  return <LiveRegion text={text} />;
}
