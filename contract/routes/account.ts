import * as z from 'zod/mini';
import {
  accountExportSchema,
  accountSchema,
  changeCardSchema,
  changePasswordSchema,
  deleteAccountSchema,
  proofWithCodeSchema,
  publicCardSchema,
  recoveryCodesSchema,
  sessionListSchema,
  startSecondFactorReplySchema,
} from '../members/account.ts';
import { secondFactorCodeSchema } from '../members/members.ts';
import { freshProofSchema } from '../members/passkeys.ts';
import { preferencesSchema } from '../members/preferences.ts';
import { able, nothing, route, signedIn } from '../route.ts';

const id = z.string().check(z.maxLength(64));
/** Of what asks for the owner's proof. */
const unproven = ['wrongPassword', 'reauthNeeded', 'demoAccount'] as const;

/** The own account, its sessions and second factor, and the cards of members. */
export const accountRoutes = {
  account: route('GET /account', { reply: accountSchema, refusals: [], access: signedIn, token: 'none' }),
  /** Sent as a file. */
  accountExport: route('GET /account/export', {
    reply: accountExportSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  /** All choices, in place of the old ones. */
  preferencesSave: route('PUT /account/preferences', {
    body: preferencesSchema,
    reply: preferencesSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  memberCard: route('GET /members/:memberId', {
    params: z.object({ memberId: id }),
    reply: publicCardSchema,
    refusals: ['notFound'],
    access: signedIn,
    token: 'members:read',
  }),
  memberCardChange: route('PATCH /account/card', {
    body: changeCardSchema,
    reply: publicCardSchema,
    refusals: ['demoAccount'],
    access: able('keepProfile'),
    token: 'none',
  }),
  sessionList: route('GET /account/sessions', {
    reply: sessionListSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  /** All but the one that asks. */
  sessionEndOthers: route('DELETE /account/sessions', {
    reply: sessionListSchema,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  sessionEnd: route('DELETE /account/sessions/:sessionId', {
    params: z.object({ sessionId: id }),
    reply: sessionListSchema,
    refusals: ['notFound'],
    access: signedIn,
    token: 'none',
  }),
  /** Ends every other session. */
  passwordChange: route('PUT /account/password', {
    body: changePasswordSchema,
    reply: accountSchema,
    refusals: unproven,
    access: able('keepProfile'),
    token: 'none',
  }),
  accountDelete: route('DELETE /account', {
    body: deleteAccountSchema,
    reply: nothing,
    refusals: [...unproven, 'lastAdmin'],
    access: able('keepProfile'),
    token: 'none',
  }),
  secondFactorStart: route('POST /account/second-factor', {
    body: freshProofSchema,
    reply: startSecondFactorReplySchema,
    refusals: [...unproven, 'wrongFactorCode', 'secondFactorOn'],
    access: able('keepProfile'),
    token: 'none',
  }),
  secondFactorConfirm: route('POST /account/second-factor/confirm', {
    body: secondFactorCodeSchema,
    reply: recoveryCodesSchema,
    refusals: ['secondFactorNotStarted', 'wrongFactorCode'],
    access: able('keepProfile'),
    token: 'none',
  }),
  secondFactorEnd: route('DELETE /account/second-factor', {
    body: proofWithCodeSchema,
    reply: accountSchema,
    refusals: [...unproven, 'wrongFactorCode'],
    access: able('keepProfile'),
    token: 'none',
  }),
  /** The old ones stop working. */
  recoveryCodesRenew: route('POST /account/recovery-codes', {
    body: proofWithCodeSchema,
    reply: recoveryCodesSchema,
    refusals: [...unproven, 'wrongFactorCode'],
    access: able('keepProfile'),
    token: 'none',
  }),
};
