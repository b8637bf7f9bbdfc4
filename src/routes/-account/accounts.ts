import type { ChangeCard, VerifyEmail } from '#contract/members/account.ts';
import type { Preferences } from '#contract/members/preferences.ts';
import type { PushSubscriptionWords } from '#contract/members/push.ts';
import type { MakeToken } from '#contract/members/tokens.ts';
import type { Locale } from '#contract/messages/locales.ts';
import { accountRoutes } from '#contract/routes/account.ts';
import { addressRoutes } from '#contract/routes/addresses.ts';
import { pushRoutes } from '#contract/routes/push.ts';
import { historyRoutes } from '#contract/routes/results/history.ts';
import { signInRoutes } from '#contract/routes/signIns.ts';
import { tableWaitRoutes } from '#contract/routes/tableWaits.ts';
import { tokenRoutes } from '#contract/routes/tokens.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { CorrespondenceCalls } from '#src/ui/features/correspondence/correspondencePorts.ts';
import type { ProfileCalls, Proof } from '#src/ui/features/profile/profilePorts.ts';

export type AccountPorts = ReturnType<typeof accountPorts>;

/** What screens ask about accounts, emails, third-party sign-ins and pushes; imported late, with the schemas. */
export function accountPorts(api: Api) {
  const calls = createClient(
    {
      ...accountRoutes,
      ...addressRoutes,
      ...signInRoutes,
      ...pushRoutes,
      ...historyRoutes,
      ...tableWaitRoutes,
      ...tokenRoutes,
    },
    api,
  );
  return {
    waits: (draftId: string, options?: CallOptions) => calls.tableWaits({ params: { draftId } }, options),
    history: (memberId: string, page: number, options?: CallOptions) =>
      calls.memberHistory({ params: { memberId }, query: { page } }, options),
    pushKey: async (options?: CallOptions) => (await calls.pushKey({}, options)).publicKey,
    subscribeToPush: (body: PushSubscriptionWords) => calls.pushSubscribe({ body }),
    unsubscribeFromPush: (endpoint: string) => calls.pushUnsubscribe({ body: { endpoint } }),
    waysToSignIn: (options?: CallOptions) => calls.signInProviders({}, options),
    providers: async (options?: CallOptions) => (await calls.signInProviders({}, options)).providers,
    passkeys: async () => (await import('#src/api/passkeys.ts')).createPasskeyCalls(api),
    pendingIdentity: async (options?: CallOptions) => (await calls.pendingIdentity({}, options)).identity,
    forgotPassword: (email: string) => calls.passwordForgot({ body: { email } }),
    resetPassword: (token: string, password: string) => calls.passwordReset({ body: { token, password } }),
    verifyEmail: (body: VerifyEmail) => calls.addressVerify({ body }),
    sendVerification: () => calls.verificationSend(),
    account: (options?: CallOptions) => calls.account({}, options),
    card: (memberId: string, options?: CallOptions) => calls.memberCard({ params: { memberId } }, options),
    changeCard: (body: ChangeCard) => calls.memberCardChange({ body }),
    /** Opens the page again in a language, which the profile of who is signed in keeps. */
    chooseLanguage: async (locale: Locale, isSignedIn: boolean) => {
      const { chooseLanguage } = await import('#src/ui/messages/chooseLanguage.ts');
      await chooseLanguage(locale, async (language) => {
        if (!isSignedIn) return;
        const { preferences } = await calls.account();
        await calls.preferencesSave({ body: { ...preferences, language } });
      });
    },
    savePreferences: (body: Preferences) => calls.preferencesSave({ body }),
    changePassword: (proof: Proof, newPassword: string) =>
      calls.passwordChange({ body: { ...proof, newPassword } }),
    changeEmail: (proof: Proof & { readonly code?: string }, email: string) =>
      calls.addressChange({ body: { ...proof, email } }),
    sessions: async (options?: CallOptions) => (await calls.sessionList({}, options)).sessions,
    endSession: async (sessionId: string) => (await calls.sessionEnd({ params: { sessionId } })).sessions,
    endOtherSessions: async () => (await calls.sessionEndOthers()).sessions,
    startSecondFactor: (body: Proof & { readonly code?: string }) => calls.secondFactorStart({ body }),
    confirmSecondFactor: (code: string) => calls.secondFactorConfirm({ body: { code } }),
    endSecondFactor: (proof: Proof, code: string) => calls.secondFactorEnd({ body: { ...proof, code } }),
    newRecoveryCodes: (proof: Proof, code: string) => calls.recoveryCodesRenew({ body: { ...proof, code } }),
    linkSignIn: async (proof: Proof, provider: string) =>
      (await calls.signInLink({ body: { ...proof, provider } })).address,
    unlinkSignIn: (body: Proof, id: string) => calls.signInUnlink({ params: { id }, body }),
    tokens: (options?: CallOptions) => calls.tokenList({}, options),
    makeToken: (body: MakeToken) => calls.tokenMake({ body }),
    revokeToken: (tokenId: string) => calls.tokenRevoke({ params: { tokenId } }),
    exportAccount: () => calls.accountExport(),
    deleteAccount: (proof: Proof, handle: string) => calls.accountDelete({ body: { ...proof, handle } }),
  } satisfies ProfileCalls & CorrespondenceCalls & Record<string, unknown>;
}
