import { useEffect, useRef } from 'react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import IconHidden from '~icons/ph/eye-slash';
import IconRobot from '~icons/ph/robot';
import { CardStrip } from '../../components/cards/CardStrip.tsx';
import { toldWords } from './decisionWords.ts';
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
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => showRow(list.current, index - round.firstIndex), [index, round.firstIndex]);
  return (
    <ol ref={list} className="pick-list">
      {round.picks.map((record, at) => {
        const place = { seat, index: round.firstIndex + at };
        const hidden = isHidden(state, place, record);
        return (
          <li key={place.index}>
            <button
              type="button"
              aria-current={place.index === index || undefined}
              onClick={() => send({ type: 'pickChosen', index: place.index })}
            >
              <span className="num">{record.kind === 'received' ? '' : record.pick}</span>
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
                {record.kind === 'received' ? (
                  ''
                ) : record.source === 'bot' ? (
                  <BotTime />
                ) : hidden ? (
                  ''
                ) : (
                  timeOf(record)
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/** Scrolls the list alone, never the page. */
function showRow(list: HTMLElement | null, at: number) {
  const row = list?.children[at];
  if (!list || !(row instanceof HTMLElement)) return;
  const foot = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  else if (foot > list.scrollTop + list.clientHeight) list.scrollTop = foot - list.clientHeight;
}

const timeOf = ({ seconds }: PickRecord) => (seconds === null ? '' : secondsWords(seconds));

const BotTime = () => (
  <>
    <IconRobot aria-hidden="true" />
    <span className="vh">by a bot</span>
  </>
);

const Taken = ({ record, results }: Readonly<{ record: PickRecord; results: ResultsView }>) => {
  const told = toldWords(record, results.seats);
  if (told !== null) return <span className="pick-told">{told}</span>;
  const faces = record.taken.flatMap((id) => {
    const card = record.pack.find((shown) => shown.id === id);
    const face = card && results.faces[card.card];
    return face ? [{ id, face }] : [];
  });
  if (faces.length === 0) return <span className="pick-hidden">nothing taken</span>;
  return faces.map(({ id, face }) => <CardStrip key={id} face={face} look={results.look} />);
};
