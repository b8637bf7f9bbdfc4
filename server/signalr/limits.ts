import type { ClientMessage } from './protocol.ts';

/** A token bucket: `burst` at once, refilled with `count` in each `perMs` milliseconds. */
export type Rate = { readonly count: number; readonly perMs: number; readonly burst: number };

/** What one connection and one user may use; sizes in bytes, times in milliseconds. */
export type HubLimits = {
  readonly messageBytes: number;
  readonly nestingDepth: number;
  readonly callRate: Rate;
  readonly pingRate: Rate;
  readonly waitingCalls: number;
  readonly socketsPerUser: number;
  readonly sendQueueBytes: number;
  readonly handshakeMs: number;
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  readonly tokenMs: number;
  readonly expiryGraceMs: number;
  readonly closeGraceMs: number;
  readonly drainMs: number;
  readonly sweepMs: number;
};

/** The limits of a hub that names none. */
export const DEFAULT_LIMITS: HubLimits = {
  messageBytes: 32 * 1024,
  nestingDepth: 32,
  callRate: { count: 100, perMs: 20_000, burst: 200 },
  pingRate: { count: 20, perMs: 20_000, burst: 10 },
  waitingCalls: 250,
  socketsPerUser: 10,
  sendQueueBytes: 1024 * 1024,
  handshakeMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  tokenMs: 60_000,
  expiryGraceMs: 60_000,
  closeGraceMs: 3_000,
  drainMs: 5_000,
  sweepMs: 1_000,
};

/** Counts what one connection uses of a rate. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #filledAtMs: number;

  constructor(rate: Rate, nowMs: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#filledAtMs = nowMs;
  }

  /** Takes one and tells whether there was one to take. */
  take(nowMs: number): boolean {
    const elapsedMs = Math.max(0, nowMs - this.#filledAtMs);
    this.#left = Math.min(this.#rate.burst, this.#left + (elapsedMs * this.#rate.count) / this.#rate.perMs);
    this.#filledAtMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** What one connection may still send: pings are counted apart, so that a lively client is not punished for them. */
export class MessageAllowance {
  readonly #messages: Allowance;
  readonly #pings: Allowance;

  constructor(limits: HubLimits, nowMs: number) {
    this.#messages = new Allowance(limits.callRate, nowMs);
    this.#pings = new Allowance(limits.pingRate, nowMs);
  }

  /** Takes one message of this kind and tells whether it was allowed. */
  take(kind: ClientMessage['kind'], nowMs: number): boolean {
    return kind === 'ping' ? this.#pings.take(nowMs) : this.#messages.take(nowMs);
  }
}
