import * as z from 'zod/mini';
import {
  accountSchema,
  linkSignInReplySchema,
  linkSignInSchema,
  pendingIdentitySchema,
  proofSchema,
  signInProvidersSchema,
} from '../members/account.ts';
import { able, everyone, route } from '../route.ts';

/**
 * Third-party sign-ins. The two addresses between which the browser is redirected, /api/auth/external-login and
 * /api/auth/external-callback/:providerId, are no rows: they take and answer no JSON (server/app/thirdParty/thirdParty.ts).
 */
export const signInRoutes = {
  signInProviders: route('GET /auth/providers', {
    reply: signInProvidersSchema,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  /** Somebody new who came back from a provider in this browser; `identityClaim` makes their account. */
  pendingIdentity: route('GET /auth/pending-identity', {
    reply: pendingIdentitySchema,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  signInLink: route('POST /account/linked-sign-ins', {
    body: linkSignInSchema,
    reply: linkSignInReplySchema,
    refusals: ['wrongPassword', 'reauthNeeded', 'demoAccount'],
    access: able('keepProfile'),
    token: 'none',
  }),
  signInUnlink: route('DELETE /account/linked-sign-ins/:id', {
    params: z.object({ id: z.string() }),
    body: z.nullish(proofSchema),
    reply: accountSchema,
    refusals: ['wrongPassword', 'reauthNeeded', 'demoAccount', 'notFound', 'lastWayIn'],
    access: able('keepProfile'),
    token: 'none',
  }),
};
