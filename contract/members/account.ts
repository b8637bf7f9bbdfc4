import * as z from 'zod/mini';
import { registrationSchema } from './members.ts';
import { preferencesSchema } from './preferences.ts';

/** A new or changed handle, under the rules of registration. */
export const handleSchema = registrationSchema.shape.handle;
export const emailSchema = registrationSchema.shape.email;
export const newPasswordSchema = registrationSchema.shape.password;

/** Six digits of an authenticator or a mail; spaces are left out. */
export const sixDigitsSchema = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the six digits.'),
);

/** A provider of third-party sign-in, as its button names it. */
export const signInProviderSchema = z.object({ id: z.string(), name: z.string() });
export type SignInProvider = z.infer<typeof signInProviderSchema>;
export const signInProvidersSchema = z.object({
  providers: z.array(signInProviderSchema),
  /** Whether passkeys work at the address of this server. */
  offersPasskeys: z.boolean(),
});
export type WaysToSignIn = z.infer<typeof signInProvidersSchema>;

/** Somebody new who came back from a provider and has not chosen a handle; `email` is empty when none was told. */
export const pendingIdentitySchema = z.object({
  identity: z.nullable(
    z.object({ providerName: z.string(), suggestedHandle: z.string(), email: z.string() }),
  ),
});
export type PendingIdentity = NonNullable<z.infer<typeof pendingIdentitySchema>['identity']>;

export const forgotPasswordSchema = z.object({ email: emailSchema });
/** `token` is that of the mailed link. */
export const resetPasswordSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPasswordSchema,
});
/** The token of a mailed link. */
export const mailedTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
/** What the token of a link to end a way in starts with; by it the page knows what the link is for. */
export const END_TOKEN_START = 'end_';
/** A way into an account beside its password; `name` is a provider's or a passkey's, `email` that of a linked sign-in, else empty. */
export const wayInViewSchema = z.object({
  kind: z.enum(['linkedSignIn', 'secondFactor', 'passkey']),
  name: z.string(),
  email: z.string(),
});
export type WayInView = z.infer<typeof wayInViewSchema>;
/** By the mailed link (whoever opens it) or by the mailed code (the signed-in member). */
export const verifyEmailSchema = z.union([
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ code: sixDigitsSchema }),
]);
export type VerifyEmail = z.infer<typeof verifyEmailSchema>;
export const verifiedReplySchema = z.object({ email: z.string() });

/** The password of who asks for a delicate change; accounts without one need a sign-in of the last five minutes. */
const currentPassword = z.optional(z.string().check(z.maxLength(1024)));
export const proofSchema = z.object({ currentPassword });
export const changePasswordSchema = z.object({ currentPassword, newPassword: newPasswordSchema });
/** `code`: of the second factor, where one is on. */
export const changeEmailSchema = z.object({
  currentPassword,
  email: emailSchema,
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export const startSecondFactorReplySchema = z.object({ secret: z.string(), address: z.string() });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const proofWithCodeSchema = z.object({
  currentPassword,
  code: z.string().check(z.trim(), z.minLength(6, 'Enter the code.'), z.maxLength(40)),
});
export const linkSignInSchema = z.object({ currentPassword, provider: z.string().check(z.maxLength(32)) });
/** Where the browser goes to prove the sign-in that is to be linked. */
export const linkSignInReplySchema = z.object({ address: z.string() });
/** The own handle, typed, stands for "I mean it". */
export const deleteAccountSchema = z.object({ currentPassword, handle: z.string().check(z.maxLength(64)) });

/** What others see of a member; `aboutText` has at most 200 characters. */
export const publicCardSchema = z.object({
  memberId: z.string(),
  handle: z.string(),
  avatarUrl: z.string(),
  aboutText: z.string(),
  createdUtc: z.string(),
  draftsFinished: z.int(),
  games: z.array(z.object({ name: z.string(), drafts: z.int() })),
});
export type PublicCard = z.infer<typeof publicCardSchema>;

/** Changes to the own public card; `newAvatar` draws another picture. */
export const changeCardSchema = z.object({
  handle: z.optional(handleSchema),
  aboutText: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'))),
  newAvatar: z.optional(z.literal(true)),
});
export type ChangeCard = z.infer<typeof changeCardSchema>;

/** A row of "My sessions"; times are ISO 8601. */
export const sessionLineSchema = z.object({
  sessionId: z.string(),
  device: z.string(),
  createdUtc: z.string(),
  lastUsedUtc: z.string(),
  isThisOne: z.boolean(),
});
export type SessionLine = z.infer<typeof sessionLineSchema>;
export const sessionListSchema = z.object({ sessions: z.array(sessionLineSchema) });

/** A third-party sign-in that opens this account. */
export const linkedSignInSchema = z.object({
  id: z.string(),
  providerName: z.string(),
  email: z.string(),
  linkedUtc: z.string(),
});
export type LinkedSignIn = z.infer<typeof linkedSignInSchema>;

/** The own account, for its owner only; `pendingEmail` waits for its link to be opened. */
export const accountSchema = z.object({
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  secondFactor: z.object({
    /** Whether an app's code is asked for after the password. */
    isOn: z.boolean(),
    /** Whether a passkey is; where both are, either will do. */
    asksForPasskey: z.boolean(),
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  linkedSignIns: z.array(linkedSignInSchema),
  providers: z.array(signInProviderSchema),
  preferences: preferencesSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** Everything that is kept about one person, for a file; its other parts are made in server/members/account/exportAccount.ts. */
export const accountExportSchema = z.looseObject({
  format: z.literal('passleft-account'),
  version: z.int(),
  /** ISO 8601, as all times in it. */
  madeUtc: z.string(),
});
