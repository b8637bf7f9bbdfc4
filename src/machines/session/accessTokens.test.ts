import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { MadeToken, MakeToken, TokenLine, TokenList } from '#contract/members/tokens.ts';
import {
  accessTokensMachine,
  selectAccessTokens,
  selectAccessTokensFailure,
  selectAccessTokensState,
  selectOfferedScopes,
  selectRevokedToken,
  selectTokenSecret,
} from './accessTokens.ts';

const line = (tokenId: string): TokenLine => ({
  tokenId,
  name: tokenId,
  scopes: ['drafts:read'],
  createdUtc: '2026-01-05T10:00:00.000Z',
  expiresUtc: '2026-04-05T10:00:00.000Z',
  lastUsedUtc: null,
});
const LIST: TokenList = { tokens: [line('old')], offered: ['drafts:read', 'results:read'] };
const WISH: MakeToken = { name: 'new', scopes: ['drafts:read'], days: 30 };
const NO = { status: 403, code: 'wrongPassword', reply: 'That is not your current password.' };

function opened(calls: {
  load?: () => Promise<TokenList>;
  make?: (wish: MakeToken | null) => Promise<MadeToken>;
}) {
  const asked: unknown[] = [];
  const actor = createActor(
    accessTokensMachine.provide({
      actors: {
        load: fromPromise(calls.load ?? (async () => LIST)),
        make: fromPromise<MadeToken, { readonly wish: MakeToken | null }>(async ({ input: { wish } }) => {
          asked.push(wish);
          return calls.make ? calls.make(wish) : { token: line('new'), secret: 'plt_secret' };
        }),
        revoke: fromPromise<TokenList, { readonly tokenId: string }>(async ({ input }) => {
          asked.push(input.tokenId);
          return { ...LIST, tokens: [] };
        }),
      },
    }),
  ).start();
  const reaches = (state: string) =>
    waitFor(actor, (snapshot) => selectAccessTokensState(snapshot) === state);
  return { actor, asked, reaches };
}

describe('the access tokens of an account', () => {
  it('are asked for again after a failure', async () => {
    let failures = 1;
    const { actor, reaches } = opened({
      load: async () => {
        failures -= 1;
        if (failures >= 0) throw NO;
        return LIST;
      },
    });
    expect(selectAccessTokensFailure(await reaches('failed'))?.code).toBe('wrongPassword');
    actor.send({ type: 'retry.pressed' });
    const shown = await reaches('shown');
    expect([selectAccessTokens(shown), selectOfferedScopes(shown)]).toEqual([LIST.tokens, LIST.offered]);
    expect(selectAccessTokensFailure(shown)).toBeNull();
  });

  it('show the secret of a new one until it is kept, and never again', async () => {
    const { actor, asked, reaches } = opened({});
    await reaches('shown');
    actor.send({ type: 'make.pressed' });
    actor.send({ type: 'form.submitted', wish: WISH });
    const told = await reaches('told');
    expect([selectTokenSecret(told), asked]).toEqual(['plt_secret', [WISH]]);
    expect(selectAccessTokens(told).map(({ tokenId }) => tokenId)).toEqual(['new', 'old']);
    actor.send({ type: 'secret.kept' });
    expect(selectTokenSecret(await reaches('shown'))).toBeNull();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('plt_secret');
  });

  it('keep the form open, and no password, where the proof was wrong', async () => {
    const { actor, reaches } = opened({
      make: async () => {
        throw NO;
      },
    });
    await reaches('shown');
    actor.send({ type: 'make.pressed' });
    actor.send({ type: 'form.submitted', wish: { ...WISH, currentPassword: 'copper kettle' } });
    const making = await waitFor(actor, (snapshot) => selectAccessTokensFailure(snapshot) !== null);
    expect(selectAccessTokensState(making)).toBe('making');
    expect(JSON.stringify(making.context)).not.toContain('copper kettle');
    actor.send({ type: 'cancel.pressed' });
    expect(selectAccessTokensFailure(await reaches('shown'))).toBeNull();
  });

  it('are revoked after a yes alone', async () => {
    const { actor, asked, reaches } = opened({});
    await reaches('shown');
    actor.send({ type: 'revoke.pressed', tokenId: 'nowhere' });
    actor.send({ type: 'revoke.pressed', tokenId: 'old' });
    expect(selectRevokedToken(actor.getSnapshot())?.tokenId).toBe('old');
    actor.send({ type: 'cancel.pressed' });
    actor.send({ type: 'revoke.confirmed' });
    expect([actor.getSnapshot().value, asked]).toEqual(['shown', []]);
    actor.send({ type: 'revoke.pressed', tokenId: 'old' });
    actor.send({ type: 'revoke.confirmed' });
    expect(selectAccessTokens(await reaches('shown'))).toEqual([]);
    expect(asked).toEqual(['old']);
  });

  it('need a server to ask', async () => {
    const actor = createActor(accessTokensMachine).start();
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(selectAccessTokensFailure(failed)?.words).toBe('The access tokens were asked for without "load".');
  });
});
