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
    reply: assertionOptionsSchema,
    refusals: ['passkeysOff'],
    access: everyone,
    token: 'none',
  }),
  /** Counts as both factors: the authenticator has checked who holds it. */
  logInPasskey: route('POST /auth/passkey', {
    body: passkeyAnswerSchema,
    reply: sessionReplySchema,
    refusals: ['passkeyRefused', 'suspended'],
    access: everyone,
    token: 'none',
  }),
  secondStep: route('POST /auth/second-factor/options', {
    reply: secondStepSchema,
    refusals: ['challengeOver'],
    access: everyone,
    token: 'none',
  }),
  logInSecondPasskey: route('POST /auth/second-factor/passkey', {
    body: passkeyAnswerSchema,
    reply: sessionReplySchema,
    refusals: ['wrongPasskey', 'challengeOver', 'suspended'],
    access: everyone,
    token: 'none',
  }),
};

/** The passkeys of who asks. */
export const passkeyRoutes = {
  passkeyShelf: route('GET /account/passkeys', {
    reply: passkeyShelfSchema,
    refusals: [],
    access: owner,
    token: 'none',
  }),
  passkeyAddStart: route('POST /account/passkeys/options', {
    body: freshProofSchema,
    reply: attestationOptionsSchema,
    refusals: [...unproven, 'passkeysOff', 'tooManyPasskeys'],
    access: owner,
    token: 'none',
  }),
  passkeyAdd: route('POST /account/passkeys', {
    body: addPasskeySchema,
    reply: passkeyShelfSchema,
    refusals: ['passkeysOff', 'tooManyPasskeys', 'passkeyNotAdded'],
    access: owner,
    token: 'none',
  }),
  passkeyRename: route('PATCH /account/passkeys/:id', {
    params: z.object({ id }),
    body: renamePasskeySchema,
    reply: passkeyShelfSchema,
    refusals: ['notFound', 'demoAccount'],
    access: owner,
    token: 'none',
  }),
  passkeyRemove: route('DELETE /account/passkeys/:id', {
    params: z.object({ id }),
    body: z.nullish(freshProofSchema),
    reply: passkeyShelfSchema,
    refusals: [...unproven, 'notFound', 'lastWayIn', 'secondFactorStays'],
    access: owner,
    token: 'none',
  }),
  /** Whether a passkey is asked for after the password. */
  passkeyFactorSet: route('PUT /account/passkeys/second-factor', {
    body: passkeyFactorSchema,
    reply: passkeyFactorReplySchema,
    refusals: [...unproven, 'passkeysOff', 'noPasskey', 'secondFactorStays'],
    access: owner,
    token: 'none',
  }),
  passkeyProofStart: route('POST /account/passkeys/proof/options', {
    reply: assertionOptionsSchema,
    refusals: ['passkeysOff', 'noPasskey'],
    access: owner,
    token: 'none',
  }),
  /** A code for whatever asks for one of an app. */
  passkeyProve: route('POST /account/passkeys/proof', {
    body: passkeyAnswerSchema,
    reply: passkeyProofSchema,
    refusals: ['passkeysOff', 'wrongPasskey'],
    access: owner,
    token: 'none',
  }),
};
