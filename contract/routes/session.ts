import {
  credentialsSchema,
  currentUserSchema,
  identityClaimSchema,
  registrationSchema,
  secondFactorCodeSchema,
  sessionReplySchema,
} from '../members/members.ts';
import { everyone, nothing, route, signedIn } from '../route.ts';

/**
 * Signing in and out, and who is signed in; spec.md sections 3 and 4. Each begins or renews the session of the browser
 * that asks, whose refresh token is in a cookie.
 */
export const sessionRoutes = {
  /** `secondFactorAsked`: the password was right, and `logInCode` is next. */
  logIn: route('POST /auth/login', {
    body: credentialsSchema,
    reply: sessionReplySchema,
    refusals: ['wrongCredentials', 'suspended', 'secondFactorAsked'],
    access: everyone,
    token: 'none',
  }),
  logInCode: route('POST /auth/second-factor', {
    body: secondFactorCodeSchema,
    reply: sessionReplySchema,
    refusals: ['wrongCode', 'challengeOver', 'suspended'],
    access: everyone,
    token: 'none',
  }),
  /** A guest who registers keeps everything they did. */
  register: route('POST /auth/register', {
    body: registrationSchema,
    reply: sessionReplySchema,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  guestEnter: route('POST /auth/guest', {
    reply: sessionReplySchema,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  /** By the cookie; with the token of a third-party return, it begins the session of that sign-in. */
  sessionRefresh: route('POST /auth/refresh', {
    reply: sessionReplySchema,
    refusals: ['signedOut', 'returnRefused', 'suspended', 'secondFactorAsked'],
    access: everyone,
    token: 'none',
  }),
  /** Of somebody new who comes back from a third-party sign-in. */
  identityClaim: route('POST /auth/oauth-registration', {
    body: identityClaimSchema,
    reply: sessionReplySchema,
    refusals: ['identityExpired', 'identityTaken', 'suspended'],
    access: everyone,
    token: 'none',
  }),
  logOut: route('POST /auth/logout', { reply: nothing, refusals: [], access: everyone, token: 'none' }),
  currentUser: route('GET /auth/me', {
    reply: currentUserSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
};
