import * as z from 'zod/mini';
import { sessionReplySchema } from '../members/members.ts';
import {
  addPasskeySchema,
  assertionOptionsSchema,
  attestationOptionsSchema,
  freshProofSchema,
  passkeyAnswerSchema,
  passkeyFactorReplySchema,
  passkeyFactorSchema,
  passkeyProofSchema,
  passkeyShelfSchema,
  renamePasskeySchema,
  secondStepSchema,
} from '../members/passkeys.ts';
import { able, everyone, route } from '../route.ts';

const id = z.string().check(z.maxLength(64));
/** Of what asks for a fresh proof. */
const unproven = ['wrongPassword', 'reauthNeeded', 'demoAccount', 'wrongFactorCode'] as const;
const owner = /*#__PURE__*/ able('keepProfile');

/** Signing in by passkey: with it alone, and as the second step after a password or a third-party sign-in. */
export const passkeySignInRoutes = {
  /** Sets the cookie that ties the challenge to this browser. */
  passkeyAsk: route('POST /auth/passkey/options', {
    token: 'none',
    reply: assertionOptionsSchema,
    refusals: ['passkeysOff'],
    access: everyone,
  }),
  /** Counts as both factors: the authenticator has checked who holds it. */
  logInPasskey: route('POST /auth/passkey', {
    token: 'none',
    body: passkeyAnswerSchema,
    reply: sessionReplySchema,
    refusals: ['passkeyRefused', 'suspended'],
    access: everyone,
  }),
  secondStep: route('POST /auth/second-factor/options', {
    token: 'none',
    reply: secondStepSchema,
    refusals: ['challengeOver'],
    access: everyone,
  }),
  logInSecondPasskey: route('POST /auth/second-factor/passkey', {
    token: 'none',
    body: passkeyAnswerSchema,
    reply: sessionReplySchema,
    refusals: ['wrongPasskey', 'challengeOver', 'suspended'],
    access: everyone,
  }),
};

/** The own passkeys. */
export const passkeyRoutes = {
  passkeyShelf: route('GET /account/passkeys', {
    token: 'none',
    reply: passkeyShelfSchema,
    refusals: [],
    access: owner,
  }),
  passkeyAddStart: route('POST /account/passkeys/options', {
    token: 'none',
    body: freshProofSchema,
    reply: attestationOptionsSchema,
    refusals: [...unproven, 'passkeysOff', 'tooManyPasskeys'],
    access: owner,
  }),
  passkeyAdd: route('POST /account/passkeys', {
    token: 'none',
    body: addPasskeySchema,
    reply: passkeyShelfSchema,
    refusals: ['passkeysOff', 'tooManyPasskeys', 'passkeyNotAdded'],
    access: owner,
  }),
  passkeyRename: route('PATCH /account/passkeys/:id', {
    token: 'none',
    params: z.object({ id }),
    body: renamePasskeySchema,
    reply: passkeyShelfSchema,
    refusals: ['notFound', 'demoAccount'],
    access: owner,
  }),
  passkeyRemove: route('DELETE /account/passkeys/:id', {
    token: 'none',
    params: z.object({ id }),
    body: z.nullish(freshProofSchema),
    reply: passkeyShelfSchema,
    refusals: [...unproven, 'notFound', 'lastWayIn', 'secondFactorStays'],
    access: owner,
  }),
  /** Whether a passkey is asked for after the password. */
  passkeyFactorSet: route('PUT /account/passkeys/second-factor', {
    token: 'none',
    body: passkeyFactorSchema,
    reply: passkeyFactorReplySchema,
    refusals: [...unproven, 'passkeysOff', 'noPasskey', 'secondFactorStays'],
    access: owner,
  }),
  passkeyProofStart: route('POST /account/passkeys/proof/options', {
    token: 'none',
    reply: assertionOptionsSchema,
    refusals: ['passkeysOff', 'noPasskey'],
    access: owner,
  }),
  /** A code for whatever asks for one of an app. */
  passkeyProve: route('POST /account/passkeys/proof', {
    token: 'none',
    body: passkeyAnswerSchema,
    reply: passkeyProofSchema,
    refusals: ['passkeysOff', 'wrongPasskey'],
    access: owner,
  }),
};
