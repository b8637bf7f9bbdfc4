import {
  accountSchema,
  changeEmailSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  verifiedReplySchema,
  verifyEmailSchema,
} from '../members/account.ts';
import { able, everyone, nothing, route } from '../route.ts';

/** Everything that begins or ends with an email: confirming and changing addresses, forgotten passwords. */
export const addressRoutes = {
  /** By a code only the signed-in member may; by a link anybody who has it. */
  addressVerify: route('POST /auth/verify-email', {
    body: verifyEmailSchema,
    reply: verifiedReplySchema,
    refusals: ['signedOut', 'linkNotGood'],
    access: everyone,
    token: 'none',
  }),
  verificationSend: route('POST /account/verification', {
    reply: verifiedReplySchema,
    refusals: ['alreadyVerified'],
    access: able('keepProfile'),
    token: 'none',
  }),
  /** The address changes once its link is opened. */
  addressChange: route('POST /account/email', {
    body: changeEmailSchema,
    reply: accountSchema,
    refusals: ['wrongPassword', 'reauthNeeded', 'demoAccount', 'wrongFactorCode'],
    access: able('keepProfile'),
    token: 'none',
  }),
  /** The same answer whether there is such an account or not. */
  passwordForgot: route('POST /auth/forgot-password', {
    body: forgotPasswordSchema,
    reply: nothing,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  passwordReset: route('POST /auth/reset-password', {
    body: resetPasswordSchema,
    reply: nothing,
    refusals: ['linkNotGood'],
    access: everyone,
    token: 'none',
  }),
};
