import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import { errorWords } from '#src/machines/failure.ts';
import type { BenchMachine } from '../benchMachines.ts';
import { createBenchClock, type Timer } from './benchClock.ts';
import { createRecorder, type LogEntry } from './recorder.ts';

export interface CopyState {
  readonly snapshot: AnyMachineSnapshot;
  readonly log: readonly LogEntry[];
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  /** Why the copy came to a stop by a fault, in words, or null. */
  readonly fault: string | null;
}

/** A machine of the product that does nothing outside itself, under a clock that its owner moves. */
export interface MachineCopy {
  getState(): CopyState;
  subscribe(listener: () => void): () => void;
  send(event: AnyEventObject): void;
  /** As `send`; where a timer will send this very event, the clock is moved on to it instead. */
  bringAbout(event: AnyEventObject): void;
  advance(byMs: number): void;
  /** Moves the clock on to the next timer; without one nothing happens. */
  toNextTimer(): void;
  /** Begins anew, at time 0. */
  reset(): void;
}

export function createCopy(bench: BenchMachine): MachineCopy {
  const listeners = new Set<() => void>();
  let run = begin(bench);
  let state = stateOf(run);
  const act = (what: () => void) => {
    what();
    state = stateOf(run);
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => act(() => run.actor.send(event)),
    bringAbout: (event) =>
      act(() => {
        const { actor, clock } = run;
        const own = bench.eventNow(event, actor.getSnapshot());
        const timer = clock.timers().find((pending) => isSame(pending.event, own));
        if (timer) clock.advanceTo(timer.dueMs);
        else actor.send(own);
      }),
    advance: (byMs) => act(() => run.clock.advanceTo(run.clock.now() + byMs)),
    toNextTimer: () =>
      act(() => {
        const [next] = run.clock.timers();
        if (next) run.clock.advanceTo(next.dueMs);
      }),
    reset: () =>
      act(() => {
        run.actor.stop();
        run = begin(bench);
      }),
  };
}

const isSame = (timed: AnyEventObject | null, event: AnyEventObject) =>
  timed !== null && timed.type === event.type && timed.id === event.id;

function begin(bench: BenchMachine) {
  let fault: string | null = null;
  const named = new WeakSet<object>();
  const clock = createBenchClock(() => {
    const all = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const fresh = all.find((scheduled) => !named.has(scheduled));
    if (fresh) named.add(fresh);
    return fresh?.event ?? null;
  });
  const recorder = createRecorder({ isOwn: (ref) => ref === actor, nowMs: clock.now });
  const { machine, input } = bench.copy({ nowMs: clock.now, tell: recorder.effect });
  const actor = createActor(machine, { clock, input });
  actor.system.inspect(recorder.inspect);
  // Whoever listens for faults is told of them instead of the whole page.
  actor.subscribe({
    error: (thrown: unknown) => {
      fault = errorWords(thrown);
    },
  });
  actor.start();
  return { actor, clock, recorder, fault: () => fault };
}

const stateOf = ({ actor, clock, recorder, fault }: ReturnType<typeof begin>): CopyState => ({
  snapshot: actor.getSnapshot(),
  log: recorder.entries(),
  nowMs: clock.now(),
  timers: clock.timers(),
  fault: fault(),
});
