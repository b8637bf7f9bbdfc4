import { createActor } from 'xstate';
import {
  firstStatus,
  type LifecycleEvent,
  lifecycleMachine,
  nextStatus,
  type TableStatus,
} from '#engine/lifecycle.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

type Fact = LifecycleEvent['type'];

const FACTS: readonly Fact[] = [
  'host.startedCountdown',
  'host.startedAtOnce',
  'host.paused',
  'host.resumed',
  'host.ended',
  'countdown.ended',
  'countdown.cancelled',
  'seal.voided',
  'lobby.expired',
  'draft.completed',
  'decks.allSubmitted',
  'building.timedOut',
];

/** What engine.md and product.md promise a table; a fact that means nothing changes nothing. */
function promisedAfter(status: TableStatus, fact: Fact): TableStatus | null {
  const isOver = status === 'finished' || status === 'cancelled';
  if (fact === 'host.ended' && !isOver) return status === 'building' ? 'finished' : 'cancelled';
  switch (status) {
    case 'lobby':
      if (fact === 'host.startedCountdown') return 'countdown';
      if (fact === 'lobby.expired') return 'cancelled';
      return fact === 'host.startedAtOnce' ? 'drafting' : null;
    case 'countdown':
      if (fact === 'countdown.ended') return 'drafting';
      return fact === 'countdown.cancelled' || fact === 'seal.voided' ? 'lobby' : null;
    case 'drafting':
      if (fact === 'host.paused') return 'paused';
      return fact === 'draft.completed' ? 'building' : null;
    case 'paused':
      return fact === 'host.resumed' ? 'drafting' : null;
    case 'building':
      return fact === 'decks.allSubmitted' || fact === 'building.timedOut' ? 'finished' : null;
    default:
      return null;
  }
}

const watch = watchTransitions(lifecycleMachine);

/** The life of a table by the pure transitions that the server takes; after each step every fact is tried. */
export const lifecycleWalker: Walker = {
  name: 'lifecycle',
  where: 'simulation',
  machine: lifecycleMachine,
  paths: generatePaths(lifecycleMachine),
  watch,
  open() {
    const actor = createActor(lifecycleMachine, { inspect: watch.inspect }).start();
    let status = firstStatus;
    let promised: TableStatus = 'lobby';
    const executors: Executors = Object.fromEntries(
      FACTS.map((type) => [
        type,
        () => {
          promised = promisedAfter(promised, type) ?? promised;
          status = nextStatus(status, { type }) ?? status;
          actor.send({ type });
        },
      ]),
    );
    return {
      executors,
      check() {
        expectSame([status, actor.getSnapshot().value], [promised, promised]);
        const now = FACTS.map((type) => [type, nextStatus(status, { type })]);
        expectSame(
          now,
          FACTS.map((type) => [type, promisedAfter(promised, type)]),
        );
      },
    };
  },
};
