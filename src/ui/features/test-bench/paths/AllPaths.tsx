import { useEffect, useMemo, useRef, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { transitionsOfMachine } from '#src/machines/paths/transitions.ts';
import { eventName } from '#src/machines/paths/words.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Meter } from '#src/ui/kit/Meter.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { shortId } from '../stateLook.ts';
import type { PathSource } from './pathSource.ts';
import { type AllWalked, walkAll } from './walkAll.ts';

interface AllPathsProps {
  readonly bench: BenchMachine;
  readonly source: PathSource;
  readonly onChoose: (number: number) => void;
}

const painted = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Walks all paths of a machine here and now, and tells which transitions nobody walked. */
export function AllPaths({ bench, source, onChoose }: AllPathsProps) {
  const { walked, isWalking, fault, begin, stop } = useWalkAll(bench, source);
  const all = useMemo(
    () => new Map(transitionsOfMachine(bench.model).map((transition) => [transition.name, transition])),
    [bench],
  );
  const missing = [...all.values()].filter(({ name }) => !walked?.transitions.has(name));
  const isDone = walked !== null && walked.paths === walked.inAll && !isWalking;
  return (
    <Panel className="testbench-walk">
      <div className="testbench-head">
        <h2>Walk all of them</h2>
        <Button size="sm" onClick={isWalking ? stop : begin}>
          {isWalking ? 'Stop' : walked ? 'Walk again' : 'Walk all paths'}
        </Button>
      </div>
      <p className="muted t14">
        Each path on a fresh copy, each step compared with the model, in this browser.
      </p>
      {fault !== null && (
        <InlineNotice kind="error" title="The walk ended early." isSpoken>
          {fault}
        </InlineNotice>
      )}
      {walked && (
        <>
          <Meter label="Paths walked" value={walked.paths} max={walked.inAll} isLabelled tone="ok" />
          <Meter
            label="Transitions walked"
            value={all.size - missing.length}
            max={all.size}
            words={`${all.size - missing.length} of ${all.size}`}
            isLabelled
          />
        </>
      )}
      {isDone && (
        <InlineNotice
          kind={walked.failed.length === 0 && missing.length === 0 ? 'success' : 'error'}
          title={verdictOf(walked, missing.length)}
          isSpoken
        />
      )}
      {walked && walked.failed.length > 0 && (
        <p className="testbench-failed">
          Not as promised:{' '}
          {walked.failed.map((number) => (
            <button key={number} type="button" className="link" onClick={() => onChoose(number)}>
              path {number}
            </button>
          ))}
        </p>
      )}
      {isDone && missing.length > 0 && (
        <ul className="testbench-list">
          {missing.map(({ name, source: from, eventType }) => (
            <li key={name} className="testbench-event deaf">
              <code>{eventName(eventType)}</code>
              <span>in {shortId(from)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function verdictOf({ failed, inAll }: AllWalked, missing: number): string {
  if (failed.length > 0) return `${failed.length} of ${inAll} paths did not go as the model promises.`;
  if (missing > 0)
    return `${missing} ${missing === 1 ? 'transition was' : 'transitions were'} walked by no path.`;
  return `All ${inAll} paths went as the model promises, and every transition is walked.`;
}

function useWalkAll(bench: BenchMachine, source: PathSource) {
  const [walked, setWalked] = useState<AllWalked | null>(null);
  const [isWalking, setWalking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<{ isOver: boolean } | null>(null);
  const stop = () => {
    if (running.current) running.current.isOver = true;
    setWalking(false);
  };
  useEffect(
    () => () => {
      if (running.current) running.current.isOver = true;
    },
    [],
  );
  const begin = () => {
    const own = { isOver: false };
    running.current = own;
    setFault(null);
    setWalking(true);
    walkAll(bench, {
      source,
      pause: painted,
      isOver: () => own.isOver,
      onProgress: (soFar) => {
        if (!own.isOver) setWalked(soFar);
      },
    })
      .catch((thrown: unknown) => {
        if (!own.isOver) setFault(errorWords(thrown));
      })
      .finally(() => {
        if (!own.isOver) setWalking(false);
      });
  };
  return { walked, isWalking, fault, begin, stop };
}
