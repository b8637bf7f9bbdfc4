import { useEffect, useRef } from 'react';
import IconReady from '~icons/ph/check-circle-fill';
import { Button } from '../../kit/Button.tsx';
import { useMark } from '../../kit/useMark.ts';
import type { NextStep } from './nextStep.ts';
import './nextStep.css';

export interface NextActions {
  readonly start: () => void;
  readonly ready: (isReady: boolean) => void;
  readonly sit: () => void;
  readonly fillWithBots: () => void;
  readonly closeOpenSeats: () => void;
  /** The command that is on its way, so that its button waits. */
  readonly busy: string | null;
}

interface NextButtonsProps {
  readonly step: NextStep;
  readonly actions: NextActions;
}

/** Start, Ready or Sit down, with what helps when it cannot be pressed. One of them is brass. */
export function NextButtons({ step, actions }: NextButtonsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const stage = step.kind === 'start' ? step.hurdle.kind : step.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new stage is what took the pressed button away.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isPressed.current && isLost) root.current?.querySelector<HTMLElement>('.next-main')?.focus();
    isPressed.current = false;
  }, [stage]);
  return (
    <div
      className="next-buttons"
      ref={root}
      onClickCapture={() => {
        isPressed.current = true;
      }}
    >
      <Buttons step={step} actions={actions} />
    </div>
  );
}

function Buttons({ step, actions }: NextButtonsProps) {
  if (step.kind === 'start') return <StartButtons hurdle={step.hurdle} actions={actions} />;
  if (step.kind === 'ready') return <ReadyButton isReady={step.isReady} actions={actions} />;
  if (step.way.kind === 'none') return <p className="next-why">{step.way.words}</p>;
  return (
    <>
      <Button
        variant="solid"
        size="lg"
        className="next-main"
        isBusy={actions.busy === 'sit'}
        onClick={actions.sit}
      >
        Sit down
      </Button>
      {step.way.kind === 'bot' && <p className="next-why">A bot gives way to you.</p>}
      {step.isWatching && <p className="next-why">Watching</p>}
    </>
  );
}

const ReadyButton = ({ isReady, actions }: Readonly<{ isReady: boolean; actions: NextActions }>) => (
  <>
    {isReady && (
      <p className="next-ready">
        <IconReady aria-hidden="true" />
        You’re ready
      </p>
    )}
    <Button
      variant={isReady ? 'outline' : 'solid'}
      size="lg"
      className="next-main"
      isBusy={actions.busy === 'ready'}
      onClick={() => actions.ready(!isReady)}
    >
      {isReady ? 'Not ready' : 'Ready'}
    </Button>
  </>
);

type Hurdle = Extract<NextStep, { kind: 'start' }>['hurdle'];

const StartButtons = ({ hurdle, actions }: Readonly<{ hurdle: Hurdle; actions: NextActions }>) => {
  useMark(hurdle.kind === 'openSeats' && hurdle.mayClose && 'with-two-helps');
  return (
    <>
      {hurdle.kind === 'openSeats' && <p className="next-why">{hurdle.words}</p>}
      <Button
        variant="solid"
        size="lg"
        className="next-main"
        reason={hurdle.kind === 'clear' ? undefined : hurdle.words}
        isBusy={actions.busy === 'start'}
        onClick={actions.start}
      >
        Start draft
      </Button>
      {hurdle.kind === 'openSeats' && (
        <div className="next-help">
          <Button
            variant="ghost"
            size="sm"
            isBusy={actions.busy === 'fillWithBots'}
            onClick={actions.fillWithBots}
          >
            {hurdle.words.startsWith('1 ') ? 'Fill with a bot' : 'Fill with bots'}
          </Button>
          {hurdle.mayClose && (
            <Button
              variant="ghost"
              size="sm"
              isBusy={actions.busy === 'changeSettings'}
              onClick={actions.closeOpenSeats}
            >
              {hurdle.words.startsWith('1 ') ? 'Close it' : 'Close them'}
            </Button>
          )}
        </div>
      )}
      {hurdle.kind === 'unready' && (
        <div className="next-help">
          <Button variant="ghost" size="sm" isBusy={actions.busy === 'start'} onClick={actions.start}>
            Start without waiting
          </Button>
        </div>
      )}
    </>
  );
};
