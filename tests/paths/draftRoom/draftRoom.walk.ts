import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { DRAFT_ID, QUIET_PASSES, RING_PASSES } from '#src/machines/paths/draftRoom.tour.ts';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomEvent, Picking } from '#src/machines/room/draftRoomFacts.ts';
import { selectLineState, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import {
  FIRST_WORLD,
  isLineTold,
  QUIET_MS,
  RING_MS,
  seatWord,
  type World,
  worldAfter,
} from './draftRoom.oracle.ts';

const paths = PATHS_OF.draftRoom();
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
    missed: missed?.map(({ id }) => id) ?? null,
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
  proofs: PROOFS_OF.draftRoom,
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
