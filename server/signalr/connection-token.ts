import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How a presented token stands: good for this connection id, already used here, or not one of ours for this user. */
export type TokenStanding =
  | { readonly kind: 'good'; readonly connectionId: string }
  | { readonly kind: 'spent' }
  | { readonly kind: 'unknown' };

/** A new random connection id of 128 bits, safe in a URL. */
export function newConnectionId(): string {
  return randomBytes(16).toString('base64url');
}

/** Issues and checks signed connection tokens; any process with the same key may check, each process takes one only once. */
export class ConnectionTokens {
  readonly #key: Uint8Array;
  readonly #lifeMs: number;
  readonly #spentUntilMs = new Map<string, number>();

  constructor(key: Uint8Array, lifeMs: number) {
    if (key.byteLength < 32) throw new Error('The key for connection tokens must have at least 32 bytes.');
    this.#key = key;
    this.#lifeMs = lifeMs;
  }

  /** A token for one connection of one user, good for the life given to the constructor. */
  issue(connectionId: string, userId: string, nowMs: number): string {
    const body = `${connectionId}.${nowMs + this.#lifeMs}`;
    return `${body}.${this.#sign(body, userId).toString('base64url')}`;
  }

  /** Checks a token for this user and, when it is good, marks it as used. */
  spend(token: string, userId: string, nowMs: number): TokenStanding {
    const [connectionId, expiry, mac, ...more] = token.split('.');
    if (!connectionId || !expiry || !mac || more.length > 0) return { kind: 'unknown' };
    const presented = Buffer.from(mac, 'base64url');
    const expected = this.#sign(`${connectionId}.${expiry}`, userId);
    if (presented.length !== expected.length || !timingSafeEqual(presented, expected))
      return { kind: 'unknown' };
    const expiresAtMs = Number(expiry);
    if (!(nowMs < expiresAtMs)) return { kind: 'unknown' };
    if (this.#spentUntilMs.has(connectionId)) return { kind: 'spent' };
    this.#spentUntilMs.set(connectionId, expiresAtMs);
    return { kind: 'good', connectionId };
  }

  /** Forgets used tokens that have run out by themselves. */
  forgetExpired(nowMs: number): void {
    for (const [connectionId, expiresAtMs] of this.#spentUntilMs) {
      if (expiresAtMs <= nowMs) this.#spentUntilMs.delete(connectionId);
    }
  }

  #sign(body: string, userId: string): Buffer {
    return createHmac('sha256', this.#key).update(`signalr-connection\n${body}\n${userId}`).digest();
  }
}
