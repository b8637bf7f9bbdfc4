import { type AnyEventObject, createActor } from 'xstate';
import { failureOf } from '#src/machines/failure.ts';
import {
  type SubmissionState,
  selectSubmissionFailure,
  selectSubmissionState,
  selectTaken,
  submissionMachine,
} from '#src/machines/forms/submission.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const FORM = 'kim@example.net';
const TAKEN = { form: FORM, answer: 'Sent.' };
const FAULT = { status: 429, message: 'status 429' };

const machine = submissionMachine<string, string>();
const paths = generatePaths(machine, {
  input: undefined,
  events: {
    'form.submitted': [{ form: FORM }],
    'xstate.done.actor.send': [{ output: TAKEN }],
    'xstate.error.actor.send': [{ error: FAULT }],
  },
  key: ({ value, context }) => [value, context.taken !== null, context.failure !== null],
});
const watch = watchTransitions(machine);

/** What a person is promised, told without a look at the machine. */
interface World {
  readonly state: SubmissionState;
  readonly calls: number;
  readonly isTaken: boolean;
  readonly wasRefused: boolean;
}

const FIRST: World = { state: 'editing', calls: 0, isTaken: false, wasRefused: false };

const RULES: Readonly<Record<string, (world: World) => World>> = {
  'form.submitted': (world) =>
    world.state === 'submitting'
      ? world
      : { ...world, state: 'submitting', calls: world.calls + 1, wasRefused: false },
  'editing.resumed': ({ calls }) => ({ ...FIRST, calls }),
  'xstate.done.actor.send': (world) => ({ ...world, state: 'done', isTaken: true }),
  'xstate.error.actor.send': (world) => ({ ...world, state: 'refused', wasRefused: true }),
};

function formUnderTest() {
  const ports = deferredPorts();
  const provided = machine.provide({ actors: { send: ports.port('send') } });
  const actor = createActor(provided, { inspect: watch.inspect }).start();
  return { actor, ports };
}

type Sut = ReturnType<typeof formUnderTest>;

const executorsFor = ({ actor, ports }: Sut): Executors => ({
  'form.submitted': ({ event }) => actor.send({ type: 'form.submitted', form: String(event.form) }),
  'editing.resumed': () => actor.send({ type: 'editing.resumed' }),
  'xstate.done.actor.send': ({ event }) => ports.answer('send', event.output),
  'xstate.error.actor.send': ({ event }) => ports.fail('send', event.error),
});

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  return {
    state: selectSubmissionState(snapshot),
    taken: selectTaken(snapshot),
    failure: selectSubmissionFailure(snapshot),
    calls: ports.calls.map(({ input }) => input),
  };
}

const promised = ({ state, calls, isTaken, wasRefused }: World) => ({
  state,
  taken: isTaken ? TAKEN : null,
  failure: wasRefused ? failureOf(FAULT) : null,
  calls: Array.from({ length: calls }, () => ({ form: FORM })),
});

/** A form, with a server that the test holds in its hands. */
export const submissionWalker: Walker = {
  name: 'submission',
  where: 'simulation',
  machine,
  paths,
  watch,
  open() {
    const sut = formUnderTest();
    let world = FIRST;
    const follow = ({ type }: AnyEventObject) => {
      world = RULES[type]?.(world) ?? world;
    };
    return {
      executors: executorsFor(sut),
      check(step) {
        follow(step.event);
        expectSame(seen(sut), promised(world));
        expectSame(selectSubmissionState(sut.actor.getSnapshot()), step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
