import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';
import type { PasskeyLogin } from '../session/sessionFacts.ts';

/** What a passkey gave: its signature for a sign-in, or the code that the server gave for it. */
export type Signed = PasskeyLogin | string;

/** `dismissed`: the person closed the browser's prompt, or had no passkey for this site. */
export type PromptAnswer =
  | { readonly kind: 'signed'; readonly signed: Signed }
  | { readonly kind: 'dismissed' };

/** Whether a passkey can be asked for here, whether the browser lists them in the login field, and whether an app's code will do too. */
export interface PromptOffer {
  readonly isOffered: boolean;
  readonly hasAutofill: boolean;
  readonly hasApp: boolean;
}

/** How one kind of prompt reaches server and authenticator. */
export interface PromptPorts {
  readonly look: (signal: AbortSignal) => Promise<PromptOffer>;
  readonly list: (signal: AbortSignal) => Promise<PromptAnswer>;
  readonly ask: (signal: AbortSignal) => Promise<PromptAnswer>;
}

/** Where Login asks for passkeys; `signIn` is null where they don't work at this address. */
export interface LoginPrompts {
  readonly signIn: PromptPorts | null;
  readonly secondStep: PromptPorts;
}

export type PasskeyPromptEvent = { type: 'ask.pressed' } | { type: 'cancel.pressed' };

export interface PasskeyPromptContext {
  readonly hasApp: boolean;
  readonly isDismissed: boolean;
  /** Why the last passkey could not be asked for. */
  readonly failure: CallFailure | null;
}

/** A challenge lives five minutes; what the browser lists in the login field is renewed before that. */
export const RENEW_LISTED_MS = 4 * 60_000;

/**
 * A passkey that is asked for once. looking: is one offered here? absent: no. listed: the browser lists passkeys in the
 * login field and waits for a choice. ready: a button asks. asking: the browser's prompt is open. given: it has signed,
 * and another one can be asked for.
 */
export const passkeyPromptMachine = setup({
  types: { context: {} as PasskeyPromptContext, events: {} as PasskeyPromptEvent },
  delays: { renewListed: RENEW_LISTED_MS },
  actors: {
    look: fromPromise<PromptOffer>(() => unprovided('look')),
    /** Waits until somebody chooses a passkey in the login field. */
    list: fromPromise<PromptAnswer>(() => unprovided('list')),
    ask: fromPromise<PromptAnswer>(() => unprovided('ask')),
  },
  guards: {
    isListed: (_, offer: PromptOffer) => offer.isOffered && offer.hasAutofill,
    isOffered: (_, offer: PromptOffer) => offer.isOffered,
    isSigned: (_, answer: PromptAnswer) => answer.kind === 'signed',
  },
  actions: {
    rememberOffer: assign((_, { hasApp }: PromptOffer) => ({ hasApp })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberDismissal: assign({ isDismissed: true }),
    forget: assign({ isDismissed: false, failure: null }),
    give: (_, _answer: PromptAnswer) => unprovided('give'),
  },
}).createMachine({
  id: 'passkeyPrompt',
  context: { hasApp: true, isDismissed: false, failure: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'rememberOffer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberOffer', params: ({ event }) => event.output },
          },
          { target: 'absent', actions: { type: 'rememberOffer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'absent' },
      },
    },
    absent: {},
    listed: {
      on: { 'ask.pressed': { target: 'asking' } },
      after: { renewListed: { target: 'listed', reenter: true } },
      invoke: {
        id: 'list',
        src: 'list',
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => event.output },
            target: 'given',
            actions: { type: 'give', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
        // Nobody asked for the list, so nobody misses it.
        onError: { target: 'ready' },
      },
    },
    ready: { on: { 'ask.pressed': { target: 'asking' } } },
    asking: {
      entry: 'forget',
      on: { 'cancel.pressed': { target: 'ready' } },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => event.output },
            target: 'given',
            actions: { type: 'give', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: 'rememberDismissal' },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    given: { on: { 'ask.pressed': { target: 'asking' } } },
  },
});

export type PasskeyPromptActor = ActorRefFrom<typeof passkeyPromptMachine>;
export type PasskeyPromptSnapshot = SnapshotFrom<typeof passkeyPromptMachine>;

export const selectPromptState = ({ value }: PasskeyPromptSnapshot) => value;
/** Whether there is a button for it. */
export const selectIsOffered = ({ value }: PasskeyPromptSnapshot): boolean =>
  value !== 'looking' && value !== 'absent';
export const selectIsAsking = ({ value }: PasskeyPromptSnapshot): boolean => value === 'asking';
/** Whether a code of an app will do as well. */
export const selectHasApp = ({ context }: PasskeyPromptSnapshot): boolean => context.hasApp;
export const selectIsDismissed = ({ context }: PasskeyPromptSnapshot): boolean => context.isDismissed;
export const selectPromptFailure = ({ context }: PasskeyPromptSnapshot): CallFailure | null =>
  context.failure;

/** The machine over these ports; `onSigned` is told once for each signature. */
export const promptOver = (ports: PromptPorts, onSigned: (signed: Signed) => void) =>
  passkeyPromptMachine.provide({
    actors: {
      look: fromPromise(({ signal }) => ports.look(signal)),
      list: fromPromise(({ signal }) => ports.list(signal)),
      ask: fromPromise(({ signal }) => ports.ask(signal)),
    },
    actions: {
      give: (_, answer) => {
        // One actor tells another after its own step.
        if (answer.kind === 'signed') queueMicrotask(() => onSigned(answer.signed));
      },
    },
  });

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where a passkey is asked for.`);
}
