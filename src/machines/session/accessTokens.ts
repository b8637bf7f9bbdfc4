import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import type { MadeToken, MakeToken, TokenLine, TokenList } from '#contract/members/tokens.ts';
import { type CallFailure, failureOf } from '../failure.ts';

export type AccessTokensEvent =
  | { type: 'retry.pressed' }
  | { type: 'make.pressed' }
  | { type: 'form.submitted'; wish: MakeToken }
  /** The secret was copied, or is not wanted. */
  | { type: 'secret.kept' }
  | { type: 'revoke.pressed'; tokenId: string }
  | { type: 'revoke.confirmed' }
  | { type: 'cancel.pressed' };

export interface AccessTokensContext {
  readonly list: TokenList;
  readonly wish: MakeToken | null;
  /** The token that was just made, with its secret; null before and once it was kept. */
  readonly made: MadeToken | null;
  /** The token that is being revoked. */
  readonly tokenId: string | null;
  readonly failure: CallFailure | null;
}

/**
 * The personal access tokens of an account. `loading` asks for them, `failed` says why they are not there. `shown`: they are
 * listed. `making` is the form of a new one, `sending` has the server make it, `told` shows its secret, this once.
 * `asking` waits for a yes to revoking one, `revoking` has the server do it. What fails leaves everything as it was.
 */
export const accessTokensMachine = setup({
  types: { context: {} as AccessTokensContext, events: {} as AccessTokensEvent },
  actors: {
    load: fromPromise<TokenList>(() => unprovided('load')),
    make: fromPromise<MadeToken, { readonly wish: MakeToken | null }>(() => unprovided('make')),
    revoke: fromPromise<TokenList, { readonly tokenId: string }>(() => unprovided('revoke')),
  },
  guards: {
    isThere: ({ context: { list } }, params: { tokenId: string }) =>
      list.tokens.some(({ tokenId }) => tokenId === params.tokenId),
  },
  actions: {
    noteList: assign((_, { list }: { list: TokenList }) => ({ list, tokenId: null })),
    noteWish: assign((_, { wish }: { wish: MakeToken }) => ({ wish })),
    forgetWish: assign({ wish: null }),
    noteMade: assign(({ context: { list } }, { made }: { made: MadeToken }) => ({
      made,
      wish: null,
      list: { ...list, tokens: [made.token, ...list.tokens] },
    })),
    forgetMade: assign({ made: null }),
    noteToken: assign((_, params: { tokenId: string }) => ({ tokenId: params.tokenId })),
    forgetToken: assign({ tokenId: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accessTokens',
  context: { list: { tokens: [], offered: [] }, wish: null, made: null, tokenId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'shown',
          actions: { type: 'noteList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading' } } },
    shown: {
      on: {
        'make.pressed': { target: 'making' },
        'revoke.pressed': {
          guard: { type: 'isThere', params: ({ event: { tokenId } }) => ({ tokenId }) },
          target: 'asking',
          actions: { type: 'noteToken', params: ({ event: { tokenId } }) => ({ tokenId }) },
        },
      },
    },
    making: {
      on: {
        'form.submitted': {
          target: 'sending',
          actions: { type: 'noteWish', params: ({ event: { wish } }) => ({ wish }) },
        },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    sending: {
      entry: 'forgetFailure',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: {
          target: 'told',
          actions: { type: 'noteMade', params: ({ event }) => ({ made: event.output }) },
        },
        onError: {
          target: 'making',
          actions: ['forgetWish', { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    told: { on: { 'secret.kept': { target: 'shown', actions: 'forgetMade' } } },
    asking: {
      on: {
        'revoke.confirmed': { target: 'revoking' },
        'cancel.pressed': { target: 'shown', actions: ['forgetToken', 'forgetFailure'] },
      },
    },
    revoking: {
      entry: 'forgetFailure',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context: { tokenId } }) => ({ tokenId: tokenId ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'asking',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type AccessTokensActor = ActorRefFrom<typeof accessTokensMachine>;
export type AccessTokensSnapshot = SnapshotFrom<typeof accessTokensMachine>;
export type AccessTokensState = AccessTokensSnapshot['value'];

/** Where the tokens stand. */
export const selectAccessTokensState = ({ value }: AccessTokensSnapshot): AccessTokensState => value;

export const selectAccessTokens = ({ context }: AccessTokensSnapshot): readonly TokenLine[] =>
  context.list.tokens;

/** The scopes that a new token may be given. */
export const selectOfferedScopes = ({ context }: AccessTokensSnapshot): readonly TokenScope[] =>
  context.list.offered;

/** The secret of the token that was just made; null at all other times. */
export const selectTokenSecret = ({ context }: AccessTokensSnapshot): string | null =>
  context.made?.secret ?? null;

/** The token that is being revoked. */
export const selectRevokedToken = ({ context: { list, tokenId } }: AccessTokensSnapshot): TokenLine | null =>
  list.tokens.find((each) => each.tokenId === tokenId) ?? null;

/** Why the last call failed; null where it did not. */
export const selectAccessTokensFailure = ({ context }: AccessTokensSnapshot): CallFailure | null =>
  context.failure;

function unprovided(name: string): never {
  throw new Error(`The access tokens were asked for without "${name}".`);
}
