import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  OverlayOver,
  type StreamOverlayEvent,
  type StreamOverlayState,
  selectOverlayState,
  selectShown,
  streamOverlay,
} from '#src/machines/streams/streamOverlay.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { STREAM_OVERLAY_PROOFS } from './streamOverlay.proofs.ts';

interface View {
  readonly stage: string;
  readonly pick: number;
}
const DRAFTING: View = { stage: 'drafting', pick: 3 };
const OVER: View = { stage: 'over', pick: 15 };
const RETRY_MS = 500;
const CURTAIN_MS = 20_000;

const overlayModel = streamOverlay<View>().provide({ delays: { retry: RETRY_MS } });

const paths = generatePaths(overlayModel, {
  input: undefined,
  events: {
    'xstate.done.actor.connect': [
      { wording: 'a draft', output: DRAFTING },
      { wording: 'its end', output: OVER },
    ],
    'xstate.error.actor.connect': [
      { wording: 'away', error: new Error('away') },
      { wording: 'refused', error: new OverlayOver() },
    ],
    'view.told': [
      { wording: 'a draft', view: DRAFTING },
      { wording: 'its end', view: OVER },
    ],
  },
  key: ({ value, context }) => [value, context.view?.stage ?? null],
});
const watch = watchTransitions(overlayModel);

/** What a stream is promised, told without a look at the machine. */
interface World {
  readonly state: StreamOverlayState;
  readonly view: View | null;
  readonly tries: number;
}

const gone = (world: World): World =>
  world.view?.stage === 'over' ? { ...world, state: 'closing' } : { ...world, state: 'ended', view: null };

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'xstate.done.actor.connect': (world, { output }) => ({ ...world, state: 'showing', view: output }),
  'xstate.error.actor.connect': (world, { error }) =>
    error instanceof OverlayOver ? gone(world) : { ...world, state: 'lost' },
  'view.told': (world, { view }) => (world.state === 'showing' ? { ...world, view } : world),
  'line.lost': (world) => (world.state === 'showing' ? { ...world, state: 'lost' } : world),
  'overlay.ended': (world) => (world.state === 'showing' ? gone(world) : world),
  'xstate.after.retry.streamOverlay.lost': (world) => ({
    ...world,
    state: 'connecting',
    tries: world.tries + 1,
  }),
  'xstate.after.curtain.streamOverlay.closing': (world) => ({ ...world, state: 'ended', view: null }),
};

function overlayUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const machine = overlayModel.provide({ actors: { connect: ports.port('connect') } });
  const actor = createActor(machine, { clock, inspect: watch.inspect }).start();
  return { actor, clock, ports };
}

type Sut = ReturnType<typeof overlayUnderTest>;

function executorsFor({ actor, clock, ports }: Sut): Executors {
  const send: Executors[string] = ({ event }) => actor.send(event as StreamOverlayEvent<View>);
  /** Nothing happens a millisecond earlier. */
  const wait = (ms: number) => () => {
    const { value } = actor.getSnapshot();
    clock.increment(ms - 1);
    expectSame(actor.getSnapshot().value, value);
    clock.increment(1);
  };
  return {
    'view.told': send,
    'line.lost': send,
    'overlay.ended': send,
    'xstate.done.actor.connect': ({ event }) => ports.answer('connect', event.output),
    'xstate.error.actor.connect': ({ event }) => ports.fail('connect', event.error),
    'xstate.after.retry.streamOverlay.lost': wait(RETRY_MS),
    'xstate.after.curtain.streamOverlay.closing': wait(CURTAIN_MS),
  };
}

const seen = ({ actor, ports }: Sut): World => ({
  state: selectOverlayState(actor.getSnapshot()),
  view: selectShown(actor.getSnapshot()),
  tries: ports.calls.length,
});

/** The stream overlay, with a line that the test holds in its hands. */
export const streamOverlayWalker: Walker = {
  name: 'streamOverlay',
  where: 'simulation',
  machine: overlayModel,
  paths,
  proofs: STREAM_OVERLAY_PROOFS,
  watch,
  open() {
    const sut = overlayUnderTest();
    let world: World = { state: 'connecting', view: null, tries: 1 };
    return {
      executors: executorsFor(sut),
      check(step) {
        world = RULES[step.event.type]?.(world, step.event) ?? world;
        expectSame(seen(sut), world);
        expectSame(selectOverlayState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
