import type { EventView } from '#contract/events/eventView.ts';
import { isRoundOver } from '#engine/events/rounds.ts';
import IconDone from '~icons/ph/check-circle-fill';
import { areDraftsOver, roundName, roundSum } from './eventWords.ts';
import './eventSteps.css';

interface EventStepsProps {
  readonly view: EventView;
  /** Place of the round whose matches are shown. */
  readonly shown: number;
  readonly onShow: (round: number) => void;
}

interface Step {
  readonly key: string;
  readonly name: string;
  readonly sum: string;
  readonly state: 'done' | 'now' | 'later';
  readonly round: number | null;
}

function draftStep(view: EventView): Step {
  const { phase, tables } = view;
  const over = tables.filter(({ status }) => status === 'building' || status === 'finished').length;
  const isDone = view.rounds.length > 0 || (tables.length > 0 && areDraftsOver(view));
  const isCalledOff = phase === 'cancelled' && !isDone;
  const pods = `${over} of ${tables.length} ${tables.length === 1 ? 'pod' : 'pods'} done`;
  return {
    key: 'draft',
    name: 'Draft',
    sum: phase === 'gathering' ? 'waiting for players' : isDone ? 'done' : isCalledOff ? 'cancelled' : pods,
    state: isDone ? 'done' : isCalledOff ? 'later' : 'now',
    round: null,
  };
}

function stepsOf(view: EventView): Step[] {
  const { rounds, rules, phase } = view;
  const opened = rounds.map((round, place): Step => {
    const isNow = place === rounds.length - 1 && !isRoundOver(round) && phase === 'playing';
    return {
      key: `${round.kind}-${round.number}`,
      name: roundName(round),
      sum: roundSum(round),
      state: isNow ? 'now' : 'done',
      round: place,
    };
  });
  const swiss = rounds.filter(({ kind }) => kind === 'swiss').length;
  const isOver = phase === 'closed' || phase === 'cancelled';
  const unsettled: Step = {
    key: 'rounds',
    name: 'Rounds',
    sum: 'set by the number of players',
    state: 'later',
    round: null,
  };
  const isUnsettled = phase === 'gathering' && view.settings.swissRounds === null;
  const later = isUnsettled
    ? [unsettled]
    : isOver
      ? []
      : Array.from(
          { length: Math.max(0, rules.swissRounds - swiss) },
          (_, place): Step => ({
            key: `later-${place}`,
            name: `Round ${swiss + place + 1}`,
            sum:
              rules.opens === 'itself' && swiss + place > 0 ? 'starts automatically' : 'started by the host',
            state: 'later',
            round: null,
          }),
        );
  const hasCut = rules.cut > 0 && !rounds.some(({ kind }) => kind === 'cut') && !isOver;
  const cut: Step = {
    key: 'cut',
    name: `Top ${rules.cut}`,
    sum: 'single elimination',
    state: 'later',
    round: null,
  };
  return [draftStep(view), ...opened, ...later, ...(hasCut ? [cut] : [])];
}

/** How far the event is: the draft, each round, the cut. Rounds that were opened show their matches. */
export function EventSteps({ view, shown, onShow }: EventStepsProps) {
  return (
    <ol className="event-steps">
      {stepsOf(view).map(({ key, name, sum, state, round }) => (
        <li key={key} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <StepName name={name} state={state} round={round} isShown={round === shown} onShow={onShow} />
          <span>{sum}</span>
        </li>
      ))}
    </ol>
  );
}

interface StepNameProps extends Pick<Step, 'name' | 'state' | 'round'> {
  readonly isShown: boolean;
  readonly onShow: (round: number) => void;
}

function StepName({ name, state, round, isShown, onShow }: StepNameProps) {
  const mark =
    state === 'done' ? <IconDone aria-label="Done:" /> : state === 'now' ? <i aria-hidden="true" /> : null;
  if (round === null)
    return (
      <b>
        {mark}
        {name}
      </b>
    );
  return (
    <button type="button" aria-pressed={isShown} onClick={() => onShow(round)}>
      {mark}
      {name}
    </button>
  );
}
