import * as z from 'zod/mini';
import { madeTokenSchema, makeTokenSchema, tokenListSchema } from '../members/tokens.ts';
import { able, route } from '../route.ts';

/** The personal access tokens of an account. None of these takes a token. */
export const tokenRoutes = {
  tokenList: route('GET /account/tokens', {
    reply: tokenListSchema,
    refusals: [],
    access: able('keepProfile'),
    token: 'none',
  }),
  /** `reauthNeeded`: the account has neither a second factor nor a password, and the sign-in is older than five minutes. */
  tokenMake: route('POST /account/tokens', {
    body: makeTokenSchema,
    reply: madeTokenSchema,
    refusals: [
      'wrongPassword',
      'wrongFactorCode',
      'reauthNeeded',
      'demoAccount',
      'scopeNotYours',
      'tooManyTokens',
    ],
    access: able('keepProfile'),
    token: 'none',
  }),
  tokenRevoke: route('DELETE /account/tokens/:tokenId', {
    params: z.object({ tokenId: z.string().check(z.maxLength(64)) }),
    reply: tokenListSchema,
    refusals: ['notFound'],
    access: able('keepProfile'),
    token: 'none',
  }),
};
