import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { type NotificationQueueActor, notificationQueueMachine } from '#src/machines/notificationQueue.ts';
import { generatePaths, type Step, watchTransitions } from './model.ts';
import { NOTHING_TOLD, restMsOf, type World, worldAfter } from './notificationQueue.oracle.ts';
import { expectSame, type Walker } from './walker.ts';

type AnyCase = Readonly<Record<string, unknown>> & { readonly wording?: string };
const MOST_WAITING = 2;
const KINDS = ['success', 'error', 'warning', 'info'] as const;
export const queueModel = notificationQueueMachine(() => 0);

export const QUEUE_CASES = {
  'notice.raised': wishes,
  'notice.expired': firstToExpire,
  'notice.closed': shownAndUnknown,
} satisfies Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly AnyCase[]>>;

/** The states of the queue that its guards tell apart. */
export const queueKey = ({ value, context }: AnyMachineSnapshot) => [
  value,
  context.shown.length,
  context.waiting.length,
];

/** The first alone lives as long as its kind does, later ones longer and a repeated one shorter, so that the first shown always leaves first. */
function wishes({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const order = context.raisedSoFar + 1;
  const kind = KINDS[order % KINDS.length];
  const time = context.shown.length === 0 ? {} : { timeoutMs: order * 10_000 };
  const fresh = { wording: 'a new one', kind, text: `notice ${order}`, ...time };
  const [first, last] = [context.shown[0], context.waiting.at(-1)];
  const again = (notice: { kind: string; text: string }) => ({ kind: notice.kind, text: notice.text });
  return [
    ...(context.waiting.length < MOST_WAITING ? [fresh] : []),
    ...(first ? [{ wording: 'the first shown, again', ...again(first), timeoutMs: 10 }] : []),
    ...(last ? [{ wording: 'the last waiting, again', ...again(last), timeoutMs: last.timeoutMs }] : []),
    { text: 'out of place', position: 'middle' },
    { text: 'before its time', timeoutMs: -1 },
    { text: 'no time at all', timeoutMs: Number.POSITIVE_INFINITY },
  ];
}

function firstToExpire(snapshot: AnyMachineSnapshot): readonly AnyCase[] {
  const [first] = snapshot.context.shown;
  const isRunning = snapshot.matches({ time: 'running' });
  return [
    ...(first && isRunning ? [{ wording: 'the first shown', id: first.id }] : []),
    { wording: 'one that is not there', id: 'notice-of-nobody' },
  ];
}

function shownAndUnknown({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const [first, last] = [context.shown[0], context.shown.at(-1)];
  return [
    ...(first ? [{ wording: 'the first shown', id: first.id }] : []),
    ...(last ? [{ wording: 'the last shown', id: last.id }] : []),
    { wording: 'one that is not there', id: 'notice-of-nobody' },
  ];
}

const paths = generatePaths(queueModel, { events: QUEUE_CASES, key: queueKey });
const watch = watchTransitions(queueModel);

/** The case of a path as it stands in the running queue: its own texts and ids, not those of the model. */
function eventNow({ event }: Step, { actor }: Sut): AnyEventObject {
  const { wording, type } = event;
  const snapshot = actor.getSnapshot();
  const cases: readonly AnyCase[] =
    type in QUEUE_CASES ? QUEUE_CASES[type as keyof typeof QUEUE_CASES](snapshot) : [];
  const own = wording ? cases.find((found) => found.wording === wording) : event;
  if (!own) throw new Error(`The running queue has no case "${wording}" of "${type}".`);
  const { wording: _, ...payload }: AnyEventObject = { ...own, type };
  const named = snapshot.context.shown.find(({ id }) => 'id' in payload && id === payload.id);
  return { ...payload, ...(named ? { text: named.text } : {}), type };
}

function queueUnderTest() {
  const clock = new SimulatedClock();
  const rejected: string[] = [];
  const machine = notificationQueueMachine(() => clock.now()).provide({
    actions: { reportRejection: (_, { text }) => void rejected.push(text) },
  });
  const actor = createActor(machine, { clock, inspect: watch.inspect }).start();
  return { actor, clock, rejected };
}

type Sut = ReturnType<typeof queueUnderTest>;

function bringAbout(event: AnyEventObject, world: World, { actor, clock }: Sut): void {
  const restMs = event.type === 'notice.expired' ? restMsOf(world, event.text) : undefined;
  if (restMs === undefined) {
    actor.send(event as Parameters<NotificationQueueActor['send']>[0]);
    return;
  }
  clock.increment(restMs - 1);
  const still = actor.getSnapshot().context.shown.map(({ text }) => text);
  expectSame(still.includes(event.text), true, `"${event.text}" leaves before its time.`);
  clock.increment(1);
}

function seen({ actor, rejected }: Sut) {
  const { shown, waiting } = actor.getSnapshot().context;
  return {
    shown: shown.map(brief),
    waiting: waiting.map(brief),
    running: shown.map(({ runsSinceMs }) => runsSinceMs !== null),
    rejected,
  };
}

const brief = ({
  kind,
  text,
  count,
}: World['shown'][number] | { kind: string; text: string; count: number }) => `${kind}: ${text} × ${count}`;

const promised = ({ shown, waiting, heldBy, rejected }: World) => ({
  shown: shown.map(brief),
  waiting: waiting.map(brief),
  running: shown.map(() => heldBy.size === 0),
  rejected,
});

/** The notification queue under a clock that the test moves. */
export const notificationQueueWalker: Walker = {
  name: 'notificationQueue',
  where: 'simulation',
  machine: queueModel,
  paths,
  watch,
  open() {
    const sut = queueUnderTest();
    let world = NOTHING_TOLD;
    const execute = (step: Step) => {
      const event = eventNow(step, sut);
      bringAbout(event, world, sut);
      world = worldAfter(world, event);
    };
    const types = ['notice.raised', 'notice.expired', 'notice.closed'].concat(
      ['pointer', 'focus'].flatMap((by) => [`stack.${by}Entered`, `stack.${by}Left`]),
    );
    return {
      executors: Object.fromEntries(types.map((type) => [type, execute])),
      check(step) {
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
