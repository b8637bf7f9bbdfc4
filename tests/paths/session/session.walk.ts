import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import type { Step } from '#src/machines/paths/model.ts';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { type SessionActor, sessionMachine } from '#src/machines/session/session.ts';
import { REFRESH_EVERY_MS } from '#src/machines/session/sessionFacts.ts';
import {
  selectAsksForCode,
  selectIsBusy,
  selectIsUnanswered,
  selectMaySignIn,
  selectUser,
} from '#src/machines/session/sessionSelectors.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import {
  ANSWER_WITHIN_MS,
  FIRST_WORLD,
  isBusy,
  isIn,
  isSettled,
  isUnanswered,
  isWaiting,
  maySignIn,
  type Person,
  type World,
  worldAfter,
} from './session.oracle.ts';

const paths = PATHS_OF.session();
const watch = watchTransitions(sessionMachine);

function sessionUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const notices: string[] = [];
  const store: { token: string | null } = { token: null };
  const machine = sessionMachine.provide({
    actors: {
      readStoredToken: ports.port('readStoredToken'),
      logIn: ports.port('logIn'),
      answerCode: ports.port('answerCode'),
      register: ports.port('register'),
      enterAsGuest: ports.port('enterAsGuest'),
      exchange: ports.port('exchange'),
      claimIdentity: ports.port('claimIdentity'),
      refresh: ports.port('refresh'),
      loadUser: ports.port('loadUser'),
      renewUser: ports.port('renewUser'),
    },
    actions: {
      storeToken: (_, { token }) => {
        store.token = token;
      },
      clearStoredToken: () => {
        store.token = null;
      },
      endServerSession: (_, input) => void ports.calls.push({ port: 'endServerSession', input }),
      tellOtherTabs: () => void ports.calls.push({ port: 'tellOtherTabs', input: undefined }),
      showNotice: (_, { kind, text }) => void notices.push(`${kind}: ${text}`),
    },
  });
  const actor = createActor(machine, { clock, inspect: watch.inspect }).start();
  return { actor, clock, ports, notices, store };
}

type Sut = ReturnType<typeof sessionUnderTest>;

const SENT_EVENTS = [
  'credentials.submitted',
  'code.submitted',
  'registration.submitted',
  'guest.asked',
  'thirdParty.returned',
  'identity.pending',
  'identity.claimed',
  'signIn.abandoned',
  'logout.asked',
  'retry.asked',
  'user.changed',
  'request.began',
  'request.rejected',
  'request.rejectedTwice',
  'tab.userChanged',
];
const PORT_OF_CALL = {
  readStoredToken: 'readStoredToken',
  loadUser: 'loadUser',
  reloadUser: 'loadUser',
  completeUser: 'loadUser',
  renewUser: 'renewUser',
  refreshFirst: 'refresh',
  refresh: 'refresh',
  logIn: 'logIn',
  answerCode: 'answerCode',
  register: 'register',
  enterAsGuest: 'enterAsGuest',
  exchange: 'exchange',
  claimIdentity: 'claimIdentity',
};

function executorsFor({ actor, clock, ports, store }: Sut): Executors {
  const send = ({ event }: Step) => actor.send(event as Parameters<SessionActor['send']>[0]);
  const outwait = () => {
    clock.increment(ANSWER_WITHIN_MS - 1);
    expectSame(selectIsUnanswered(actor.getSnapshot()), false, 'The answer is overdue before its time.');
    clock.increment(1);
  };
  return {
    ...Object.fromEntries(SENT_EVENTS.map((type) => [type, send])),
    'tab.tokenStored': (step) => {
      store.token = step.event.token;
      send(step);
    },
    'tab.tokenRemoved': (step) => {
      store.token = null;
      send(step);
    },
    'xstate.after.answerOverdue.session.restoring.answer.expected': outwait,
    'xstate.after.answerOverdue.session.completing.answer.expected': outwait,
    'xstate.after.refreshEvery.session.signedIn.token.fresh': () => {
      const before = actor.getSnapshot().value;
      clock.increment(REFRESH_EVERY_MS - 1);
      expectSame(actor.getSnapshot().value, before, 'The refresh comes before its time.');
      clock.increment(1);
    },
    ...Object.fromEntries(
      Object.entries(PORT_OF_CALL).flatMap(([call, port]) => [
        [`xstate.done.actor.${call}`, ({ event }: Step) => ports.answer(port, event.output)],
        [`xstate.error.actor.${call}`, ({ event }: Step) => ports.fail(port, event.error)],
      ]),
    ),
  };
}

function seen({ actor, notices, store, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  const { token, user, refusal } = snapshot.context;
  return {
    isSignedIn: selectUser(snapshot) !== null,
    isSettled: snapshot.hasTag('settled'),
    isUnanswered: selectIsUnanswered(snapshot),
    maySignIn: selectMaySignIn(snapshot),
    isBusy: selectIsBusy(snapshot),
    isWaiting: snapshot.hasTag('waiting'),
    isAskedForCode: selectAsksForCode(snapshot),
    refused: refusal?.form ?? null,
    stored: store.token,
    token,
    user: user && { userId: user.userId, handle: user.handle, isGuest: user.isGuest },
    notices,
    calls: ports.calls.map(({ port, input }) => callWords(port, input)),
  };
}

function callWords(port: string, input: unknown): string {
  const { code, claim, token }: AnyEventObject = { type: port, ...Object(input) };
  return [port, code, claim?.handle, token === null ? 'null' : token].filter(Boolean).join(' ');
}

function promised(world: World) {
  const { phase, stored: kept, token, user, notices, refused, calls } = world;
  return {
    isSignedIn: isIn(world),
    isSettled: isSettled(world),
    isUnanswered: isUnanswered(world),
    maySignIn: maySignIn(world),
    isBusy: isBusy(world),
    isWaiting: isWaiting(world),
    isAskedForCode: phase === 'codeAsked' || phase === 'checkingCode',
    refused,
    stored: kept,
    token,
    user: user satisfies Person | null,
    notices,
    calls,
  };
}

/** The session with a server, a store and other tabs that the test holds in its hands. */
export const sessionWalker: Walker = {
  name: 'session',
  where: 'simulation',
  machine: sessionMachine,
  paths,
  proofs: PROOFS_OF.session,
  watch,
  open(path) {
    const sut = sessionUnderTest();
    let world = FIRST_WORLD;
    // The token that the first read finds was there from the beginning.
    const first = path.steps[0]?.event;
    if (first?.type === 'xstate.done.actor.readStoredToken' && first.output !== null) {
      sut.store.token = first.output.token;
      world = { ...world, stored: first.output.token };
    }
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
