import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 letters that may stand in an address. */
export const makeId = (): string => randomBytes(16).toString('base64url');
