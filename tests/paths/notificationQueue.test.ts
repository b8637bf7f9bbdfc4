import { afterAll, describe, expect, it } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { type NotificationQueueActor, notificationQueueMachine } from '#src/machines/notificationQueue.ts';
import { generatePaths, type Step, unreachedStates, walk, watchTransitions } from './model.ts';

type AnyCase = Readonly<Record<string, unknown>> & { readonly wording?: string };
const MOST_WAITING = 2;
const model = notificationQueueMachine(() => 0);

const CASES: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly AnyCase[]>> = {
  'notice.raised': wishes,
  'notice.expired': firstToExpire,
  'notice.closed': shownAndUnknown,
};
const paths = generatePaths(model, {
  events: CASES,
  key: ({ value, context }) => [value, context.shown.length, context.waiting.length],
});
const watch = watchTransitions(model);

/** New texts live longer the later they are raised and a repeated one is short, so that the first shown always leaves first. */
function wishes({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const order = context.raisedSoFar + 1;
  const fresh = { wording: 'new', text: `notice ${order}`, timeoutMs: order * 1000 };
  const [first, last] = [context.shown[0], context.waiting.at(-1)];
  return [
    ...(context.waiting.length < MOST_WAITING ? [fresh] : []),
    ...(first ? [{ wording: 'first shown, again', text: first.text, timeoutMs: 10 }] : []),
    ...(last ? [{ wording: 'last waiting, again', text: last.text, timeoutMs: last.timeoutMs }] : []),
    { text: 'out of place', position: 'middle' },
    { text: 'before its time', timeoutMs: -1 },
    { text: 'no time at all', timeoutMs: Number.POSITIVE_INFINITY },
  ];
}

function firstToExpire(snapshot: AnyMachineSnapshot): readonly AnyCase[] {
  const [first] = snapshot.context.shown;
  const isRunning = snapshot.matches({ time: 'running' });
  return [
    ...(first && isRunning ? [{ wording: 'first shown', id: first.id }] : []),
    { id: 'notice-of-nobody' },
  ];
}

function shownAndUnknown({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const [first, last] = [context.shown[0], context.shown.at(-1)];
  return [
    ...(first ? [{ wording: 'first shown', id: first.id }] : []),
    ...(last ? [{ wording: 'last shown', id: last.id }] : []),
    { id: 'notice-of-nobody' },
  ];
}

/** What spec.md section 5, 9 and machines.md section 2 promise, apart from the machine. */
interface World {
  readonly shown: readonly { readonly text: string; readonly count: number }[];
  readonly waiting: readonly { readonly text: string; readonly count: number }[];
  readonly heldBy: ReadonlySet<'pointer' | 'focus'>;
  readonly rejected: readonly string[];
}

function raised(world: World, { text, position, timeoutMs }: AnyEventObject): World {
  const isWrong = position === 'middle' || timeoutMs < 0 || timeoutMs === Number.POSITIVE_INFINITY;
  if (isWrong) return { ...world, rejected: [...world.rejected, text] };
  const isKnown = [...world.shown, ...world.waiting].some((notice) => notice.text === text);
  const again = (notice: World['shown'][number]) =>
    notice.text === text ? { text, count: notice.count + 1 } : notice;
  if (isKnown) return { ...world, shown: world.shown.map(again), waiting: world.waiting.map(again) };
  if (world.shown.length < 3) return { ...world, shown: [...world.shown, { text, count: 1 }] };
  return { ...world, waiting: [...world.waiting, { text, count: 1 }] };
}

function gone(world: World, text: string | undefined): World {
  const [next, ...waiting] = world.waiting;
  const left = world.shown.filter((notice) => notice.text !== text);
  if (left.length === world.shown.length) return world;
  const shown = next ? [...left, next] : left;
  return { ...world, shown, waiting, heldBy: shown.length === 0 ? new Set() : world.heldBy };
}

function held(world: World, by: 'pointer' | 'focus', isHeld: boolean): World {
  if (world.shown.length === 0) return world;
  const heldBy = new Set(world.heldBy);
  if (isHeld) heldBy.add(by);
  else heldBy.delete(by);
  return { ...world, heldBy };
}

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'notice.raised': raised,
  'notice.expired': (world, { text }) => gone(world, text),
  'notice.closed': (world, { text }) => gone(world, text),
  'stack.pointerEntered': (world) => held(world, 'pointer', true),
  'stack.pointerLeft': (world) => held(world, 'pointer', false),
  'stack.focusEntered': (world) => held(world, 'focus', true),
  'stack.focusLeft': (world) => held(world, 'focus', false),
};

/** The case of a path as it stands in the running queue: its own texts and ids, not those of the model. */
function eventNow({ event }: Step, { actor }: Sut): AnyEventObject {
  const cases = CASES[event.type]?.(actor.getSnapshot()) ?? [];
  const own = event.wording ? cases.find((found) => found.wording === event.wording) : event;
  if (!own) throw new Error(`The running queue has no case "${event.wording}" of "${event.type}".`);
  const { wording: _, ...payload }: AnyEventObject = { ...own, type: event.type };
  const named = actor.getSnapshot().context.shown.find(({ id }) => 'id' in payload && id === payload.id);
  return { ...payload, ...(named ? { text: named.text } : {}), type: event.type };
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

function bringAbout(event: AnyEventObject, { actor, clock }: Sut): void {
  const notice = actor.getSnapshot().context.shown.find(({ id }) => id === event.id);
  if (event.type !== 'notice.expired' || !notice) {
    actor.send(event as Parameters<NotificationQueueActor['send']>[0]);
    return;
  }
  const restMs = notice.remainingMs - (clock.now() - (notice.runsSinceMs ?? Number.NaN));
  clock.increment(restMs - 1);
  expect(actor.getSnapshot().context.shown).toContainEqual(notice);
  clock.increment(1);
}

function seen({ actor, rejected }: Sut) {
  const { shown, waiting } = actor.getSnapshot().context;
  const brief = ({ text, count }: { text: string; count: number }) => ({ text, count });
  return {
    shown: shown.map(brief),
    waiting: waiting.map(brief),
    running: shown.map(({ runsSinceMs }) => runsSinceMs !== null),
    rejected,
  };
}

describe('the notification queue, walked by generated paths', () => {
  afterAll(() => {
    expect(watch.unwalked()).toEqual([]);
  });

  it('reaches every state', () => {
    expect(unreachedStates(model, paths)).toEqual([]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_words, path) => {
    const sut = queueUnderTest();
    let world: World = { shown: [], waiting: [], heldBy: new Set(), rejected: [] };
    const execute = (step: Step) => {
      const event = eventNow(step, sut);
      world = RULES[event.type]?.(world, event) ?? world;
      bringAbout(event, sut);
    };
    const executors = Object.fromEntries(Object.keys(RULES).map((type) => [type, execute]));
    await walk(path, executors, (step) => {
      const { heldBy, ...facts } = world;
      expect(seen(sut)).toEqual({ ...facts, running: world.shown.map(() => heldBy.size === 0) });
      expect(sut.actor.getSnapshot().value).toEqual(step.after.value);
    });
    sut.actor.stop();
  });
});
