import { createActor, SimulatedClock } from 'xstate';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { REPLAY_INPUT, REPLAYED, replayModel } from '#src/machines/paths/replayPlayer.cases.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { addressOf } from '#src/machines/replay/replayPlaces.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST, type World } from './replayPlayer.oracle.ts';

const paths = PATHS_OF.replayPlayer();
const watch = watchTransitions(replayModel);
const ADDRESS_AFTER_MS = 250;
const PICK_MS = 1500;

function playerUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const told: string[] = [];
  const machine = replayModel.provide({
    actors: { read: ports.port('read') },
    actions: {
      tellAddress: (_, { address: { seat, pack, pick } }) => void told.push(`${seat}.${pack}.${pick}`),
    },
  });
  const actor = createActor(machine, { input: REPLAY_INPUT, clock, inspect: watch.inspect }).start();
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    const { draft, place, failure, speed, isBotShown, isGuessing, guesses } = context;
    return {
      at: typeof value === 'string' ? value : value.ready,
      place: [place.seat, place.index],
      openSeats: draft?.seats.filter(({ isOpen }) => isOpen).length ?? 0,
      read: ports.calls.map(({ input }) => (input as { source: string }).source),
      ...{ failure, told, speed, isBotShown, isGuessing, guesses },
    };
  };
  return { actor, clock, ports, seen };
}

const promised = ({ addressed: _, isDue: __, ...world }: World) => world;

const PRESSES = [
  ...['source.chosen', 'retry.pressed', 'pick.stepped', 'pick.chosen', 'round.chosen', 'seat.chosen'],
  ...['draft.changed', 'speed.chosen', 'bot.switched', 'guessing.switched'],
  ...['card.guessed', 'play.pressed', 'pause.pressed'],
];

/** Where the draft is here from the start, an address leads to its place at once. */
function beginWithDraft() {
  const input = { draft: REPLAYED, address: { seat: 1, pack: 1, pick: 2 } };
  const actor = createActor(replayModel, { input, inspect: watch.inspect }).start();
  const { value, context } = actor.getSnapshot();
  expectSame({ value, place: context.place }, { value: { ready: 'paused' }, place: { seat: 0, index: 1 } });
  actor.stop();
}

/** A draft that is played again under a clock that the test moves. */
export const replayPlayerWalker: Walker = {
  name: 'replayPlayer',
  where: 'simulation',
  machine: replayModel,
  paths,
  watch,
  proofs: PROOFS_OF.replayPlayer,
  open() {
    const { actor, clock, ports, seen } = playerUnderTest();
    beginWithDraft();
    let world = FIRST;
    /** Since when the pick is shown that is playing. */
    let shownAtMs = 0;
    const send: Executors[string] = ({ event }) => {
      shownAtMs = clock.now();
      actor.send(event as Parameters<typeof actor.send>[0]);
    };
    expectSame(seen(), promised(world));
    return {
      executors: {
        ...Object.fromEntries(PRESSES.map((type) => [type, send])),
        // While it plays the address follows, which the model of the paths, that knows no time, does not see.
        'address.changed': ({ event: { wording, address } }) => {
          const [seat, index] = world.addressed;
          const own = addressOf(REPLAYED.seats, { seat, index });
          actor.send({ type: 'address.changed', address: wording === 'its own' ? own : address });
        },
        'address.due': () => {
          if (world.isDue) clock.increment(ADDRESS_AFTER_MS);
          else actor.send({ type: 'address.due' });
        },
        'xstate.done.actor.read': ({ event }) => ports.answer('read', event.output),
        'xstate.error.actor.read': ({ event }) => ports.fail('read', event.error),
        'xstate.after.pickShown.replayPlayer.ready.playing': () => {
          const leftMs = PICK_MS / world.speed - (clock.now() - shownAtMs);
          clock.increment(leftMs - 1);
          const { place } = actor.getSnapshot().context;
          expectSame([place.seat, place.index], world.place, 'The next pick is shown before its time.');
          clock.increment(1);
          shownAtMs = clock.now();
        },
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), promised(world));
      },
      close: () => void actor.stop(),
    };
  },
};
