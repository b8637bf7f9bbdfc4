import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import type { QueueStanding, QueueView } from '#contract/queue.ts';
import { REFUSAL_SENTENCES, type Reply, refused } from '#contract/refusals.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type DraftQueueEvent,
  draftQueueMachine,
  type QueueAsk,
  selectIsLost,
  selectIsSending,
  selectRefusal,
  selectStanding,
  selectTold,
} from '#src/machines/tables/draftQueue.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const kind = { game: { slug: 'g', name: 'Game' }, template: { slug: 't', name: 'Template' }, seats: 8 };
const STANDINGS = {
  none: { kind: 'none' },
  waiting: {
    ...kind,
    kind: 'waiting',
    waiting: 1,
    botsAtMs: null,
    sinceMs: 0,
    bots: 'never',
    withBots: 0,
    wantNow: 0,
  },
  found: { ...kind, kind: 'found', matchId: 'm', people: 8, there: 0, isThere: false, dueAtMs: 9 },
  answered: { ...kind, kind: 'found', matchId: 'm', people: 8, there: 1, isThere: true, dueAtMs: 9 },
  seated: { kind: 'seated', draftId: 'd', isBeingDrafted: false },
} as const satisfies Record<string, QueueStanding>;

const NOW_MS = 1;
const told = (wording: string, mine: QueueStanding, nowMs = NOW_MS) => ({
  wording,
  atMs: nowMs,
  view: { mine, lines: [], nowMs } satisfies QueueView,
});
const granted: Reply<QueueView> = { ok: true, value: { mine: STANDINGS.waiting, lines: [], nowMs: NOW_MS } };

const paths = generatePaths(draftQueueMachine, {
  events: {
    'queue.told': ({ context }) => [
      ...Object.entries(STANDINGS).map(([name, mine]) => told(name, mine)),
      ...(context.view === null ? [] : [told('older', STANDINGS.waiting, 0)]),
    ],
    'sit.pressed': [
      { wording: 'bots never', game: 'g', template: 't', bots: 'never' },
      { wording: 'bots now', game: 'g', template: 't', bots: 'now' },
    ],
    'answer.pressed': [{ isThere: true }, { isThere: false }],
    'xstate.done.actor.send': [
      { wording: 'granted', output: granted },
      { wording: 'refused', output: refused('tableGone') },
    ],
    'xstate.error.actor.send': [{ wording: 'no answer', error: 'away' }],
    'xstate.error.actor.line': [],
    'xstate.done.actor.line': [],
  },
  // What only tells something, and guards nothing, would multiply the paths and walk no transition more.
  key: ({ value, context: { view, isMine, ask } }: AnyMachineSnapshot) => [
    value,
    view?.mine.kind,
    isMine,
    ask?.type,
  ],
});
const watch = watchTransitions(draftQueueMachine);

/** What a person is promised, told apart from the machine. */
interface World {
  readonly standing: QueueStanding | null;
  readonly atMs: number;
  readonly told: 'missed' | 'absent' | 'dissolved' | null;
  readonly refusal: string | null;
  readonly asks: readonly QueueAsk[];
  readonly isSending: boolean;
  readonly isLost: boolean;
  /** Whether this window said yes, to bots now or to a table, and nothing came between. */
  readonly saidYes: boolean;
  readonly goneTo: readonly string[];
}

const FIRST: World = {
  standing: null,
  atMs: 0,
  told: null,
  refusal: null,
  asks: [],
  isSending: false,
  isLost: false,
  saidYes: false,
  goneTo: [],
};

/** Why somebody is somewhere else than they were, and did not ask for it. */
function surprise(world: World, after: QueueStanding): World['told'] {
  const { standing: before } = world;
  const last = world.isSending ? world.asks.at(-1) : undefined;
  const gaveUp = last?.type === 'leave' || (last?.type === 'answer' && !last.isThere);
  if (before === null || gaveUp) return null;
  if (before.kind === after.kind) return world.told;
  if (before.kind === 'waiting' && after.kind === 'none') return 'absent';
  if (before.kind === 'found' && after.kind === 'waiting') return 'dissolved';
  return before.kind === 'found' && after.kind === 'none' && !before.isThere ? 'missed' : null;
}

function afterTold(world: World, { mine, nowMs }: QueueView): World {
  const heard = { ...world, isLost: false };
  if (nowMs < world.atMs) return heard;
  const arrives = mine.kind === 'seated' && world.saidYes && world.standing?.kind !== 'seated';
  return {
    ...heard,
    standing: mine,
    atMs: nowMs,
    told: surprise(world, mine),
    saidYes: mine.kind === 'none' ? false : world.saidYes,
    goneTo: arrives ? [...world.goneTo, 'd'] : world.goneTo,
  };
}

function afterPress(world: World, ask: QueueAsk, saidYes: boolean): World {
  if (world.isSending) return world;
  return { ...world, asks: [...world.asks, ask], isSending: true, refusal: null, told: null, saidYes };
}

function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'queue.told':
      return afterTold(world, event.view);
    case 'line.dropped':
      return { ...world, isLost: true };
    case 'sit.pressed': {
      const { game, template, bots } = event;
      return afterPress(
        world,
        { type: 'sit', asked: { game, template, bots } },
        bots === 'now' || world.saidYes,
      );
    }
    case 'leave.pressed':
      return afterPress(world, { type: 'leave' }, false);
    case 'answer.pressed':
      if (world.standing?.kind !== 'found') return world;
      return afterPress(world, { type: 'answer', matchId: 'm', isThere: event.isThere }, event.isThere);
    case 'xstate.done.actor.send':
      if (event.output.ok) return { ...world, isSending: false };
      return { ...world, isSending: false, refusal: REFUSAL_SENTENCES.tableGone, saidYes: false };
    default:
      return { ...world, isSending: false, refusal: REFUSAL_SENTENCES.storageAway, saidYes: false };
  }
}

function queueUnderTest() {
  const ports = deferredPorts();
  const goneTo: string[] = [];
  const machine = draftQueueMachine.provide({
    actors: {
      line: fromCallback<DraftQueueEvent>(() => () => {}),
      send: ports.port<Reply<QueueView>, { ask: QueueAsk | null }>('send'),
    },
    actions: { goToTable: (_, { draftId }) => void goneTo.push(draftId) },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      standing: selectStanding(snapshot),
      told: selectTold(snapshot),
      refusal: selectRefusal(snapshot),
      asks: ports.calls.map(({ input }) => (input as { ask: QueueAsk }).ask),
      isSending: selectIsSending(snapshot),
      isLost: selectIsLost(snapshot),
      goneTo,
    };
  };
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as DraftQueueEvent);
  const executors: Executors = {
    'queue.told': press,
    'line.dropped': press,
    'sit.pressed': press,
    'leave.pressed': press,
    'answer.pressed': press,
    'xstate.done.actor.send': ({ event }) => ports.answer('send', event.output),
    'xstate.error.actor.send': ({ event }) => ports.fail('send', event.error),
  };
  return { actor, seen, executors };
}

/** A place in the draft queue, over a server whose words are the test's. */
export const draftQueueWalker: Walker = {
  name: 'draftQueue',
  where: 'simulation',
  machine: draftQueueMachine,
  paths,
  watch,
  open() {
    const sut = queueUnderTest();
    let world = FIRST;
    const promised = () => {
      const { atMs: _, saidYes: __, ...shown } = world;
      return shown;
    };
    expectSame(sut.seen(), promised());
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), promised());
      },
      close: () => void sut.actor.stop(),
    };
  },
};
