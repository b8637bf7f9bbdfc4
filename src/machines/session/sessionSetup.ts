import { assign, fromPromise, setup } from 'xstate';
import type { Credentials, CurrentUser, IdentityClaim, Registration } from '#contract/members/members.ts';
import type { CallFailure } from '../failure.ts';
import {
  ANSWER_OVERDUE_AFTER_MS,
  type Grant,
  type PasskeyLogin,
  REFRESH_EVERY_MS,
  type SessionContext,
  type SessionEvent,
  type SessionNotice,
  type SignInAnswer,
  type StoredToken,
  type ThirdPartyReturn,
} from './sessionFacts.ts';
import type { ArrivalWay, RefusedForm } from './sessionWords.ts';
import { isWornToken, type TokenReading } from './tokenAge.ts';

/** Who asks: the token of the guest who becomes a member, or null. */
interface Asking {
  readonly token: string | null;
}

/** The words in which `session.ts` tells its story; calls, store and notices are provided where it is created. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'settled' | 'busy' | 'refreshing' | 'waiting' | 'unanswered',
  },
  delays: { refreshEvery: REFRESH_EVERY_MS, answerOverdue: ANSWER_OVERDUE_AFTER_MS },
  actors: {
    /** Never fails: where storage is refused, the store keeps the token in memory. */
    readStoredToken: fromPromise<StoredToken | null>(() => unprovided('readStoredToken')),
    logIn: fromPromise<SignInAnswer, Asking & { credentials: Credentials | PasskeyLogin }>(() =>
      unprovided('logIn'),
    ),
    answerCode: fromPromise<Grant, Asking & { code: string | PasskeyLogin }>(() => unprovided('answerCode')),
    register: fromPromise<Grant, Asking & { registration: Registration }>(() => unprovided('register')),
    enterAsGuest: fromPromise<Grant>(() => unprovided('enterAsGuest')),
    exchange: fromPromise<SignInAnswer, { token: string }>(() => unprovided('exchange')),
    claimIdentity: fromPromise<Grant, Asking & { claim: IdentityClaim }>(() => unprovided('claimIdentity')),
    refresh: fromPromise<Grant, { token: string }>(() => unprovided('refresh')),
    loadUser: fromPromise<CurrentUser, { token: string }>(() => unprovided('loadUser')),
    /** Goes by the request policy, so that a 401 is a refresh and one more try. */
    renewUser: fromPromise<CurrentUser>(() => unprovided('renewUser')),
  },
  guards: {
    isNothing: (_, params: { stored: StoredToken | null }) => params.stored === null,
    isWornWhenFound: (_, { stored }: { stored: StoredToken | null }) =>
      stored !== null && isWornToken(stored.reading, stored.foundAtMs),
    isWorn: ({ context }, params: { atMs: number }) => isWornToken(context.reading, params.atMs),
    isOwnToken: ({ context }, params: { token: string }) => context.token === params.token,
    isSameMember: ({ context }, params: { subject: string | null }) =>
      params.subject === context.user?.userId,
    isSomebodyElse: ({ context }, params: Grant) =>
      params.userId !== null && params.userId !== context.user?.userId,
    isServerFault: (_, params: { failure: CallFailure }) => params.failure.status === 500,
    isUnauthorised: (_, params: { failure: CallFailure }) => params.failure.status === 401,
    isWrongCode: (_, { failure: { code } }: { failure: CallFailure }) =>
      code === 'wrongCode' || code === 'wrongPasskey',
    isAskedForCode: (_, answer: SignInAnswer) => answer.kind === 'secondFactor',
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
    rememberArrival: assign((_, grant: Grant) => ({
      token: grant.token,
      reading: grant.reading,
      user: null,
      handle: grant.handle,
    })),
    rememberUser: assign((_, params: { user: CurrentUser }) => ({ user: params.user })),
    rememberFailure: assign((_, params: { failure: CallFailure }) => ({ failure: params.failure })),
    rememberRefusal: assign((_, refusal: { form: RefusedForm; failure: CallFailure }) => ({ refusal })),
    tryWay: assign((_, params: { way: ArrivalWay }) => ({ way: params.way, refusal: null })),
    forgetRefusal: assign({ refusal: null }),
    forgetUser: assign({ user: null }),
    forgetSession: assign({ token: null, reading: null, user: null }),
    storeToken: (_, _params: { token: string }) => unprovided('storeToken'),
    clearStoredToken: () => unprovided('clearStoredToken'),
    endServerSession: (_, _params: { token: string | null }) => unprovided('endServerSession'),
    tellOtherTabs: () => unprovided('tellOtherTabs'),
    showNotice: (_, _params: SessionNotice) => unprovided('showNotice'),
  },
});

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the session is created.`);
}
