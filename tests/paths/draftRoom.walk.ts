import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import {
  type DraftRoomContext,
  type DraftRoomEvent,
  type DraftRoomSnapshot,
  draftRoomMachine,
  type Picking,
  selectLineState,
  selectSeatState,
} from '#src/machines/draftRoom.ts';
import { deferredPorts } from './deferredPorts.ts';
import { ENDS, handCases, hubCases, nextMomentMs } from './draftRoom.cases.ts';
import {
  FIRST_WORLD,
  isLineTold,
  QUIET_MS,
  RING_MS,
  seatWord,
  type World,
  worldAfter,
} from './draftRoom.oracle.ts';
import { type Executors, watchTransitions } from './model.ts';
import { coveringTours } from './tours.ts';
import { expectSame, type Walker } from './walker.ts';

const DRAFT_ID = 'd1';
const LONGEST_STEPS = 120;
const QUIET_PASSES = 'xstate.after.quiet.draftRoom.line.lost.quiet';
const RING_PASSES = 'xstate.after.refusalShown.draftRoom.seat.refused';

const roomSnapshot = (snapshot: AnyMachineSnapshot) => snapshot as DraftRoomSnapshot;
const isSubmitting = (snapshot: AnyMachineSnapshot) => snapshot.matches({ seat: 'submitting' });
const isRefused = (snapshot: AnyMachineSnapshot) => snapshot.matches({ seat: 'refused' });
const isQuiet = (snapshot: AnyMachineSnapshot) => snapshot.matches({ line: { lost: 'quiet' } });

const isTurnOpen = ({ room }: DraftRoomContext) => room !== null && (room.pack !== null || room.ask !== null);

/** What a seat that waits for an answer, or wears a refusal, is told meanwhile. */
const TOLD_WHILE_BUSY = ['the next pack', 'nothing in hand', 'the end', 'as it was'];

/** Here the line is let alone, since nothing can be done by hand; one comes here also by returning to the table. */
const LINE_KEPT = ['paused', 'handed', 'finished'] as const;

/**
 * Keeps what line and seat can be together few: the hub tells of the draft only while the line lives, and the line changes
 * only from a pack as it came or with its first card reserved. Two times never run together, so that each is seen to pass
 * at its moment.
 */
function mayHappen(snapshot: DraftRoomSnapshot, { type, wording = '' }: AnyEventObject): boolean {
  const { line } = snapshot.value;
  const { starred, chosen, room } = snapshot.context;
  const isBusy = isSubmitting(snapshot) || isRefused(snapshot);
  const isLive = line === 'live' || (line === 'joining' && room === null);
  if (isBusy && /^hub\.(opened|room)/.test(type) && !TOLD_WHILE_BUSY.includes(wording)) return false;
  if (type.startsWith('hub.room')) return isLive;
  if (type.includes('star')) return isLive && chosen.length === 0;
  if (isRefused(snapshot) && type === 'hub.dropped') return false;
  if (isQuiet(snapshot) && type.endsWith('.actor.sendPick')) return wording === 'accepted';
  if (!LINE_EVENTS.test(type)) return line === 'live' || line === 'offline' || typeof line === 'object';
  if (LINE_KEPT.some((seat) => snapshot.matches({ seat })) && line === 'live' && type !== 'hub.opened')
    return false;
  return starred.join() !== 'b3,a3' && starred.length !== 1 && !['a2', 'pass'].includes(chosen[0] ?? '');
}

function eventsIn(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const own = roomSnapshot(snapshot);
  return [
    ...hubCases(own, nextMomentMs(own)),
    ...handCases(own),
    ...(isSubmitting(snapshot) ? ENDS : []),
    ...(isQuiet(snapshot) ? [{ type: QUIET_PASSES }] : []),
    ...(isRefused(snapshot) ? [{ type: RING_PASSES }] : []),
  ].filter((event) => mayHappen(own, event));
}

/** Only what the next step depends on; packs and questions count by what is in them. */
function keyOf(snapshot: AnyMachineSnapshot) {
  const { value, context } = roomSnapshot(snapshot);
  const { room, early, chosen, starred, picked, picking } = context;
  const isAnswered = picked !== null && picked.version === room?.version;
  const draft = room && [room.phase, room.seat, room.seats[0]?.bot, room.pack?.packId, room.ask !== null];
  return [
    ...[value, draft, isTurnOpen(context) && chosen, starred, picking?.command.type],
    isAnswered && picked.pickNumber === (room?.pack?.pickNumber ?? room?.ask?.turnNumber),
    ...[room?.hints.starred.length, early.map(({ from }) => from)],
  ];
}

const lineOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.line);
const seatOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.seat);
const LINE_EVENTS = /^(hub\.(opened|not|superseded|removed|dropped|reconnected)|browser|seat\.)/;
const SEAT_EVENTS = /^(hub\.(opened|room)|card|stars|pick|decision|xstate)/;

/** Line and seat are walked each by itself: every case in every state of the line, and of the seat. */
function outcomesOf(
  { type, wording = '' }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): readonly string[] {
  const line = `${type}: the line from ${lineOf(before)} to ${lineOf(after)}`;
  const seat = `${type} ${wording}: the seat from ${seatOf(before)} to ${seatOf(after)}`;
  return [...(LINE_EVENTS.test(type) ? [line] : []), ...(SEAT_EVENTS.test(type) ? [seat] : [])];
}

const paths = coveringTours(draftRoomMachine, {
  input: { draftId: DRAFT_ID },
  longestSteps: LONGEST_STEPS,
  around: null,
  changed: () => null,
  events: eventsIn,
  key: keyOf,
  outcomesOf,
});
const watch = watchTransitions(draftRoomMachine);

function roomUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const told: { chosen: readonly string[]; starred: readonly string[] }[] = [];
  const asks = { count: 0 };
  const machine = draftRoomMachine.provide({
    actors: {
      hub: fromCallback<DraftRoomEvent, { draftId: string }>(() => {}),
      sendPick: ports.port('sendPick'),
    },
    actions: {
      tellReserved: ({ context: { chosen, starred } }) => void told.push({ chosen, starred }),
      askForView: () => {
        asks.count += 1;
      },
    },
  });
  const actor = createActor(machine, { clock, input: { draftId: DRAFT_ID }, inspect: watch.inspect }).start();
  return { actor, clock, ports, told, asks };
}

type Sut = ReturnType<typeof roomUnderTest>;

const SENT_EVENTS = [
  ...['hub.opened', 'hub.notOpened', 'hub.tableChanged', 'hub.roomReplaced', 'hub.roomChanged'],
  ...['hub.dropped', 'hub.reconnected', 'hub.superseded', 'hub.removed'],
  ...['browser.wentOffline', 'browser.cameOnline', 'seat.reclaimed'],
  ...['card.chosen', 'card.starred', 'stars.ordered', 'decision.confirmed', 'pick.confirmed'],
];

function executorsFor({ actor, clock, ports }: Sut): Executors {
  const passes = (durationMs: number) => () => {
    const before = actor.getSnapshot().value;
    clock.increment(durationMs - 1);
    expectSame(actor.getSnapshot().value, before, 'It passes before its time.');
    clock.increment(1);
  };
  return {
    ...Object.fromEntries(
      SENT_EVENTS.map((type) => [type, ({ event }) => actor.send(event as unknown as DraftRoomEvent)]),
    ),
    'xstate.done.actor.sendPick': ({ event }) => ports.answer('sendPick', event.output),
    'xstate.error.actor.sendPick': ({ event }) => ports.fail('sendPick', event.error),
    [QUIET_PASSES]: passes(QUIET_MS),
    [RING_PASSES]: passes(RING_MS),
  };
}

function sentWords({ command }: Picking) {
  if (command.type === 'pick') {
    const { packId, pickNumber, cardInstanceIds, burnIds } = command;
    return {
      type: 'pick',
      turn: `${packId} ${pickNumber}`,
      takes: [...cardInstanceIds],
      burns: [...burnIds],
    };
  }
  if (command.type !== 'choose') throw new Error(`Nobody decided a "${command.type}".`);
  const { type, turnId, turnNumber, option } = command;
  return { type, turn: `${turnId} ${turnNumber}`, takes: [option], burns: [] };
}

function seen({ actor, ports, told, asks }: Sut) {
  const snapshot = actor.getSnapshot();
  const { chosen, starred, refusal, message, missed, early } = snapshot.context;
  const inputs = ports.calls.map(({ input }) => input as { draftId: string; picking: Picking });
  return {
    line: selectLineState(snapshot),
    isTold: snapshot.hasTag('lineTold'),
    seat: selectSeatState(snapshot),
    mayChoose: snapshot.hasTag('mayChoose'),
    ...{ chosen, starred, refusal, message, early },
    missed: missed.map(({ id }) => id),
    sent: inputs.map(({ draftId, picking }) => ({ draftId, ...sentWords(picking) })),
    told,
    asks: asks.count,
  };
}

function promised(world: World) {
  const { line, chosen, starred, refusal, message, early, missed, sent, told, asks } = world;
  const seat = seatWord(world);
  return {
    ...{ line, isTold: isLineTold(world), seat, mayChoose: seat === 'browsing' || seat === 'reserved' },
    ...{ chosen, starred, refusal, message, early, missed },
    sent: sent.map((decision) => ({ draftId: DRAFT_ID, ...decision })),
    ...{ told, asks },
  };
}

/** The draft room with a hub, a network and a clock that the test holds in its hands. */
export const draftRoomWalker: Walker = {
  name: 'draftRoom',
  where: 'simulation',
  machine: draftRoomMachine,
  paths,
  watch,
  open() {
    const sut = roomUnderTest();
    let world = FIRST_WORLD;
    return {
      executors: executorsFor(sut),
      check(step) {
        world = worldAfter(world, step.event);
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
