import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { FreshProof, PasskeyLine, PasskeyShelf } from '#contract/members/passkeys.ts';
import { type CallFailure, failureOf } from '../failure.ts';
import type { PromptPorts } from './passkeyPrompt.ts';

/** What somebody wants of their passkeys; it waits for a name or a proof before it is done. */
export type ShelfWish =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly id: string }
  | { readonly kind: 'factor'; readonly isOn: boolean };

/** The name and the proof, as far as the wish takes them. */
export interface ShelfGiven {
  readonly name: string;
  readonly proof: FreshProof;
}

/** Why the browser made no passkey: its prompt was closed, or it has one of this account. */
export type Hitch = 'dismissed' | 'known';

/** `recoveryCodes` are shown this once. */
export type ShelfOutcome =
  | { readonly kind: 'done'; readonly shelf: PasskeyShelf; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: Hitch };

/** How the shelf reaches server and authenticator; `proof` shows a passkey in place of an app's code. */
export interface ShelfPorts {
  readonly load: (signal: AbortSignal) => Promise<PasskeyShelf>;
  readonly work: (wish: ShelfWish, given: ShelfGiven, signal: AbortSignal) => Promise<ShelfOutcome>;
  readonly proof: PromptPorts;
}

export type PasskeyShelfEvent =
  | { type: 'retry.pressed' }
  | { type: 'wished'; wish: ShelfWish }
  | { type: 'confirmed'; given: ShelfGiven }
  | { type: 'cancel.pressed' }
  | { type: 'codes.kept' };

export interface PasskeyShelfContext {
  readonly shelf: PasskeyShelf | null;
  readonly wish: ShelfWish | null;
  readonly given: ShelfGiven | null;
  readonly recoveryCodes: readonly string[] | null;
  /** What the browser had against it, last time. */
  readonly hitch: Hitch | null;
  readonly failure: CallFailure | null;
}

/**
 * The own passkeys. loading and failed: they are asked for. shown: they are listed. asking: a wish waits for its name or
 * proof, also after one that was refused. working: the authenticator or the server does it. codes: recovery codes are
 * shown until they are kept. What fails leaves the passkeys as they were.
 */
export const passkeyShelfMachine = setup({
  types: { context: {} as PasskeyShelfContext, events: {} as PasskeyShelfEvent },
  actors: {
    load: fromPromise<PasskeyShelf>(() => unprovided('load')),
    work: fromPromise<ShelfOutcome, { readonly wish: ShelfWish; readonly given: ShelfGiven }>(() =>
      unprovided('work'),
    ),
  },
  guards: {
    hasCodes: (_, outcome: ShelfOutcome) => outcome.kind === 'done' && outcome.recoveryCodes !== null,
    isDone: (_, outcome: ShelfOutcome) => outcome.kind === 'done',
  },
  actions: {
    rememberShelf: assign((_, params: { shelf: PasskeyShelf }) => ({ shelf: params.shelf })),
    rememberWish: assign((_, params: { wish: ShelfWish }) => ({ wish: params.wish, given: null })),
    rememberGiven: assign((_, params: { given: ShelfGiven }) => ({ given: params.given })),
    rememberOutcome: assign((_, outcome: ShelfOutcome) =>
      outcome.kind === 'done' ? { shelf: outcome.shelf, recoveryCodes: outcome.recoveryCodes } : {},
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    rememberHitch: assign((_, { kind }: ShelfOutcome) => ({ hitch: kind === 'done' ? null : kind })),
    forgetFailure: assign({ failure: null, hitch: null }),
    /** What was typed for a proof is gone with the wish. */
    forgetWish: assign({ wish: null, given: null, failure: null, hitch: null, recoveryCodes: null }),
    tellDone: (_, _params: { wish: ShelfWish | null }) => unprovided('tellDone'),
  },
}).createMachine({
  id: 'passkeyShelf',
  context: { shelf: null, wish: null, given: null, recoveryCodes: null, hitch: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberShelf', params: ({ event }) => ({ shelf: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading' } } },
    shown: {
      on: {
        wished: {
          target: 'asking',
          actions: { type: 'rememberWish', params: ({ event }) => ({ wish: event.wish }) },
        },
      },
    },
    asking: {
      on: {
        confirmed: {
          target: 'working',
          actions: { type: 'rememberGiven', params: ({ event }) => ({ given: event.given }) },
        },
        'cancel.pressed': { target: 'shown', actions: 'forgetWish' },
      },
    },
    working: {
      entry: 'forgetFailure',
      invoke: {
        id: 'work',
        src: 'work',
        input: ({ context: { wish, given } }) => {
          if (!wish || !given) throw new Error('Nothing was confirmed.');
          return { wish, given };
        },
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'codes',
            actions: { type: 'rememberOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'rememberOutcome', params: ({ event }) => event.output },
              { type: 'tellDone', params: ({ context }) => ({ wish: context.wish }) },
              'forgetWish',
            ],
          },
          { target: 'asking', actions: { type: 'rememberHitch', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    codes: {
      on: {
        'codes.kept': {
          target: 'shown',
          actions: [{ type: 'tellDone', params: ({ context }) => ({ wish: context.wish }) }, 'forgetWish'],
        },
      },
    },
  },
});

export type PasskeyShelfActor = ActorRefFrom<typeof passkeyShelfMachine>;
export type PasskeyShelfSnapshot = SnapshotFrom<typeof passkeyShelfMachine>;

export const selectPasskeyShelfState = ({ value }: PasskeyShelfSnapshot) => value;
export const selectPasskeyShelf = ({ context }: PasskeyShelfSnapshot): PasskeyShelf | null => context.shelf;
export const selectShelfWish = ({ context }: PasskeyShelfSnapshot): ShelfWish | null => context.wish;
/** The passkey that is renamed or removed. */
export const selectWishedPasskey = ({ context: { shelf, wish } }: PasskeyShelfSnapshot): PasskeyLine | null =>
  (wish && 'id' in wish && shelf?.passkeys.find(({ id }) => id === wish.id)) || null;
export const selectShownCodes = ({ context }: PasskeyShelfSnapshot): readonly string[] | null =>
  context.recoveryCodes;
export const selectHitch = ({ context }: PasskeyShelfSnapshot): Hitch | null => context.hitch;
export const selectPasskeyFailure = ({ context }: PasskeyShelfSnapshot): CallFailure | null =>
  context.failure;

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the passkeys are shown.`);
}
