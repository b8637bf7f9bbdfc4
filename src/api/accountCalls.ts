import * as z from 'zod/mini';
import {
  accountSchema,
  type ChangeCard,
  linkSignInReplySchema,
  pendingIdentitySchema,
  publicCardSchema,
  recoveryCodesSchema,
  sessionListSchema,
  signInProvidersSchema,
  startSecondFactorReplySchema,
  type VerifyEmail,
  verifiedReplySchema,
} from '#contract/account.ts';
import { type Preferences, preferencesSchema } from '#contract/preferences.ts';
import { historyRoutes } from '#contract/routes/history.ts';
import { tableWaitRoutes } from '#contract/routes/tableWaits.ts';
import type { Api, CallOptions } from './api.ts';
import { createClient } from './client.ts';
import { createCorrespondenceCalls } from './correspondenceCalls.ts';

export type AccountCalls = ReturnType<typeof createAccountCalls>;

/** The password of who asks; accounts that have none leave it out. */
export interface Proof {
  readonly currentPassword?: string | undefined;
}

const nothing = z.unknown();
const enc = encodeURIComponent;

/** Calls about mails, third-party sign-in, the own account and correspondence drafts; all throw `ApiFailure`. */
export function createAccountCalls(api: Api) {
  return {
    ...createCorrespondenceCalls(api),
    history: (memberId: string, page: number, options?: CallOptions) =>
      createClient(historyRoutes, api).memberHistory({ params: { memberId }, query: { page } }, options),
    waits: (draftId: string, options?: CallOptions) =>
      createClient(tableWaitRoutes, api).tableWaits({ params: { draftId } }, options),
    providers: async (options?: CallOptions) =>
      (await api.get('/auth/providers', signInProvidersSchema, options)).providers,
    pendingIdentity: async (options?: CallOptions) =>
      (await api.get('/auth/pending-identity', pendingIdentitySchema, options)).identity,
    forgotPassword: (email: string) => api.post('/auth/forgot-password', { email }, nothing),
    resetPassword: (token: string, password: string) =>
      api.post('/auth/reset-password', { token, password }, nothing),
    verifyEmail: (proof: VerifyEmail) => api.post('/auth/verify-email', proof, verifiedReplySchema),
    sendVerification: () => api.post('/account/verification', {}, verifiedReplySchema),

    account: (options?: CallOptions) => api.get('/account', accountSchema, options),
    card: (memberId: string, options?: CallOptions) =>
      api.get(`/members/${enc(memberId)}`, publicCardSchema, options),
    changeCard: (change: ChangeCard) => api.patch('/account/card', change, publicCardSchema),
    savePreferences: (preferences: Preferences) =>
      api.put('/account/preferences', preferences, preferencesSchema),
    changePassword: (proof: Proof, newPassword: string) =>
      api.put('/account/password', { ...proof, newPassword }, nothing),
    changeEmail: (proof: Proof & { readonly code?: string }, email: string) =>
      api.post('/account/email', { ...proof, email }, nothing),
    sessions: async (options?: CallOptions) =>
      (await api.get('/account/sessions', sessionListSchema, options)).sessions,
    endSession: (sessionId: string) =>
      api.request('DELETE', `/account/sessions/${enc(sessionId)}`, null, nothing),
    endOtherSessions: () => api.request('DELETE', '/account/sessions', null, nothing),
    startSecondFactor: (proof: Proof) =>
      api.post('/account/second-factor', proof, startSecondFactorReplySchema),
    confirmSecondFactor: (code: string) =>
      api.post('/account/second-factor/confirm', { code }, recoveryCodesSchema),
    endSecondFactor: (proof: Proof, code: string) =>
      api.request('DELETE', '/account/second-factor', { ...proof, code }, nothing),
    newRecoveryCodes: (proof: Proof, code: string) =>
      api.post('/account/recovery-codes', { ...proof, code }, recoveryCodesSchema),
    linkSignIn: async (proof: Proof, provider: string) =>
      (await api.post('/account/linked-sign-ins', { ...proof, provider }, linkSignInReplySchema)).address,
    unlinkSignIn: (proof: Proof, id: string) =>
      api.request('DELETE', `/account/linked-sign-ins/${enc(id)}`, proof, nothing),
    exportAccount: () => api.get('/account/export', nothing),
    deleteAccount: (proof: Proof, handle: string) =>
      api.request('DELETE', '/account', { ...proof, handle }, nothing),
  };
}
