import { assertEvent } from 'xstate';
import { answered, failed, granted, grantOfAnswer } from './sessionReplies.ts';
import { sessionSetup } from './sessionSetup.ts';
import { hearsOfToken, takesGrant, tellsRefusal } from './sessionSteps.ts';

/** By password, then perhaps by a second factor, which a third-party return may need as well. */
export const signingIn = sessionSetup.createStateConfig({
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: { type: 'tryWay', params: { way: 'password' } },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submitted');
          return { credentials: event.credentials, token: context.token };
        },
        onDone: [
          { guard: { type: 'isAskedForCode', params: answered }, target: 'secondFactor' },
          { target: '#session.completing', actions: takesGrant(grantOfAnswer) },
        ],
        onError: { target: '#session.refused', actions: tellsRefusal() },
      },
    },
    secondFactor: {
      tags: ['settled', 'waiting'],
      on: {
        'code.submitted': 'checkingCode',
        'signIn.abandoned': '#session.refused',
        'tab.tokenStored': hearsOfToken(),
      },
    },
    checkingCode: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'answerCode',
        src: 'answerCode',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted');
          return { code: event.code, token: context.token };
        },
        onDone: { target: '#session.completing', actions: takesGrant(granted) },
        onError: [
          {
            guard: { type: 'isWrongCode', params: failed },
            target: 'secondFactor',
            actions: tellsRefusal('secondFactor'),
          },
          { target: '#session.refused', actions: tellsRefusal() },
        ],
      },
    },
  },
});

/** One call for a token; a guest who registers keeps what the guest had. */
export const registering = sessionSetup.createStateConfig({
  tags: 'busy',
  entry: { type: 'tryWay', params: { way: 'registration' } },
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context, event }) => {
      assertEvent(event, 'registration.submitted');
      return { registration: event.registration, token: context.token };
    },
    onDone: { target: 'completing', actions: takesGrant(granted) },
    onError: { target: 'refused', actions: tellsRefusal() },
  },
});

/** One call for a token and a made-up name. */
export const enteringAsGuest = sessionSetup.createStateConfig({
  tags: 'busy',
  entry: { type: 'tryWay', params: { way: 'guest' } },
  invoke: {
    id: 'enterAsGuest',
    src: 'enterAsGuest',
    onDone: { target: 'completing', actions: takesGrant(granted) },
    onError: { target: 'refused', actions: tellsRefusal() },
  },
});

/** A third party vouches: for a member, or for somebody new who has to choose a handle. */
export const returning = sessionSetup.createStateConfig({
  initial: 'exchanging',
  entry: { type: 'tryWay', params: { way: 'thirdParty' } },
  states: {
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ event }) => {
          assertEvent(event, 'thirdParty.returned');
          return { token: event.outcome.kind === 'granted' ? event.outcome.token : '' };
        },
        onDone: [
          {
            guard: { type: 'isAskedForCode', params: answered },
            target: '#session.signingIn.secondFactor',
          },
          { target: '#session.completing', actions: takesGrant(grantOfAnswer) },
        ],
        onError: { target: '#session.refused', actions: tellsRefusal() },
      },
    },
    choosingHandle: {
      tags: ['settled', 'waiting'],
      on: {
        'identity.claimed': 'claiming',
        'signIn.abandoned': '#session.refused',
        'tab.tokenStored': hearsOfToken(),
      },
    },
    claiming: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'claimIdentity',
        src: 'claimIdentity',
        input: ({ context, event }) => {
          assertEvent(event, 'identity.claimed');
          return { claim: event.claim, token: context.token };
        },
        onDone: { target: '#session.completing', actions: takesGrant(granted) },
        onError: { target: 'choosingHandle', actions: tellsRefusal('identity') },
      },
    },
  },
});
