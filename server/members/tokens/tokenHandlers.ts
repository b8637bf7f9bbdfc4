import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { implement } from '#server/http/implement.ts';
import { listTokens, makeToken, revokeToken } from './makeToken.ts';

/** The personal access tokens of an account. */
export const tokenHandlers: readonly RouteModule[] = [
  implement(api.tokenList, ({ member }, context) => listTokens(context, member)),
  implement(api.tokenMake, async ({ body, member, request }, context) => {
    const made = await makeToken(context, member, body);
    const { tokenId, scopes } = made.token;
    request.log.info({ memberId: member.memberId, tokenId, scopes }, 'access token made');
    return made;
  }),
  implement(api.tokenRevoke, async ({ params, member, request }, context) => {
    await revokeToken(context, member.memberId, params.tokenId);
    request.log.info({ memberId: member.memberId, tokenId: params.tokenId }, 'access token revoked');
    return listTokens(context, member);
  }),
];
