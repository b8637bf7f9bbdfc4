import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PURPOSE = 'passleft second factor 1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The key under which secrets of authenticators lie in the database, derived from the server's JWT secret. When
 * JWT_SECRET is replaced, PREVIOUS_JWT_SECRET lets them open until each is sealed again under the new key; without it their
 * owners come in by recovery code or `npm run admin -- reset-second-factor`. Another `purpose` gives a key for other secrets.
 */
export const sealingKeyOf = (jwtSecret: string, purpose = PURPOSE): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', jwtSecret, '', purpose, KEY_BYTES));

/** AES-256-GCM: nonce, tag and secret; it opens for the same key and owner (a member, a web hook) only. */
export function seal(key: Uint8Array, memberId: string, secret: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(memberId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The secret, or null when it was sealed under another key, for another member, or was changed. */
export function unseal(key: Uint8Array, memberId: string, sealed: Uint8Array): Uint8Array | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const opened = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(memberId))
    .setAuthTag(tag);
  try {
    const secret = opened.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([secret, opened.final()]);
  } catch {
    return null;
  }
}
