import { useId } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { Select } from '../../kit/Select.tsx';
import { isShowable, picksOf, type ReplayEvent, type ReplayState } from './replay.ts';
import { SeatFace } from './SeatFace.tsx';

interface ReplayHeadProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
  readonly isNarrow: boolean;
}

/** Whose draft is shown, and what of it. */
export const ReplayHead = ({ results, state, send, isNarrow }: ReplayHeadProps) => (
  <div className="replay-head">
    <h2 id="replay-title">Replay</h2>
    <SeatChooser results={results} seat={state.place.seat} send={send} />
    <div className="replay-switches">
      {hasBotChoices(results, state) && (
        <SmallSwitch
          label={isNarrow ? 'Bot’s choice' : 'What the bot would take'}
          isOn={state.isBotShown}
          onChange={(isOn) => send({ type: 'botSwitched', isOn })}
        />
      )}
      {hasPicks(results, state) && (
        <SmallSwitch
          label={isNarrow ? 'Hide and guess' : 'Hide the pick and guess'}
          isOn={state.isGuessing}
          onChange={(isOn) => send({ type: 'guessingSwitched', isOn })}
        />
      )}
    </div>
  </div>
);

/** Drafts out of other programs' files tell nothing of bots. */
const hasBotChoices = (results: ResultsView, { place }: ReplayState) =>
  picksOf(results.seats, place.seat).some(
    ({ botWouldTake, botWouldTell }) => botWouldTake !== null || botWouldTell !== null,
  );

const hasPicks = (results: ResultsView, { place }: ReplayState) =>
  picksOf(results.seats, place.seat).some(({ kind }) => kind === 'pick');

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
          <option key={result.seat.seat} value={place} disabled={!isShowable(result)}>
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
