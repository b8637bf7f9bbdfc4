import type { PickRecord, ResultsView } from '#contract/results.ts';
import IconHidden from '~icons/ph/eye-slash';
import IconRobot from '~icons/ph/robot';
import { CardStrip } from '../cards/CardStrip.tsx';
import { isHidden, type ReplayEvent, type ReplayState, type RoundSpan } from './replay.ts';
import { secondsWords } from './resultWords.ts';

interface PickListProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly round: RoundSpan;
  readonly send: (event: ReplayEvent) => void;
}

/** The picks of one pack from the first to the last, each leading to its moment. */
export const PickList = ({ results, state, round, send }: PickListProps) => {
  const { seat, index } = state.place;
  return (
    <ol className="pick-list">
      {round.picks.map((record, at) => {
        const place = { seat, index: round.firstIndex + at };
        const hidden = isHidden(state, place);
        return (
          <li key={place.index}>
            <button
              type="button"
              aria-current={place.index === index || undefined}
              onClick={() => send({ type: 'pickChosen', index: place.index })}
            >
              <span className="num">{record.pick}</span>
              <span className="pick-strips">
                {hidden ? (
                  <span className="pick-hidden">
                    <IconHidden aria-hidden="true" />
                    hidden
                  </span>
                ) : (
                  <Taken record={record} results={results} />
                )}
              </span>
              <span className="num pick-time">
                {record.source === 'bot' ? <BotTime /> : hidden ? '' : timeOf(record)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

const timeOf = ({ seconds }: PickRecord) => (seconds === null ? '' : secondsWords(seconds));

const BotTime = () => (
  <>
    <IconRobot aria-hidden="true" />
    <span className="vh">by a bot</span>
  </>
);

const Taken = ({ record, results }: Readonly<{ record: PickRecord; results: ResultsView }>) => {
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    const face = card && results.faces[card.card];
    return face ? [{ id, face }] : [];
  });
  if (faces.length === 0) return <span className="pick-hidden">nothing taken</span>;
  return faces.map(({ id, face }) => <CardStrip key={id} face={face} look={results.look} />);
};
