import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { findByLogin, findMember, type MemberRow } from '../memberRows.ts';

const PURPOSE = 'passleft known browser 1';
const KEY_BYTES = 32;
const ID_BYTES = 18;
const MARK = /^(?<id>[\w-]{24})\.(?<proof>[\w-]{43})$/;

/** What a browser's long-lived cookie holds: a random id, and our word that a member was once signed in there. */
export interface BrowserMark {
  readonly id: string;
  readonly proof: string;
}

/** Browsers that members have signed in from. Nothing of it is stored: the cookie's signature says it. */
export interface KnownBrowsers {
  /** The mark for a member who has just signed in; null for guests, who have no password to guess. */
  vouch(browserId: string, memberId: string): Promise<BrowserMark | null>;
  /** Whether the member of this login name has signed in from that browser, with the password they have now. */
  isKnownTo(mark: BrowserMark, login: string): Promise<boolean>;
}

export const makeBrowserId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** The mark in a cookie's text, whose signature is not looked at; null where it is none. */
export function readMark(text: string | null): BrowserMark | null {
  const { id, proof } = MARK.exec(text ?? '')?.groups ?? {};
  return id !== undefined && proof !== undefined ? { id, proof } : null;
}

/** Signs with a key derived from the server's JWT secret. */
export function createKnownBrowsers({
  db,
  secret,
}: {
  readonly db: Database;
  readonly secret: string;
}): KnownBrowsers {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  // With the password's hash in it, marks given to somebody who knew an earlier password are worth nothing.
  const proofOf = (browserId: string, { id, passwordHash }: MemberRow) =>
    createHmac('sha256', key)
      .update(JSON.stringify([browserId, id, passwordHash]))
      .digest();

  return {
    async vouch(browserId, memberId) {
      const member = await findMember(db, 'id', memberId);
      if (!member || member.isGuest) return null;
      return { id: browserId, proof: proofOf(browserId, member).toString('base64url') };
    },
    async isKnownTo({ id, proof }, login) {
      const member = await findByLogin(db, login);
      return member !== null && timingSafeEqual(proofOf(id, member), Buffer.from(proof, 'base64url'));
    },
  };
}
