import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import { isPassing } from '#contract/room/isPassing.ts';

/** One call of the hub. `argument` is asked for at each try. */
export interface HubCall {
  readonly id: string;
  readonly name: string;
  readonly argument: () => unknown;
  /** Asked again while the answer is a refusal that passes. */
  readonly isPatient: boolean;
  readonly answer: (outcome: CallOutcome) => void;
}

/** How a call ended: with the hub's reply, or with the hub's own fault. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly reply: unknown }
  | { readonly kind: 'failed'; readonly fault: unknown };

export type HubCallEvent = { type: 'line.stood' } | { type: 'line.fell' };

/** What a call tells the connection that spawned it. */
export interface CallEnded {
  readonly type: 'call.ended';
  readonly id: string;
}

interface HubCallContext {
  readonly call: HubCall;
  readonly isLineUp: boolean;
  /** Tries that a passing refusal ended. */
  readonly attempt: number;
}

/** Between a line that fell and the next try. */
const AGAIN_MS = 250;

/**
 * A call that is sent until it is answered, over lost lines too. waiting: for a line. sending. pausing: the line fell
 * meanwhile. resting: before a patient call asks again. answered, failed: the end. A fault while the line stands is the
 * hub's own word and final; any other was the line's.
 */
export const hubCallMachine = setup({
  types: {
    context: {} as HubCallContext,
    events: {} as HubCallEvent,
    input: {} as { call: HubCall; isLineUp: boolean },
  },
  actors: {
    send: fromPromise<unknown, { name: string; argument: unknown }>(() => {
      throw new Error('provide `send`');
    }),
  },
  actions: {
    noteStanding: assign((_, { isLineUp }: { isLineUp: boolean }) => ({ isLineUp })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    answer: ({ context }, outcome: CallOutcome) => context.call.answer(outcome),
    tellParent: sendParent(({ context }): CallEnded => ({ type: 'call.ended', id: context.call.id })),
  },
  guards: {
    isLineUp: ({ context }) => context.isLineUp,
    isAskedAgain: ({ context }, { reply }: { reply: unknown }) =>
      context.call.isPatient && isPassing(reply as Reply<unknown>),
  },
  delays: {
    again: AGAIN_MS,
    retry: 0,
  },
}).createMachine({
  id: 'hubCall',
  context: ({ input: { call, isLineUp } }) => ({ call, isLineUp, attempt: 0 }),
  initial: 'waiting',
  on: {
    'line.stood': { actions: { type: 'noteStanding', params: { isLineUp: true } } },
    'line.fell': { actions: { type: 'noteStanding', params: { isLineUp: false } } },
  },
  states: {
    waiting: { always: { guard: 'isLineUp', target: 'sending' } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { call } }) => ({ name: call.name, argument: call.argument() }),
        onDone: [
          {
            guard: { type: 'isAskedAgain', params: ({ event }) => ({ reply: event.output }) },
            target: 'resting',
          },
          {
            target: 'answered',
            actions: {
              type: 'answer',
              params: ({ event }) => ({ kind: 'answered' as const, reply: event.output }),
            },
          },
        ],
        onError: [
          {
            guard: 'isLineUp',
            target: 'failed',
            actions: {
              type: 'answer',
              params: ({ event }) => ({ kind: 'failed' as const, fault: event.error }),
            },
          },
          { target: 'pausing' },
        ],
      },
    },
    pausing: { after: { again: 'waiting' } },
    resting: { after: { retry: { target: 'waiting', actions: 'countAttempt' } } },
    answered: { type: 'final', entry: 'tellParent' },
    failed: { type: 'final', entry: 'tellParent' },
  },
});
