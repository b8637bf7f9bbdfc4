import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import type { EventCommand } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { EventPhase } from '#engine/events/event.types.ts';
import {
  type EventRoomEvent,
  eventRoomMachine,
  QUIET_MS,
  selectAbsence,
  selectCommand,
  selectEvent,
  selectIsEditing,
  selectIsLate,
  selectIsLost,
  selectRefusal,
} from '#src/machines/events/eventRoom.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { eventView, personNamed } from '#src/machines/testing/eventViews.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const ME = 'me';

const viewIn = (phase: EventPhase, draftId: string | null, version: number): EventView =>
  eventView({ phase, version, people: [personNamed(ME, { draftId })], nowMs: version });

const told = (wording: string, phase: EventPhase, draftId: string | null = null, version = 5) => ({
  wording,
  atMs: 9,
  view: viewIn(phase, draftId, version),
});
const TOLD = [
  told('gathering', 'gathering'),
  told('seated with me', 'drafting', 'd'),
  told('seated without me', 'drafting'),
  told('playing', 'playing', 'd'),
  told('closed', 'closed', 'd'),
];
const granted: Reply<EventView> = { ok: true, value: viewIn('gathering', null, 5) };
const AWAY = 'The event can’t be reached right now. Try again in a moment.';

const paths = generatePaths(eventRoomMachine, {
  input: { myId: ME },
  events: {
    'event.told': ({ context }) => [
      ...TOLD,
      ...(context.view === null ? [] : [told('older', 'playing', 'd', 4)]),
    ],
    'event.notTold': [{ message: 'There is no such event.' }],
    'command.pressed': [{ command: { type: 'openRound' } }],
    'xstate.done.actor.send': [
      { wording: 'granted', output: granted },
      { wording: 'refused', output: refused('roundIsOpen') },
    ],
    'xstate.error.actor.send': [{ wording: 'no answer', error: 'away' }],
    'xstate.error.actor.line': [],
    'xstate.done.actor.line': [],
  },
  key: ({ value, context: { view } }: AnyMachineSnapshot) => [value, view?.phase],
});
const watch = watchTransitions(eventRoomMachine);

/** What a person is promised, told apart from the machine. */
interface World {
  /** Whether the wait for the event has become long enough to speak of it. */
  readonly isLate: boolean;
  readonly view: EventView | null;
  readonly absence: string | null;
  readonly command: EventCommand | null;
  readonly sent: number;
  readonly refusal: string | null;
  /** Whether the form of the settings is open. */
  readonly isEditing: boolean;
  readonly isLost: boolean;
  /** Tables that the window went to by itself. */
  readonly goneTo: readonly string[];
}

const FIRST: World = {
  isLate: false,
  view: null,
  absence: null,
  command: null,
  sent: 0,
  refusal: null,
  isEditing: false,
  isLost: false,
  goneTo: [],
};

/** Who watched the event gather is taken to the own table when the pods are seated; nobody else is taken anywhere. */
function afterTold(world: World, view: EventView): World {
  const heard = { ...world, isLost: false };
  if (world.view !== null && view.version < world.view.version) return heard;
  const draftId = view.people[0]?.draftId ?? null;
  const isTaken = world.view?.phase === 'gathering' && view.phase === 'drafting' && draftId !== null;
  return {
    ...heard,
    isLate: false,
    view,
    absence: null,
    goneTo: isTaken ? [...world.goneTo, draftId] : world.goneTo,
  };
}

function after(world: World, event: AnyEventObject): World {
  switch (event.type) {
    case 'event.told':
      return afterTold(world, event.view);
    case 'event.notTold':
      return { ...world, isLate: false, view: null, absence: event.message };
    case 'line.dropped':
      return { ...world, isLost: true };
    case 'command.pressed':
      if (world.command !== null) return world;
      return { ...world, command: event.command, sent: world.sent + 1, refusal: null };
    case 'refusal.dismissed':
      return world.command === null && !world.isEditing ? { ...world, refusal: null } : world;
    case 'settings.opened':
      return world.command === null && !world.isEditing
        ? { ...world, isEditing: true, refusal: null }
        : world;
    case 'settings.closed':
      return world.command === null && world.isEditing
        ? { ...world, isEditing: false, refusal: null }
        : world;
    case 'xstate.after.quiet.eventRoom.stage.unknown':
      return { ...world, isLate: true };
    case 'xstate.done.actor.send':
      if (event.output.ok) return { ...world, command: null, isEditing: false };
      return { ...world, command: null, refusal: event.output.message };
    default:
      return { ...world, command: null, refusal: AWAY };
  }
}

function eventUnderTest() {
  const ports = deferredPorts();
  const clock = new SimulatedClock();
  const goneTo: string[] = [];
  const machine = eventRoomMachine.provide({
    actors: {
      line: fromCallback<EventRoomEvent>(() => () => {}),
      send: ports.port<Reply<EventView>, { command: EventCommand | null }>('send'),
    },
    actions: { goToTable: (_, { draftId }) => void goneTo.push(draftId) },
  });
  const actor = createActor(machine, { input: { myId: ME }, clock, inspect: watch.inspect }).start();
  const seen = (): World => {
    const snapshot = actor.getSnapshot();
    return {
      isLate: selectIsLate(snapshot),
      view: selectEvent(snapshot),
      absence: selectAbsence(snapshot),
      command: selectCommand(snapshot),
      sent: ports.calls.length,
      refusal: selectRefusal(snapshot),
      isEditing: selectIsEditing(snapshot),
      isLost: selectIsLost(snapshot),
      goneTo,
    };
  };
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as EventRoomEvent);
  const executors: Executors = {
    'event.told': press,
    'event.notTold': press,
    'line.dropped': press,
    'command.pressed': press,
    'refusal.dismissed': press,
    'settings.opened': press,
    'settings.closed': press,
    'xstate.after.quiet.eventRoom.stage.unknown': () => void clock.increment(QUIET_MS),
    'xstate.done.actor.send': ({ event }) => ports.answer('send', event.output),
    'xstate.error.actor.send': ({ event }) => ports.fail('send', event.error),
  };
  return { actor, seen, executors };
}

/** An event as one window follows it, over a server whose words are the test's. */
export const eventRoomWalker: Walker = {
  name: 'eventRoom',
  where: 'simulation',
  machine: eventRoomMachine,
  paths,
  watch,
  open() {
    const sut = eventUnderTest();
    let world = FIRST;
    expectSame(sut.seen(), world);
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), world);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
