import * as z from 'zod/mini';

/** What a passkey is asked for; a challenge made for one is worth nothing in another. */
export const ceremonySchema = z.enum(['signIn', 'secondFactor', 'add', 'proof']);
export type Ceremony = z.infer<typeof ceremonySchema>;

/** How a browser reaches an authenticator; https://w3c.github.io/webauthn/#enum-transport */
export const transportsSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The longest name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 60;
/** So many passkeys an account may have. */
export const MOST_PASSKEYS = 20;

/** Credential ids have at most 1,023 bytes; https://w3c.github.io/webauthn/#credential-id */
const base64url = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = base64url(1364);
const publicKeyCredential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What an authenticator answers when it signs in, as JSON of WebAuthn; what else browsers send along is not read. */
export const assertionSchema = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    /** The member's id as bytes; authenticators may leave it out where they were told which credential to use. */
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** What an authenticator answers when it makes a passkey. */
export const attestationSchema = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/** What a passkey has signed, sent in place of a password or a code. */
export const passkeyAnswerSchema = z.object({ passkey: assertionSchema });

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(transportsSchema)),
});

/** What the browser is to ask an authenticator, as `PublicKeyCredentialRequestOptionsJSON`; `timeout` in ms. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of this site. */
  allowCredentials: z.array(descriptorSchema),
});
export type AssertionOptions = z.infer<typeof assertionOptionsSchema>;

/** What the browser is to make, as `PublicKeyCredentialCreationOptionsJSON`; `timeout` in ms. */
export const attestationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type AttestationOptions = z.infer<typeof attestationOptionsSchema>;

/** How the second step of a login can be done. `options` is null where no passkey can be asked for. */
export const secondStepSchema = z.object({
  hasApp: z.boolean(),
  options: z.nullable(assertionOptionsSchema),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** A passkey as its owner sees it; times are ISO 8601. */
export const passkeyLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is synchronised between devices. */
  isBackedUp: z.boolean(),
  createdUtc: z.string(),
  lastUsedUtc: z.nullable(z.string()),
});
export type PasskeyLine = z.infer<typeof passkeyLineSchema>;

/** The passkeys of who asks, oldest first. */
export const passkeyShelfSchema = z.object({
  /** False where PUBLIC_URL is an address of numbers, or plain http: then none can be added or used. */
  isOffered: z.boolean(),
  /** Whether a passkey is asked for after the password. */
  isSecondFactor: z.boolean(),
  passkeys: z.array(passkeyLineSchema),
});
export type PasskeyShelf = z.infer<typeof passkeyShelfSchema>;

export const passkeyNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(LONGEST_PASSKEY_NAME, 'Use at most 60 characters.'),
  );

/**
 * A fresh proof: the code of the second factor where one is on, else the password, else a sign-in of the last five
 * minutes.
 */
export const freshProofSchema = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(1024))),
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type FreshProof = z.infer<typeof freshProofSchema>;

export const addPasskeySchema = z.object({ name: passkeyNameSchema, passkey: attestationSchema });
export const renamePasskeySchema = z.object({ name: passkeyNameSchema });
export const passkeyFactorSchema = z.object({ ...freshProofSchema.shape, isOn: z.boolean() });
/** `recoveryCodes` are there when new ones were made: with the first second factor. */
export const passkeyFactorReplySchema = z.object({
  shelf: passkeyShelfSchema,
  recoveryCodes: z.nullable(z.array(z.string())),
});
/** Stands in place of an app's code, once, for two minutes. */
export const passkeyProofSchema = z.object({ code: z.string() });
