import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { exactWords } from '#src/machines/paths/words.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { LiveRegion } from '#src/ui/kit/LiveRegion.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import IconEnd from '~icons/ph/fast-forward-fill';
import IconPause from '~icons/ph/pause-fill';
import IconPlay from '~icons/ph/play-fill';
import IconStart from '~icons/ph/rewind-fill';
import IconBack from '~icons/ph/skip-back-fill';
import IconNext from '~icons/ph/skip-forward-fill';
import type { BenchMachine } from '../benchMachines.ts';
import { Inspector } from '../copy/Inspector.tsx';
import { MachinePanel } from '../drawing/MachinePanel.tsx';
import { PathSteps } from './PathSteps.tsx';
import type { PathStep } from './pathSource.ts';
import { createWalk } from './pathWalk.ts';
import { usePlaying } from './usePlaying.ts';

interface PathPlayerProps {
  readonly bench: BenchMachine;
  readonly steps: readonly PathStep[];
  /** Number of the path, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** What the path proves. */
  readonly name: string;
  /** How many steps are walked. */
  readonly step: number;
  /** Stand below the diagram, and below the player. */
  readonly below: ReactNode;
  readonly beside: ReactNode;
  readonly onPath: (path: number) => void;
  readonly onStep: (step: number) => void;
}

/** One path on a copy under a simulated clock: step by step, back, by itself, or to its end at once. */
export function PathPlayer(props: PathPlayerProps) {
  const { bench, steps, number, count, name, step: wanted, below, beside, onPath, onStep } = props;
  const walk = useMemo(() => createWalk(bench, steps), [bench, steps]);
  const step = Math.min(wanted, steps.length);
  useEffect(() => walk.goTo(step), [walk, step]);
  const { at, walked, copy } = useSyncExternalStore(walk.subscribe, walk.getState);
  const isAtEnd = at >= steps.length;
  const next = useCallback(() => onStep(at + 1), [onStep, at]);
  const { isPlaying, setPlaying, speed, setSpeed } = usePlaying(isAtEnd, at, next);
  const failed = walked.filter(({ isAsPromised }) => !isAsPromised).length;
  const jump = (to: number) => {
    setPlaying(false);
    onStep(to);
  };
  const last = walked.at(-1);
  return (
    <div className="testbench-board">
      <div className="testbench-main">
        <MachinePanel bench={bench} value={copy.snapshot.value} last={copy.log.at(-1)} />
        {below}
      </div>
      <div className="testbench-side">
        <Panel look="lit" className="testbench-player">
          <div className="testbench-head">
            <h2>
              Path {number} of {count}
            </h2>
            <Chip tone={failed > 0 ? 'danger' : at > 0 ? 'ok' : 'plain'} size="tag">
              {failed > 0 ? `${failed} not as promised` : at === 0 ? 'not begun' : 'as promised'}
            </Chip>
          </div>
          <p>{name}</p>
          <div className="testbench-paths">
            <Button
              size="sm"
              variant="soft"
              reason={number <= 1 ? 'This is the first path' : undefined}
              onClick={() => onPath(number - 1)}
            >
              Path before
            </Button>
            <Button
              size="sm"
              variant="soft"
              reason={number >= count ? 'This is the last path' : undefined}
              onClick={() => onPath(number + 1)}
            >
              Next path
            </Button>
            <SegmentedControl
              label="Speed"
              value={speed}
              onChange={setSpeed}
              segments={[
                { value: 'slow', label: '1×' },
                { value: 'quick', label: '4×' },
              ]}
            />
          </div>
          <div className="testbench-acts" role="group" aria-label="Playing">
            <IconButton
              label="From the start"
              variant="outline"
              size="sm"
              reason={at === 0 ? 'Nothing is walked yet' : undefined}
              onClick={() => jump(0)}
            >
              <IconStart aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Back one step"
              variant="outline"
              size="sm"
              reason={at === 0 ? 'Nothing is walked yet' : undefined}
              onClick={() => jump(at - 1)}
            >
              <IconBack aria-hidden="true" />
            </IconButton>
            <Button
              variant="solid"
              size="sm"
              reason={isAtEnd ? 'The path has ended' : undefined}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? <IconPause aria-hidden="true" /> : <IconPlay aria-hidden="true" />}
              {isPlaying ? 'Pause' : 'Play'}
            </Button>
            <Button
              size="sm"
              className="testbench-next-event"
              reason={isAtEnd ? 'The path has ended' : undefined}
              onClick={() => jump(at + 1)}
            >
              <IconNext aria-hidden="true" />
              Next event
            </Button>
            <IconButton
              label="To the end"
              variant="outline"
              size="sm"
              reason={isAtEnd ? 'The path has ended' : undefined}
              onClick={() => jump(steps.length)}
            >
              <IconEnd aria-hidden="true" />
            </IconButton>
          </div>
          <Meter
            label="Steps walked"
            value={at}
            max={steps.length}
            words={`${at} of ${steps.length}`}
            isLabelled
          />
          <PathSteps steps={steps} walked={walked} onChoose={jump} />
        </Panel>
        {beside}
        <Inspector snapshot={copy.snapshot} isLive={false} />
      </div>
      <LiveRegion text={last && !isPlaying ? stepWords(steps[at - 1], last.isAsPromised) : ''} turn={at} />
    </div>
  );
}

const stepWords = (step: PathStep | undefined, isAsPromised: boolean) =>
  step ? `${exactWords(step.event)}: ${isAsPromised ? 'as promised' : 'not as promised'}` : '';
