import { afterAll, describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { REFRESH_EVERY_MS, type SessionActor, sessionMachine } from '#src/machines/session.ts';
import { deferredPorts } from './deferredPorts.ts';
import {
  type Executors,
  generatePaths,
  type Step,
  unreachedStates,
  walk,
  watchTransitions,
} from './model.ts';
import { FIRST_WORLD, type World, worldAfter } from './session.oracle.ts';

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
const person = (userId: string, isGuest: boolean) => ({
  userId,
  handle: userId,
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest,
  isVerified: false,
});
const failure = (status: number | null, extra: Readonly<Record<string, unknown>> = {}) => ({
  error: { status, message: 'not shown', ...extra },
});

const stored = (token: string, foundAtMs: number, isDue: boolean) => ({
  output: { token, reading: reading('ana'), foundAtMs, isDue },
});
const ownAndOther = (snapshot: AnyMachineSnapshot) => [
  { token: snapshot.context.token ?? 'none' },
  { token: 'token-of-before' },
];
const users = [{ output: person('ana', false) }, { output: person('ana', true) }];

const events = {
  'credentials.submitted': [{ credentials: { login: 'ana', password: 'heron lantern copper' } }],
  'registration.submitted': [
    {
      registration: { handle: 'Ana', email: 'ana@example.org', password: 'heron lantern', acceptTerms: true },
    },
  ],
  'thirdParty.returned': [
    { outcome: { kind: 'granted', token: 'token-in-address' } },
    { outcome: { kind: 'refused', error: 'access_denied' } },
    { outcome: { kind: 'refused', error: 'x'.repeat(300) } },
  ],
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
  'xstate.done.actor.readStoredToken': [
    { output: null },
    stored('token-stored', LIFETIME_MS * 0.8 - 1, false),
    stored('token-stored', LIFETIME_MS * 0.8, true),
    { output: { token: 'unreadable', reading: null, foundAtMs: 0, isDue: true } },
  ],
  'xstate.error.actor.readStoredToken': [failure(null)],
  'xstate.done.actor.loadUser': users,
  'xstate.error.actor.loadUser': [failure(500), failure(401), failure(403), failure(null)],
  'xstate.done.actor.reloadUser': users,
  'xstate.error.actor.reloadUser': [failure(500), failure(401), failure(null)],
  'xstate.done.actor.completeUser': users,
  'xstate.error.actor.completeUser': [failure(500), failure(401), failure(403, { reply: 'No entry' })],
  'xstate.done.actor.logIn': [
    { output: grant('token-login') },
    { output: grant('token-nameless', { handle: null }) },
  ],
  'xstate.error.actor.logIn': [failure(401, { reply: 'Wrong password' }), failure(null)],
  'xstate.done.actor.register': [{ output: grant('token-register') }],
  'xstate.error.actor.register': [
    failure(400, { reply: 'Invalid', fields: { handle: ['taken', 'short'], email: ['taken'] } }),
    failure(400, { reply: 'Invalid' }),
    failure(409, { fields: { handle: ['taken'] } }),
    failure(null),
  ],
  'xstate.done.actor.enterAsGuest': [{ output: grant('token-guest') }],
  'xstate.error.actor.enterAsGuest': [failure(429, { reply: 'Too many guests' }), failure(500)],
  'xstate.done.actor.exchange': [{ output: grant('token-exchanged') }],
  'xstate.error.actor.exchange': [failure(401, { reply: 'Expired' }), failure(null)],
  'xstate.done.actor.refreshFirst': [{ output: grant('token-refreshed-first') }],
  'xstate.error.actor.refreshFirst': [failure(401), failure(500)],
  'xstate.done.actor.refresh': [
    { output: grant('token-refreshed') },
    { output: grant('token-refreshed-too', { userId: null }) },
    { output: grant('token-of-kim', { userId: 'kim' }) },
  ],
  'xstate.error.actor.refresh': [failure(401), failure(500)],
};

const paths = generatePaths(sessionMachine, {
  events,
  key: ({ value, context }) => [
    value,
    context.token !== null,
    context.user?.isGuest ?? null,
    context.arrival?.way,
  ],
});
const watch = watchTransitions(sessionMachine);

function sessionUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const notices: string[] = [];
  const store: { token: string | null } = { token: null };
  const sent: string[] = [];
  const machine = sessionMachine.provide({
    actors: {
      readStoredToken: ports.port('readStoredToken'),
      logIn: ports.port('logIn'),
      register: ports.port('register'),
      enterAsGuest: ports.port('enterAsGuest'),
      exchange: ports.port('exchange'),
      refresh: ports.port('refresh'),
      loadUser: ports.port('loadUser'),
    },
    actions: {
      storeToken: (_, { token }) => {
        store.token = token;
      },
      clearStoredToken: () => {
        store.token = null;
      },
      endServerSession: (_, { token }) => {
        ports.calls.push({ port: 'endServerSession', input: { token } });
      },
      showNotice: (_, { kind, text }) => {
        notices.push(`${kind}: ${text}`);
      },
    },
  });
  const actor = createActor(machine, { clock, inspect: watch.inspect }).start();
  return { actor, clock, ports, notices, store, sent };
}

type Sut = ReturnType<typeof sessionUnderTest>;

function executorsFor({ actor, clock, ports, store }: Sut): Executors {
  const asEvent = (step: Step) => actor.send(eventOf(step));
  const sentEvents = [
    'credentials.submitted',
    'registration.submitted',
    'guest.asked',
    'thirdParty.returned',
    'logout.asked',
    'retry.asked',
    'request.began',
    'request.rejected',
    'request.rejectedTwice',
  ];
  const answered: Record<string, string> = {
    readStoredToken: 'readStoredToken',
    loadUser: 'loadUser',
    reloadUser: 'loadUser',
    completeUser: 'loadUser',
    refreshFirst: 'refresh',
    refresh: 'refresh',
    logIn: 'logIn',
    register: 'register',
    enterAsGuest: 'enterAsGuest',
    exchange: 'exchange',
  };
  return {
    ...Object.fromEntries(sentEvents.map((type) => [type, asEvent])),
    'tab.tokenStored': (step) => {
      store.token = step.event.token;
      asEvent(step);
    },
    'tab.tokenRemoved': (step) => {
      store.token = null;
      asEvent(step);
    },
    'xstate.after.refreshEvery.session.signedIn.fresh': () => {
      clock.increment(REFRESH_EVERY_MS - 1);
      expect(actor.getSnapshot().matches({ signedIn: 'fresh' })).toBe(true);
      clock.increment(1);
    },
    ...Object.fromEntries(
      Object.entries(answered).flatMap(([id, port]) => [
        [`xstate.done.actor.${id}`, ({ event }: Step) => ports.answer(port, event.output)],
        [`xstate.error.actor.${id}`, ({ event }: Step) => ports.fail(port, event.error)],
      ]),
    ),
  };
}

function eventOf(step: Step): Parameters<SessionActor['send']>[0] {
  const { type, ...payload } = step.event;
  return { type, ...payload } as Parameters<SessionActor['send']>[0];
}

function seen({ actor, notices, store, ports }: Sut) {
  const { context } = actor.getSnapshot();
  const isSignedIn = actor.getSnapshot().matches('signedIn');
  return {
    isSignedIn,
    isSettled: actor.getSnapshot().hasTag('settled'),
    stored: store.token,
    token: context.token,
    user: context.user?.userId ?? null,
    isGuest: context.user?.isGuest ?? false,
    notices,
    calls: ports.calls.map(({ port, input }) => callWords(port, input)),
  };
}

function callWords(port: string, input: unknown): string {
  const token = input !== null && typeof input === 'object' && 'token' in input ? ` ${input.token}` : '';
  return `${port}${token}`;
}

function promised(world: World) {
  const { phase, stored: kept, token, user, isGuest, notices, calls } = world;
  const isSignedIn = phase === 'in' || phase === 'inRefreshing';
  const isSettled = isSignedIn || phase === 'out' || phase === 'unreachable';
  return { isSignedIn, isSettled, stored: kept, token, user, isGuest, notices, calls };
}

describe('session, walked by generated paths', () => {
  afterAll(() => {
    expect(watch.unwalked()).toEqual([]);
  });

  it('reaches every state', () => {
    expect(unreachedStates(sessionMachine, paths)).toEqual([]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_words, path) => {
    const sut = sessionUnderTest();
    let world = FIRST_WORLD;
    // The token that the first read finds was there from the beginning.
    const first = path.steps[0]?.event;
    const isFound = first?.type === 'xstate.done.actor.readStoredToken' && first.output !== null;
    if (isFound) {
      sut.store.token = first.output.token;
      world = { ...world, stored: first.output.token };
    }
    await walk(path, executorsFor(sut), (step) => {
      world = worldAfter(world, step.event);
      expect(seen(sut)).toEqual(promised(world));
      expect(sut.actor.getSnapshot().value).toEqual(step.after.value);
    });
    sut.actor.stop();
  });
});
