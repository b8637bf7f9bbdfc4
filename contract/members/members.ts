import * as z from 'zod/mini';

export const roleSchema = z.enum(['Admin', 'PowerUser']);
export type Role = z.infer<typeof roleSchema>;

/** The current user, spec.md section 3. `createdUtc` is ISO 8601; a guest's email is empty. */
export const currentUserSchema = z.object({
  userId: z.string(),
  handle: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  createdUtc: z.string(),
  avatarUrl: z.optional(z.string()),
  isGuest: z.boolean(),
  isVerified: z.boolean(),
  /** What a guest chose to be called, without the word "guest" that others see behind it. */
  guestName: z.optional(z.string()),
  /** An Admin outside demo mode who has no second factor yet: admin calls are refused until there is one. */
  mustAddSecondFactor: z.optional(z.boolean()),
  /** Outside production: everybody's menu leads to the test bench, not only that of Admins. */
  offersTestBench: z.optional(z.boolean()),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** What people are called on their own screens. */
export const ownNameOf = ({ guestName, handle }: Pick<CurrentUser, 'guestName' | 'handle'>): string =>
  guestName ?? handle;

/** Reply of login, register, guest and refresh, spec.md section 3. */
export const sessionReplySchema = z.object({
  token: z.string(),
  userId: z.string(),
  handle: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
});
export type SessionReply = z.infer<typeof sessionReplySchema>;

/** `login` is an email address or a handle. */
export const credentialsSchema = z.object({
  login: z.string().check(z.trim(), z.minLength(1, 'Enter your email address or handle.'), z.maxLength(320)),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const registrationSchema = z.object({
  handle: z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]*$/, 'Use letters, digits, _ and - only.'),
      z.minLength(3, 'Use at least 3 characters.'),
      z.maxLength(24, 'Use at most 24 characters.'),
    ),
  email: z
    .string()
    .check(z.trim(), z.email('Enter an email address such as ana@example.org.'), z.maxLength(320)),
  password: z
    .string()
    .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(256, 'Use at most 256 characters.')),
  acceptTerms: z.literal(true, 'Accept the terms of service to create an account.'),
});
export type Registration = z.infer<typeof registrationSchema>;

/** What a new person chooses after third-party sign-in. */
export const identityClaimSchema = z.object({
  handle: registrationSchema.shape.handle,
  acceptTerms: registrationSchema.shape.acceptTerms,
});
export type IdentityClaim = z.infer<typeof identityClaimSchema>;

/** Six digits of the authenticator, or a recovery code such as `k7mq2x-9trvab-3fghjd-w8ncps`. */
export const secondFactorCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(6, 'Enter the code.'), z.maxLength(40)),
});
