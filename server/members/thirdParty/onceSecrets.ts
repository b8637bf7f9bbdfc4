import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as 43 letters that may stand in an address or a cookie. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hexadecimal: what is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret is the one whose hash is stored. */
export const isSecretOf = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash.padEnd(64).slice(0, 64)));
