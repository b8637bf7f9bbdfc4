import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { MakeToken } from '#contract/members/tokens.ts';
import { inspected } from '#src/inspection.ts';
import { type AccessTokensActor, accessTokensMachine } from '#src/machines/session/accessTokens.ts';
import type { LateCalls } from '../profilePorts.ts';

/** The tokens of the account, over its calls. */
export function useAccessTokens(calls: LateCalls): AccessTokensActor {
  return useActorRef(
    accessTokensMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await calls()).tokens({ signal })),
        make: fromPromise(async ({ input: { wish } }: { input: { readonly wish: MakeToken | null } }) => {
          if (wish === null) throw new Error('make: wish missing');
          return (await calls()).makeToken(wish);
        }),
        revoke: fromPromise(async ({ input }: { input: { readonly tokenId: string } }) =>
          (await calls()).revokeToken(input.tokenId),
        ),
      },
    }),
    inspected(accessTokensMachine.id),
  );
}
