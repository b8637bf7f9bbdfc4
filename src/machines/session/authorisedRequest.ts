import { assign, createActor, fromPromise, type OutputFrom, setup, toPromise } from 'xstate';
import { failureOf } from '../failure.ts';

/** A call of the API as plain facts; `body` is JSON or null, `query` leaves out what is undefined. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
}

export type AuthorisedRequestEvent = { type: 'caller.gaveUp'; reason: unknown };

interface AuthorisedRequestContext {
  readonly request: ApiRequest;
  readonly token: string | null;
  readonly outcome: RequestOutcome;
}

/** How a request ended: with the server's reply, or with what was thrown. */
export type RequestOutcome =
  | { readonly kind: 'answered'; readonly reply: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

const NOT_ENDED: RequestOutcome = { kind: 'failed', error: new Error('The request has not ended.') };

/**
 * One call of the API under the request policy.
 * preparing: asks the session for a token that is fresh enough. sending: the first try. refreshing: a 401 came, the
 * session is asked for another token. resending: the only retry. answered, failed: the end.
 * It never refreshes by itself, so that many waiting calls share one refresh, and never reads the reply.
 */
export const authorisedRequestMachine = setup({
  types: {
    context: {} as AuthorisedRequestContext,
    events: {} as AuthorisedRequestEvent,
    input: {} as { request: ApiRequest },
    output: {} as RequestOutcome,
  },
  actors: {
    askForToken: fromPromise<string | null, { rejectedToken: string | null }>(() =>
      unprovided('askForToken'),
    ),
    send: fromPromise<unknown, { request: ApiRequest; token: string | null }>(() => unprovided('send')),
  },
  guards: {
    isUnauthorised: (_, params: { error: unknown }) => failureOf(params.error).status === 401,
    isRejectedToken: ({ context }, params: { error: unknown }) =>
      context.token !== null && failureOf(params.error).status === 401,
    isNoToken: (_, params: { token: string | null }) => params.token === null,
  },
  actions: {
    rememberToken: assign((_, params: { token: string | null }) => ({ token: params.token })),
    rememberReply: assign((_, params: { reply: unknown }) => ({
      outcome: { kind: 'answered' as const, reply: params.reply },
    })),
    rememberError: assign((_, params: { error: unknown }) => ({
      outcome: { kind: 'failed' as const, error: params.error },
    })),
    reportSecondRejection: (_, _params: { token: string | null }) => unprovided('reportSecondRejection'),
  },
}).createMachine({
  id: 'authorisedRequest',
  context: ({ input }) => ({ request: input.request, token: null, outcome: NOT_ENDED }),
  initial: 'preparing',
  on: { 'caller.gaveUp': { target: '.failed', actions: { type: 'rememberError', params: gaveUp } } },
  states: {
    preparing: {
      invoke: {
        id: 'askForToken',
        src: 'askForToken',
        input: { rejectedToken: null },
        onDone: { target: 'sending', actions: { type: 'rememberToken', params: receivedToken } },
        onError: { target: 'failed', actions: { type: 'rememberError', params: thrown } },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ request: context.request, token: context.token }),
        onDone: { target: 'answered', actions: { type: 'rememberReply', params: receivedReply } },
        onError: [
          {
            guard: { type: 'isRejectedToken', params: thrown },
            target: 'refreshing',
            actions: { type: 'rememberError', params: thrown },
          },
          { target: 'failed', actions: { type: 'rememberError', params: thrown } },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: 'askAgain',
        src: 'askForToken',
        input: ({ context }) => ({ rejectedToken: context.token }),
        onDone: [
          { guard: { type: 'isNoToken', params: receivedToken }, target: 'failed' },
          { target: 'resending', actions: { type: 'rememberToken', params: receivedToken } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberError', params: thrown } },
      },
    },
    resending: {
      invoke: {
        id: 'resend',
        src: 'send',
        input: ({ context }) => ({ request: context.request, token: context.token }),
        onDone: { target: 'answered', actions: { type: 'rememberReply', params: receivedReply } },
        onError: [
          {
            guard: { type: 'isUnauthorised', params: thrown },
            target: 'failed',
            actions: [
              { type: 'rememberError', params: thrown },
              { type: 'reportSecondRejection', params: ({ context }) => ({ token: context.token }) },
            ],
          },
          { target: 'failed', actions: { type: 'rememberError', params: thrown } },
        ],
      },
    },
    answered: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type AuthorisedRequestMachine = typeof authorisedRequestMachine;

/** Runs one request to its end; throws what the server or the line threw, and stops when the signal says so. */
export async function runAuthorised(
  machine: AuthorisedRequestMachine,
  request: ApiRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  signal?.throwIfAborted();
  const actor = createActor(machine, { input: { request } });
  const giveUp = () => actor.send({ type: 'caller.gaveUp', reason: signal?.reason });
  signal?.addEventListener('abort', giveUp, { once: true });
  const ended: Promise<OutputFrom<AuthorisedRequestMachine>> = toPromise(actor);
  actor.start();
  const outcome = await ended.finally(() => signal?.removeEventListener('abort', giveUp));
  if (outcome.kind === 'failed') throw outcome.error;
  return outcome.reply;
}

function gaveUp({ event }: { readonly event: { readonly reason: unknown } }) {
  return { error: event.reason };
}

function thrown({ event }: { readonly event: { readonly error: unknown } }) {
  return { error: event.error };
}

function receivedToken({ event }: { readonly event: { readonly output: string | null } }) {
  return { token: event.output };
}

function receivedReply({ event }: { readonly event: { readonly output: unknown } }) {
  return { reply: event.output };
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where requests are sent.`);
}
