import { type AnyEventObject, createActor } from 'xstate';
import { generatePaths, type Step } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { authorisedRequestMachine } from '#src/machines/session/authorisedRequest.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { AUTHORISED_REQUEST_PROOFS } from './authorisedRequest.proofs.ts';

const request = { method: 'GET', path: '/drafts', body: null, query: {} } as const;
const refused = (status: number | null) => ({ error: { status, message: `status ${status}` } });
const tokens = (token: string) => [{ output: token }, { output: null }];

const paths = generatePaths(authorisedRequestMachine, {
  input: { request },
  events: {
    'caller.gaveUp': [{ reason: 'left the page' }],
    'xstate.done.actor.askForToken': tokens('token-1'),
    'xstate.error.actor.askForToken': [refused(null)],
    'xstate.done.actor.send': [{ output: 'tables' }],
    'xstate.error.actor.send': [refused(401), refused(500), refused(null)],
    'xstate.done.actor.askAgain': tokens('token-2'),
    'xstate.error.actor.askAgain': [refused(null)],
    'xstate.done.actor.resend': [{ output: 'tables again' }],
    'xstate.error.actor.resend': [refused(401), refused(500)],
  },
  key: ({ value, context }) => [value, context.token],
});
const watch = watchTransitions(authorisedRequestMachine);

/** What the request policy of spec.md section 4 promises, apart from the machine. */
interface World {
  readonly token: string | null;
  readonly sent: readonly string[];
  readonly asked: readonly (string | null)[];
  readonly loggedOutFor: readonly (string | null)[];
  readonly outcome: unknown;
}

const ended = (world: World, outcome: unknown): World => ({ ...world, outcome });
const send = (world: World, token: string | null): World => ({
  ...world,
  token,
  sent: [...world.sent, `GET /drafts with ${token}`],
});
const failed = (error: unknown) => ({ kind: 'failed', error });

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'caller.gaveUp': (world, { reason }) => ended(world, failed(reason)),
  'xstate.done.actor.askForToken': (world, { output }) => send(world, output),
  'xstate.error.actor.askForToken': (world, { error }) => ended(world, failed(error)),
  'xstate.done.actor.send': (world, { output }) => ended(world, { kind: 'answered', reply: output }),
  'xstate.error.actor.send': (world, { error }) =>
    error.status === 401 && world.token !== null
      ? { ...world, asked: [...world.asked, world.token] }
      : ended(world, failed(error)),
  'xstate.done.actor.askAgain': (world, { output }) =>
    output === null ? ended(world, failed({ status: 401, message: 'status 401' })) : send(world, output),
  'xstate.error.actor.askAgain': (world, { error }) => ended(world, failed(error)),
  'xstate.done.actor.resend': (world, { output }) => ended(world, { kind: 'answered', reply: output }),
  'xstate.error.actor.resend': (world, { error }) =>
    ended(error.status === 401 ? { ...world, loggedOutFor: [world.token] } : world, failed(error)),
};

function requestUnderTest() {
  const ports = deferredPorts();
  const loggedOutFor: (string | null)[] = [];
  const machine = authorisedRequestMachine.provide({
    actors: { askForToken: ports.port('askForToken'), send: ports.port('send') },
    actions: { reportSecondRejection: (_, { token }) => void loggedOutFor.push(token) },
  });
  const actor = createActor(machine, { input: { request }, inspect: watch.inspect }).start();
  return { actor, ports, loggedOutFor };
}

type Sut = ReturnType<typeof requestUnderTest>;

function executorsFor({ actor, ports }: Sut): Executors {
  const portOf = { askForToken: 'askForToken', askAgain: 'askForToken', send: 'send', resend: 'send' };
  return {
    'caller.gaveUp': ({ event }) => actor.send({ type: 'caller.gaveUp', reason: event.reason }),
    ...Object.fromEntries(
      Object.entries(portOf).flatMap(([id, port]) => [
        [`xstate.done.actor.${id}`, ({ event }: Step) => ports.answer(port, event.output)],
        [`xstate.error.actor.${id}`, ({ event }: Step) => ports.fail(port, event.error)],
      ]),
    ),
  };
}

function seen({ actor, ports, loggedOutFor }: Sut) {
  const inputs = (name: string) => ports.calls.filter(({ port }) => port === name).map(({ input }) => input);
  return {
    asked: inputs('askForToken'),
    sent: inputs('send'),
    loggedOutFor,
    outcome: actor.getSnapshot().output,
  };
}

function promised({ asked, sent, loggedOutFor, outcome }: World) {
  return {
    asked: asked.map((rejectedToken) => ({ rejectedToken })),
    sent: sent.map((words) => ({ request, token: words.endsWith('null') ? null : words.split(' ').at(-1) })),
    loggedOutFor,
    outcome,
  };
}

const FIRST_WORLD: World = { token: null, sent: [], asked: [null], loggedOutFor: [], outcome: undefined };

/** A request under the policy, with every answer in the hands of the test. */
export const authorisedRequestWalker: Walker = {
  name: 'authorisedRequest',
  where: 'simulation',
  machine: authorisedRequestMachine,
  paths,
  proofs: AUTHORISED_REQUEST_PROOFS,
  watch,
  open() {
    const sut = requestUnderTest();
    let world = FIRST_WORLD;
    return {
      executors: executorsFor(sut),
      check(step) {
        world = RULES[step.event.type]?.(world, step.event) ?? world;
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
    };
  },
};
