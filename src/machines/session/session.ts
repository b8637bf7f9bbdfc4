import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  failed,
  found,
  granted,
  heldToken,
  loaded,
  refusalNotice,
  returned,
  returnedNotice,
  welcomeNotice,
} from './sessionReplies.ts';
import { sessionSetup } from './sessionSetup.ts';
import { signedIn } from './sessionSignedIn.ts';
import { answer, isOutOfOrder, leaves, sayLoggedOut } from './sessionSteps.ts';
import { enteringAsGuest, registering, returning, signingIn } from './sessionWaysIn.ts';

/**
 * Who is using this browser, from the stored token to the loaded user.
 * starting: reads the stored token. restoring: a token, no user yet. unreachable: the server failed, nobody is
 * logged out. signedOut: no token, no user. signingIn: the password, then perhaps the second factor. registering,
 * enteringAsGuest: one call for a token. returning: a third party vouches, and newcomers choose a handle.
 * refused: back to who was here before. completing: token stored, the user is being loaded. signedIn: both are there.
 * While the user is loaded and the answer is overdue (tag `unanswered`), pages show as for a visitor, and the token stays.
 * It never knows an address, a store or a network, and never decides what a member may do.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: {
    token: null,
    reading: null,
    user: null,
    way: 'password',
    handle: null,
    failure: null,
    refusal: null,
  },
  initial: 'starting',
  on: {
    // The tab that logged out has cleared the store; what stands there now may be its next session.
    'tab.tokenRemoved': [
      { guard: 'hasUser', target: '.signedOut', actions: sayLoggedOut() },
      { guard: 'hasToken', target: '.signedOut' },
    ],
  },
  states: {
    starting: {
      entry: 'forgetUser',
      on: {
        'thirdParty.returned': [
          { guard: { type: 'isGranted', params: returned }, target: 'returning' },
          { actions: { type: 'showNotice', params: returnedNotice } },
        ],
      },
      invoke: {
        id: 'readStoredToken',
        src: 'readStoredToken',
        onDone: [
          { guard: { type: 'isNothing', params: found }, target: 'signedOut' },
          {
            guard: { type: 'isWornWhenFound', params: found },
            target: 'restoring.call.refreshing',
            actions: { type: 'rememberFound', params: found },
          },
          { target: 'restoring.call.loadingUser', actions: { type: 'rememberFound', params: found } },
        ],
      },
    },
    restoring: {
      type: 'parallel',
      states: {
        call: {
          initial: 'loadingUser',
          on: {
            'retry.asked': '.loadingUser',
            // Another tab has a newer token of the same member, or that of somebody else.
            'tab.tokenStored': {
              target: '.loadingUser',
              actions: { type: 'rememberToken', params: ({ event }) => event },
            },
          },
          states: {
            loadingUser: {
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                input: heldToken,
                onDone: { target: '#session.signedIn', actions: { type: 'rememberUser', params: loaded } },
                onError: [
                  isOutOfOrder(),
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
                onError: [isOutOfOrder(), { target: '#session.signedOut', actions: 'clearStoredToken' }],
              },
            },
          },
        },
        answer,
      },
    },
    unreachable: {
      tags: 'settled',
      on: {
        'retry.asked': 'starting',
        'tab.tokenStored': 'starting',
        'credentials.submitted': 'signingIn',
        'registration.submitted': 'registering',
        'identity.pending': 'returning.choosingHandle',
        'logout.asked': leaves(),
      },
    },
    signedOut: {
      tags: 'settled',
      entry: 'forgetSession',
      on: {
        'credentials.submitted': 'signingIn',
        'registration.submitted': 'registering',
        'guest.asked': 'enteringAsGuest',
        'identity.pending': 'returning.choosingHandle',
        'tab.tokenStored': 'starting',
      },
    },
    signingIn,
    registering,
    enteringAsGuest,
    returning,
    // Nobody was here, or it is not known yet who: then the store tells.
    refused: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'starting' }] },
    completing: {
      tags: 'busy',
      type: 'parallel',
      states: {
        call: {
          initial: 'loadingUser',
          on: { 'retry.asked': '.loadingUser' },
          states: {
            loadingUser: {
              invoke: {
                id: 'completeUser',
                src: 'loadUser',
                input: heldToken,
                onDone: {
                  target: '#session.signedIn',
                  actions: [
                    { type: 'rememberUser', params: loaded },
                    { type: 'showNotice', params: welcomeNotice },
                  ],
                },
                onError: [
                  isOutOfOrder(),
                  {
                    target: '#session.signedOut',
                    actions: ['clearStoredToken', { type: 'showNotice', params: refusalNotice() }],
                  },
                ],
              },
            },
          },
        },
        answer,
      },
    },
    signedIn,
  },
});

export type SessionMachine = typeof sessionMachine;
export type SessionActor = ActorRefFrom<SessionMachine>;
export type SessionSnapshot = SnapshotFrom<SessionMachine>;
