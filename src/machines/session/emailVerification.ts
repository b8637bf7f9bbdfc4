import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';

export type EmailVerificationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'resend.asked' }
  | { type: 'retry.asked' }
  | { type: 'tab.verified' };

export interface EmailVerificationInput {
  /** The token of the mailed link by which the page was opened, or null. */
  readonly token: string | null;
  /** The address of the member who is signed in, or null where nobody with an address is. */
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** What was refused: the mailed link, the typed code, or another mail. */
export type VerificationStep = 'link' | 'code' | 'resend';

export interface EmailVerificationContext extends EmailVerificationInput {
  readonly refusal: { readonly step: VerificationStep; readonly failure: CallFailure } | null;
  /** When another mail may be asked for; counts only in `resent`. */
  readonly resendAtMs: number;
}

export const RESEND_AFTER_MS = 60_000;
export const LOOK_EVERY_MS = 10_000;

/**
 * Proves that an address belongs to a member, by the mailed link or by the mailed code.
 * opening: chooses. confirming: the link is shown to the server. refused: it said no. asking: for the code, while
 * another mail can be sent once a minute, and with a look now and then whether the link was opened elsewhere.
 * confirmed: the end. It never reads an address bar, never counts tries and never says whose the address is.
 */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as EmailVerificationInput,
  },
  delays: { resendAfter: RESEND_AFTER_MS, lookEvery: LOOK_EVERY_MS },
  actors: {
    confirmLink: fromPromise<{ email: string }, { token: string }>(() => unprovided('confirmLink')),
    confirmCode: fromPromise<{ email: string }, { code: string }>(() => unprovided('confirmCode')),
    sendMail: fromPromise<{ sentAtMs: number }>(() => unprovided('sendMail')),
  },
  guards: {
    hasLink: ({ context }) => context.token !== null,
    isVerified: ({ context }) => context.isVerified,
    hasAddress: ({ context }) => context.email !== null,
  },
  actions: {
    rememberAddress: assign((_, params: { email: string }) => ({ email: params.email })),
    rememberMail: assign((_, params: { sentAtMs: number }) => ({
      resendAtMs: params.sentAtMs + RESEND_AFTER_MS,
    })),
    rememberRefusal: assign((_, { step, error }: { step: VerificationStep; error: unknown }) => ({
      refusal: { step, failure: failureOf(error) },
    })),
    forgetRefusal: assign({ refusal: null }),
    tellVerified: () => unprovided('tellVerified'),
    lookElsewhere: () => unprovided('lookElsewhere'),
  },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({ ...input, refusal: null, resendAtMs: 0 }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasLink', target: 'confirming' },
        { guard: 'isVerified', target: 'confirmed' },
        { target: 'asking' },
      ],
    },
    confirming: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'confirmed', actions: verified() },
        onError: { target: 'refused', actions: refused('link') },
      },
    },
    refused: {
      on: {
        'retry.asked': 'confirming',
        'resend.asked': { guard: 'hasAddress', target: 'asking.mail.resending' },
        'tab.verified': 'confirmed',
      },
    },
    asking: {
      type: 'parallel',
      on: { 'tab.verified': 'confirmed' },
      states: {
        code: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'code.submitted': { guard: 'hasAddress', target: 'checkingCode' } } },
            checkingCode: {
              entry: 'forgetRefusal',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ event }) => {
                  assertEvent(event, 'code.submitted');
                  return { code: event.code };
                },
                onDone: { target: '#emailVerification.confirmed', actions: verified() },
                onError: { target: 'waiting', actions: refused('code') },
              },
            },
          },
        },
        mail: {
          initial: 'ready',
          states: {
            ready: { on: { 'resend.asked': { guard: 'hasAddress', target: 'resending' } } },
            resending: {
              entry: 'forgetRefusal',
              invoke: {
                id: 'sendMail',
                src: 'sendMail',
                onDone: {
                  target: 'resent',
                  actions: { type: 'rememberMail', params: ({ event }) => event.output },
                },
                onError: { target: 'ready', actions: refused('resend') },
              },
            },
            resent: { after: { resendAfter: 'ready' } },
          },
        },
        elsewhere: {
          initial: 'resting',
          states: {
            resting: {
              after: {
                lookEvery: {
                  guard: 'hasAddress',
                  target: 'resting',
                  reenter: true,
                  actions: 'lookElsewhere',
                },
              },
            },
          },
        },
      },
    },
    confirmed: { type: 'final' },
  },
});

export type EmailVerificationActor = ActorRefFrom<typeof emailVerificationMachine>;
export type EmailVerificationSnapshot = SnapshotFrom<typeof emailVerificationMachine>;

/** Whose address is confirmed or to be confirmed; null while nobody with an address is signed in. */
export const selectVerificationEmail = ({ context }: EmailVerificationSnapshot): string | null =>
  context.email;

/** Why this step was refused last, or null. */
export function selectVerificationRefusal(
  { context }: EmailVerificationSnapshot,
  step: VerificationStep,
): CallFailure | null {
  return context.refusal?.step === step ? context.refusal.failure : null;
}

export function selectIsChecking(snapshot: EmailVerificationSnapshot): boolean {
  return snapshot.matches({ asking: { code: 'checkingCode' } });
}

export function selectIsResending(snapshot: EmailVerificationSnapshot): boolean {
  return snapshot.matches({ asking: { mail: 'resending' } });
}

/** When another mail may be asked for, or null when it may be now. */
export function selectResendAtMs(snapshot: EmailVerificationSnapshot): number | null {
  return snapshot.matches({ asking: { mail: 'resent' } }) ? snapshot.context.resendAtMs : null;
}

function verified() {
  return [
    {
      type: 'rememberAddress',
      params: ({ event }: { readonly event: { readonly output: { readonly email: string } } }) =>
        event.output,
    },
    { type: 'tellVerified' },
  ] as const;
}

function refused(step: VerificationStep) {
  return {
    type: 'rememberRefusal',
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ step, error: event.error }),
  } as const;
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the verification is created.`);
}
