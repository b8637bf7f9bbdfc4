import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { createRecorder, type LogEntry } from '../copy/recorder.ts';

export interface WatchedState {
  readonly snapshot: AnyMachineSnapshot;
  readonly log: readonly LogEntry[];
}

/** A live machine that is looked at and never sent anything. */
export interface WatchedActor {
  getState(): WatchedState;
  subscribe(listener: () => void): () => void;
}

/** What an actor does from now on, as long as somebody listens; `nowMs` is the browser's clock. */
export function watchActor(actor: AnyActorRef, nowMs: () => number): WatchedActor {
  const recorder = createRecorder({
    isOwn: (ref) => ref === actor,
    nowMs,
    value: actor.getSnapshot().value,
  });
  const listeners = new Set<() => void>();
  const look = (): WatchedState => ({ snapshot: actor.getSnapshot(), log: recorder.entries() });
  let state = look();
  let stop = () => {};
  const tell = () => {
    state = look();
    for (const listener of listeners) listener();
  };
  const begin = () => {
    const inspecting = actor.system.inspect((seen) => {
      recorder.inspect(seen);
      if (seen.type === '@xstate.snapshot' && seen.actorRef === actor) tell();
    });
    stop = () => inspecting.unsubscribe();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
