import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Credentials, CurrentUser, Registration } from '#contract/members.ts';
import { type CallFailure, failureOf } from './failure.ts';
import {
  type ArrivalWay,
  arrivalFailureWords,
  LOGGED_OUT,
  returnedErrorWords,
  welcomeWords,
} from './sessionWords.ts';
import { isWornToken, type TokenReading } from './tokenAge.ts';

/** A token that the server gave, with what its reply said about its owner; null is what was not said. */
export interface Grant {
  readonly token: string;
  readonly reading: TokenReading | null;
  readonly userId: string | null;
  readonly handle: string | null;
  readonly roles: readonly string[] | null;
}

/** A token found in this browser's store, and the moment of finding it. */
export interface StoredToken {
  readonly token: string;
  readonly reading: TokenReading | null;
  readonly foundAtMs: number;
}

/** What the address said on the way back from third-party sign-in. */
export type ThirdPartyReturn =
  | { readonly kind: 'granted'; readonly token: string }
  | { readonly kind: 'refused'; readonly error: string };

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'registration.submitted'; registration: Registration }
  | { type: 'guest.asked' }
  | { type: 'thirdParty.returned'; outcome: ThirdPartyReturn }
  | { type: 'logout.asked' }
  | { type: 'retry.asked' }
  | { type: 'request.began'; atMs: number }
  | { type: 'request.rejected'; token: string }
  | { type: 'request.rejectedTwice'; token: string }
  | { type: 'tab.tokenStored'; token: string; reading: TokenReading | null }
  | { type: 'tab.tokenRemoved' };

export interface SessionContext {
  readonly token: string | null;
  readonly reading: TokenReading | null;
  readonly user: CurrentUser | null;
  readonly arrival: { readonly way: ArrivalWay; readonly handle: string | null } | null;
  /** Why the server could not be reached; set only in `unreachable`. */
  readonly failure: CallFailure | null;
  /** The last login or registration that was refused, for the form that sent it. */
  readonly refusal: { readonly way: ArrivalWay; readonly failure: CallFailure } | null;
}

export interface SessionNotice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

export const REFRESH_EVERY_MS = 300_000;

const LOGGED_OUT_NOTICE = { kind: 'info', text: LOGGED_OUT } as const satisfies SessionNotice;

/**
 * Who is using this browser, from the stored token to the loaded user.
 * starting: reads the stored token. restoring: a token, no user yet. unreachable: the server failed, nobody is
 * logged out. signedOut: no token, no user. signingIn, registering, enteringAsGuest, returning: one call for a
 * token. completing: token stored, the user is being loaded. signedIn: both are there.
 * It never knows an address, a store or a network, and never decides what a member may do.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'settled' | 'busy' | 'refreshing',
  },
  delays: { refreshEvery: REFRESH_EVERY_MS },
  actors: {
    readStoredToken: fromPromise<StoredToken | null>(() => unprovided('readStoredToken')),
    logIn: fromPromise<Grant, { credentials: Credentials; token: string | null }>(() => unprovided('logIn')),
    register: fromPromise<Grant, { registration: Registration; token: string | null }>(() =>
      unprovided('register'),
    ),
    enterAsGuest: fromPromise<Grant>(() => unprovided('enterAsGuest')),
    exchange: fromPromise<Grant, { token: string }>(() => unprovided('exchange')),
    refresh: fromPromise<Grant, { token: string }>(() => unprovided('refresh')),
    loadUser: fromPromise<CurrentUser, { token: string }>(() => unprovided('loadUser')),
  },
  guards: {
    isNothing: (_, params: { stored: StoredToken | null }) => params.stored === null,
    isWornWhenFound: (_, { stored }: { stored: StoredToken | null }) =>
      stored !== null && isWornToken(stored.reading, stored.foundAtMs),
    isWorn: ({ context }, params: { atMs: number }) => isWornToken(context.reading, params.atMs),
    isOwnToken: ({ context }, params: { token: string }) => context.token === params.token,
    isSameMember: ({ context }, params: { subject: string | null | undefined }) =>
      params.subject === context.user?.userId,
    isSomebodyElse: ({ context }, params: Grant) =>
      params.userId !== null && params.userId !== context.user?.userId,
    isServerFault: (_, params: { failure: CallFailure }) => params.failure.status === 500,
    isUnauthorised: (_, params: { failure: CallFailure }) => params.failure.status === 401,
    isGranted: (_, params: { outcome: ThirdPartyReturn }) => params.outcome.kind === 'granted',
    isGuest: ({ context }) => context.user?.isGuest === true,
    hasUser: ({ context }) => context.user !== null,
    hasToken: ({ context }) => context.token !== null,
  },
  actions: {
    rememberFound: assign((_, { stored }: { stored: StoredToken | null }) =>
      stored ? { token: stored.token, reading: stored.reading } : {},
    ),
    rememberToken: assign((_, params: { token: string; reading: TokenReading | null }) => ({
      token: params.token,
      reading: params.reading,
    })),
    rememberGrant: assign(({ context }, grant: Grant) => ({
      token: grant.token,
      reading: grant.reading,
      user: context.user && { ...context.user, roles: [...(grant.roles ?? context.user.roles)] },
    })),
    rememberArrival: assign((_, { way, grant }: { way: ArrivalWay; grant: Grant }) => ({
      token: grant.token,
      reading: grant.reading,
      user: null,
      arrival: { way, handle: grant.handle },
    })),
    rememberUser: assign((_, params: { user: CurrentUser }) => ({ user: params.user })),
    rememberFailure: assign((_, params: { failure: CallFailure }) => ({ failure: params.failure })),
    rememberRefusal: assign((_, refusal: { way: ArrivalWay; failure: CallFailure }) => ({ refusal })),
    forgetRefusal: assign({ refusal: null }),
    forgetUser: assign({ user: null }),
    forgetSession: assign({ token: null, reading: null, user: null, arrival: null }),
    storeToken: (_, _params: { token: string }) => unprovided('storeToken'),
    clearStoredToken: () => unprovided('clearStoredToken'),
    endServerSession: (_, _params: { token: string | null }) => unprovided('endServerSession'),
    showNotice: (_, _params: SessionNotice) => unprovided('showNotice'),
  },
}).createMachine({
  id: 'session',
  context: { token: null, reading: null, user: null, arrival: null, failure: null, refusal: null },
  initial: 'starting',
  on: {
    'logout.asked': { target: '.signedOut', actions: [sayGoodbye(), 'clearStoredToken'] },
    'tab.tokenRemoved': { guard: 'hasToken', target: '.signedOut' },
    'thirdParty.returned': [
      { guard: { type: 'isGranted', params: returned }, target: '.returning' },
      { actions: { type: 'showNotice', params: returnedNotice } },
    ],
  },
  states: {
    starting: {
      entry: 'forgetUser',
      invoke: {
        id: 'readStoredToken',
        src: 'readStoredToken',
        onDone: [
          { guard: { type: 'isNothing', params: found }, target: 'signedOut' },
          {
            guard: { type: 'isWornWhenFound', params: found },
            target: 'restoring.refreshing',
            actions: { type: 'rememberFound', params: found },
          },
          { target: 'restoring.loadingUser', actions: { type: 'rememberFound', params: found } },
        ],
        onError: 'signedOut',
      },
    },
    restoring: {
      initial: 'loadingUser',
      states: {
        loadingUser: {
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: heldToken,
            onDone: { target: '#session.signedIn', actions: { type: 'rememberUser', params: loaded } },
            onError: [
              {
                guard: { type: 'isServerFault', params: failed },
                target: '#session.unreachable',
                actions: { type: 'rememberFailure', params: failed },
              },
              { guard: { type: 'isUnauthorised', params: failed }, target: 'refreshing' },
              { target: '#session.signedOut', actions: 'clearStoredToken' },
            ],
          },
        },
        refreshing: {
          invoke: {
            id: 'refreshFirst',
            src: 'refresh',
            input: heldToken,
            onDone: {
              target: 'reloadingUser',
              actions: [
                { type: 'rememberGrant', params: granted },
                { type: 'storeToken', params: granted },
              ],
            },
            onError: { target: '#session.signedOut', actions: 'clearStoredToken' },
          },
        },
        reloadingUser: {
          invoke: {
            id: 'reloadUser',
            src: 'loadUser',
            input: heldToken,
            onDone: { target: '#session.signedIn', actions: { type: 'rememberUser', params: loaded } },
            onError: [
              {
                guard: { type: 'isServerFault', params: failed },
                target: '#session.unreachable',
                actions: { type: 'rememberFailure', params: failed },
              },
              { target: '#session.signedOut', actions: 'clearStoredToken' },
            ],
          },
        },
      },
    },
    unreachable: {
      tags: 'settled',
      on: { 'retry.asked': 'starting', 'tab.tokenStored': 'starting' },
    },
    signedOut: {
      tags: 'settled',
      entry: 'forgetSession',
      on: {
        'credentials.submitted': 'signingIn',
        'registration.submitted': 'registering',
        'guest.asked': 'enteringAsGuest',
        'tab.tokenStored': 'starting',
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submitted');
          return { credentials: event.credentials, token: context.token };
        },
        onDone: arrivesBy('password'),
        onError: isRefusedBy('password', 'refused'),
      },
    },
    registering: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'registration.submitted');
          return { registration: event.registration, token: context.token };
        },
        onDone: arrivesBy('registration'),
        onError: isRefusedBy('registration', 'refused'),
      },
    },
    enteringAsGuest: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'enterAsGuest',
        src: 'enterAsGuest',
        onDone: arrivesBy('guest'),
        onError: isRefusedBy('guest', 'refused'),
      },
    },
    returning: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ event }) => {
          assertEvent(event, 'thirdParty.returned');
          return { token: event.outcome.kind === 'granted' ? event.outcome.token : '' };
        },
        onDone: arrivesBy('thirdParty'),
        onError: isRefusedBy('thirdParty', 'starting'),
      },
    },
    refused: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    completing: {
      tags: 'busy',
      invoke: {
        id: 'completeUser',
        src: 'loadUser',
        input: heldToken,
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'rememberUser', params: loaded },
            { type: 'showNotice', params: welcomeNotice },
          ],
        },
        onError: [
          {
            guard: { type: 'isServerFault', params: failed },
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: failed },
          },
          {
            target: 'signedOut',
            actions: ['clearStoredToken', { type: 'showNotice', params: unfinishedArrivalNotice }],
          },
        ],
      },
    },
    signedIn: {
      tags: 'settled',
      initial: 'fresh',
      on: {
        'logout.asked': { target: 'signedOut', actions: [sayGoodbye(), ...loggedOut()] },
        'request.rejectedTwice': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'signedOut',
          actions: loggedOut(),
        },
        'tab.tokenRemoved': { target: 'signedOut', actions: loggedOut() },
        'tab.tokenStored': [
          {
            guard: { type: 'isSameMember', params: ({ event }) => ({ subject: event.reading?.subject }) },
            actions: { type: 'rememberToken', params: ({ event }) => event },
          },
          { target: 'starting' },
        ],
        'credentials.submitted': { guard: 'isGuest', target: 'signingIn' },
        'registration.submitted': { guard: 'isGuest', target: 'registering' },
      },
      states: {
        fresh: {
          after: { refreshEvery: 'refreshing' },
          on: {
            'request.began': {
              guard: { type: 'isWorn', params: ({ event }) => event },
              target: 'refreshing',
            },
            'request.rejected': {
              guard: { type: 'isOwnToken', params: ({ event }) => event },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          tags: 'refreshing',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: heldToken,
            onDone: [
              {
                guard: { type: 'isSomebodyElse', params: granted },
                target: '#session.starting',
                actions: { type: 'storeToken', params: granted },
              },
              {
                target: 'fresh',
                actions: [
                  { type: 'rememberGrant', params: granted },
                  { type: 'storeToken', params: granted },
                ],
              },
            ],
            onError: { target: '#session.signedOut', actions: loggedOut() },
          },
        },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;
export type SessionActor = ActorRefFrom<SessionMachine>;
export type SessionSnapshot = SnapshotFrom<SessionMachine>;

/** The member or guest who is signed in, or null. */
export function selectUser(snapshot: SessionSnapshot): CurrentUser | null {
  return snapshot.matches('signedIn') ? snapshot.context.user : null;
}

export function selectIsBusy(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Why the server could not be reached, or null. */
export function selectUnreachable(snapshot: SessionSnapshot): CallFailure | null {
  return snapshot.matches('unreachable') ? snapshot.context.failure : null;
}

/** Why the last attempt of this way in was refused, or null. */
export function selectRefusal(snapshot: SessionSnapshot, way: ArrivalWay): CallFailure | null {
  return snapshot.context.refusal?.way === way ? snapshot.context.refusal.failure : null;
}

interface Held {
  readonly context: SessionContext;
}
interface Done<Output> {
  readonly event: { readonly output: Output };
}
interface Failed {
  readonly event: { readonly error: unknown };
}
interface Returned {
  readonly event: { readonly outcome: ThirdPartyReturn };
}

function heldToken({ context }: Held): { token: string } {
  if (context.token === null) throw new Error('A call for the current user needs a token.');
  return { token: context.token };
}

function found({ event }: Done<StoredToken | null>) {
  return { stored: event.output };
}

function loaded({ event }: Done<CurrentUser>) {
  return { user: event.output };
}

function granted({ event }: Done<Grant>) {
  return event.output;
}

function returned({ event }: Returned) {
  return { outcome: event.outcome };
}

function failed({ event }: Failed) {
  return { failure: failureOf(event.error) };
}

function arrivesBy(way: ArrivalWay) {
  return {
    target: 'completing',
    actions: [
      { type: 'rememberArrival', params: ({ event }: Done<Grant>) => ({ way, grant: event.output }) },
      { type: 'storeToken', params: granted },
    ],
  } as const;
}

function isRefusedBy<Target extends string>(way: ArrivalWay, target: Target) {
  return {
    target,
    actions: [
      { type: 'rememberRefusal', params: ({ event }: Failed) => ({ way, failure: failureOf(event.error) }) },
      { type: 'showNotice', params: ({ event }: Failed) => arrivalFailureNotice(way, event.error) },
    ],
  } as const;
}

function sayGoodbye() {
  return { type: 'endServerSession', params: ({ context }: Held) => ({ token: context.token }) } as const;
}

function loggedOut() {
  return ['clearStoredToken', { type: 'showNotice', params: LOGGED_OUT_NOTICE }] as const;
}

function welcomeNotice({ context }: Held): SessionNotice {
  const { way, handle } = context.arrival ?? { way: 'password', handle: null };
  return { kind: 'success', text: welcomeWords(way, handle) };
}

function arrivalFailureNotice(way: ArrivalWay, thrown: unknown): SessionNotice {
  return { kind: 'error', text: arrivalFailureWords(way, failureOf(thrown)) };
}

function unfinishedArrivalNotice({ context, event }: Held & Failed): SessionNotice {
  return arrivalFailureNotice(context.arrival?.way ?? 'password', event.error);
}

function returnedNotice({ event }: Returned): SessionNotice {
  return {
    kind: 'error',
    text: event.outcome.kind === 'refused' ? returnedErrorWords(event.outcome.error) : '',
  };
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the session is created.`);
}
