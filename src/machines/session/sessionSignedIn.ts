import { granted, heldToken, loaded } from './sessionReplies.ts';
import { sessionSetup } from './sessionSetup.ts';
import { endOnServer, hearsOfToken, sayLoggedOut } from './sessionSteps.ts';

/** A token and a user are there; both are kept fresh, each for itself. */
export const signedIn = sessionSetup.createStateConfig({
  tags: 'settled',
  type: 'parallel',
  on: {
    'logout.asked': {
      target: 'signedOut',
      actions: [endOnServer(), 'clearStoredToken', sayLoggedOut()],
    },
    'request.rejectedTwice': {
      guard: { type: 'isOwnToken', params: ({ event }) => event },
      target: 'signedOut',
      actions: ['clearStoredToken', sayLoggedOut()],
    },
    'tab.tokenStored': hearsOfToken(),
    'credentials.submitted': { guard: 'isGuest', target: 'signingIn' },
    'registration.submitted': { guard: 'isGuest', target: 'registering' },
    'identity.pending': { guard: 'isGuest', target: 'returning.choosingHandle' },
  },
  states: {
    token: {
      initial: 'fresh',
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
            onError: { target: '#session.signedOut', actions: ['clearStoredToken', sayLoggedOut()] },
          },
        },
      },
    },
    user: {
      initial: 'known',
      on: {
        'user.changed': { target: '.reloading', actions: 'tellOtherTabs' },
        'tab.userChanged': '.reloading',
      },
      states: {
        known: {},
        reloading: {
          invoke: {
            id: 'renewUser',
            src: 'renewUser',
            onDone: { target: 'known', actions: { type: 'rememberUser', params: loaded } },
            onError: 'known',
          },
        },
      },
    },
  },
});
