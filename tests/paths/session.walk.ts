import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { type SessionActor, sessionMachine } from '#src/machines/session.ts';
import { REFRESH_EVERY_MS } from '#src/machines/sessionFacts.ts';
import { selectAsksForCode, selectIsBusy, selectUser } from '#src/machines/sessionSelectors.ts';
import { deferredPorts } from './deferredPorts.ts';
import { type Executors, generatePaths, type Step, watchTransitions } from './model.ts';
import {
  FIRST_WORLD,
  isBusy,
  isIn,
  isSettled,
  isWaiting,
  type Person,
  type World,
  worldAfter,
} from './session.oracle.ts';
import { expectSame, type Walker } from './walker.ts';

const LIFETIME_MS = 900_000;
const reading = (subject: string | null, startsAtMs = 0) => ({
  subject,
  startsAtMs,
  endsAtMs: startsAtMs + LIFETIME_MS,
});
const grant = (token: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  token,
  reading: reading('ana'),
  userId: 'ana',
  handle: 'Ana',
  roles: null,
  ...extra,
});
const person = (userId: string, isGuest: boolean, handle = userId) => ({
  userId,
  handle,
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest,
  isVerified: false,
});
const failure = (status: number | null, extra: Readonly<Record<string, unknown>> = {}) => ({
  error: { status, message: 'not shown', ...extra },
});
const answer = (token: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  output: { kind: 'granted', grant: grant(token, extra) },
});
const ASKED_FOR_CODE = { output: { kind: 'secondFactor' } };

const stored = (token: string, foundAtMs: number, isDue: boolean) => ({
  output: { token, reading: reading('ana'), foundAtMs, isDue },
});
const ownAndOther = ({ context }: AnyMachineSnapshot) => [
  { token: context.token ?? 'none' },
  { token: 'token-of-before' },
];
const users = [{ output: person('ana', false) }, { output: person('ana', true) }];
const REGISTRATION_REFUSALS = [
  failure(400, { reply: 'Invalid', fields: { handle: ['taken', 'short'], email: ['taken'] } }),
  failure(400, { reply: 'Invalid' }),
  failure(409, { fields: { handle: ['taken'] } }),
  failure(null),
];
/** Reading the store takes no longer than a turn of the page, so nothing comes from outside meanwhile. */
const unlessReading =
  (cases: readonly Readonly<Record<string, unknown>>[]) => (snapshot: AnyMachineSnapshot) =>
    snapshot.matches('starting') ? [] : cases;

const events = {
  'credentials.submitted': [{ credentials: { login: 'ana', password: 'heron lantern copper' } }],
  'code.submitted': [{ code: '123456' }],
  'registration.submitted': [
    {
      registration: { handle: 'Ana', email: 'ana@example.org', password: 'heron lantern', acceptTerms: true },
    },
  ],
  'thirdParty.returned': [
    { outcome: { kind: 'granted', token: 'token-in-address' } },
    { outcome: { kind: 'refused', error: 'access_denied' } },
    { outcome: { kind: 'refused', error: 'x'.repeat(300) } },
    { outcome: { kind: 'refused', error: '' } },
  ],
  'identity.claimed': [{ claim: { handle: 'Ana', acceptTerms: true } }],
  'request.began': [
    { atMs: LIFETIME_MS * 0.8 - 1, isDue: false },
    { atMs: LIFETIME_MS * 0.8, isDue: true },
  ],
  'request.rejected': ownAndOther,
  'request.rejectedTwice': ownAndOther,
  'tab.tokenStored': [
    { token: 'token-of-tab', reading: reading('ana') },
    { token: 'token-of-kim', reading: reading('kim') },
    { token: 'unreadable', reading: null },
  ],
  'tab.tokenRemoved': unlessReading([{}]),
  'xstate.done.actor.readStoredToken': [
    { output: null },
    stored('token-stored', LIFETIME_MS * 0.8 - 1, false),
    stored('token-stored', LIFETIME_MS * 0.8, true),
    { output: { token: 'unreadable', reading: null, foundAtMs: 0, isDue: true } },
  ],
  'xstate.done.actor.loadUser': users,
  'xstate.error.actor.loadUser': [failure(500), failure(401), failure(403), failure(null)],
  'xstate.done.actor.reloadUser': users,
  'xstate.error.actor.reloadUser': [failure(500), failure(401), failure(null)],
  'xstate.done.actor.completeUser': users,
  'xstate.error.actor.completeUser': [failure(500), failure(401), failure(403, { reply: 'No entry' })],
  'xstate.done.actor.renewUser': ({ context }: AnyMachineSnapshot) => [
    { output: person('ana', context.user.isGuest, 'Ana the Second') },
  ],
  'xstate.error.actor.renewUser': [failure(500), failure(401)],
  'xstate.done.actor.logIn': [
    answer('token-login'),
    answer('token-nameless', { handle: null }),
    ASKED_FOR_CODE,
  ],
  'xstate.error.actor.logIn': [failure(401, { reply: 'Wrong password' }), failure(null)],
  'xstate.done.actor.answerCode': [{ output: grant('token-by-code') }],
  'xstate.error.actor.answerCode': [
    failure(401, { code: 'wrong_code', reply: 'That code is not right.' }),
    failure(401, { code: 'challenge_over', reply: 'Log in again.' }),
    failure(null),
  ],
  'xstate.done.actor.register': [{ output: grant('token-register') }],
  'xstate.error.actor.register': REGISTRATION_REFUSALS,
  'xstate.done.actor.enterAsGuest': [{ output: grant('token-guest') }],
  'xstate.error.actor.enterAsGuest': [failure(429, { reply: 'Too many guests' }), failure(500)],
  'xstate.done.actor.exchange': [answer('token-exchanged'), ASKED_FOR_CODE],
  'xstate.error.actor.exchange': [failure(401, { reply: 'Expired' }), failure(null)],
  'xstate.done.actor.claimIdentity': [{ output: grant('token-claimed') }],
  'xstate.error.actor.claimIdentity': REGISTRATION_REFUSALS,
  'xstate.done.actor.refreshFirst': [{ output: grant('token-refreshed-first') }],
  'xstate.error.actor.refreshFirst': [failure(401), failure(500)],
  'xstate.done.actor.refresh': [
    { output: grant('token-refreshed') },
    { output: grant('token-refreshed-too', { userId: null }) },
    { output: grant('token-of-kim', { userId: 'kim' }) },
  ],
  'xstate.error.actor.refresh': [failure(401), failure(500)],
};

/** Only what the next step depends on: the way in counts until the welcome, the user where one is kept. */
function keyOf({ value, context }: AnyMachineSnapshot) {
  if (value === 'starting') return value;
  const isOnTheWay = value === 'completing' || (typeof value === 'object' && 'signingIn' in value);
  return [value, context.token !== null, context.user?.isGuest ?? null, isOnTheWay && context.way];
}

const paths = generatePaths(sessionMachine, { events, key: keyOf });
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
