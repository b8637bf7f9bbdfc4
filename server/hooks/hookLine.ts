import type { DeliveryFault } from '#contract/hooks/hooks.ts';
import { OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { outwardTell } from '#server/net/outwardRequest.ts';
import { isAllowedHost } from './domains.ts';
import type { DueDelivery, Outcome } from './dueDeliveries.ts';
import type { HookSeals } from './hookSeals.ts';
import { signedHeaders } from './signature.ts';

export const SENDING_MS = 10_000;
const ANSWER_BYTES = 16_384;
const USER_AGENT = 'Passleft-Hooks/1';

export interface HookLinePorts {
  readonly seals: HookSeals;
  readonly rules: OutwardRules;
  readonly trustedCertificate: string | undefined;
  /** Milliseconds for one attempt; by default 10,000. */
  readonly sendingMs?: number;
}

/** Sends one delivery to its hook; never throws. */
export type HookLine = (
  delivery: DueDelivery,
  domains: readonly string[],
  nowMs: number,
  signal: AbortSignal,
) => Promise<Outcome>;

const failed = (fault: DeliveryFault, status: number | null = null): Outcome => ({
  kind: 'failed',
  fault,
  status,
});

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  return failed(status >= 300 && status < 400 ? 'redirected' : 'status', status);
}

function faultOf(fault: unknown, signal: AbortSignal): DeliveryFault {
  if (fault instanceof OutwardRefused) return 'refusedAddress';
  const name = fault instanceof Error ? fault.name : '';
  return name === 'TimeoutError' || (name === 'AbortError' && !signal.aborted) ? 'tooSlow' : 'unreachable';
}

/** The secrets that sign now; null where they were sealed under a key that is gone. */
function secretsOf(delivery: DueDelivery, seals: HookSeals, nowMs: number): readonly string[] | null {
  const { hookId, sealedSecret, sealedPrevious, previousUntil } = delivery;
  if (sealedSecret === null) return [];
  const secret = seals.open(hookId, sealedSecret);
  if (secret === null) return null;
  const holds = sealedPrevious !== null && previousUntil !== null && previousUntil.getTime() > nowMs;
  const previous = holds ? seals.open(hookId, sealedPrevious) : null;
  return previous === null ? [secret] : [secret, previous];
}

export function createHookLine(ports: HookLinePorts): HookLine {
  const { seals, rules, trustedCertificate, sendingMs = SENDING_MS } = ports;
  return async (delivery, domains, nowMs, signal) => {
    const { id, hookId, payload, host, kind } = delivery;
    if (!isAllowedHost(domains, host)) return failed('domainForbidden');
    const url = seals.open(hookId, delivery.sealedAddress);
    const secrets = secretsOf(delivery, seals, nowMs);
    if (url === null || secrets === null) return failed('sealLost');
    const signature =
      kind === 'signed'
        ? signedHeaders(secrets, { deliveryId: id, atSeconds: Math.floor(nowMs / 1000), body: payload })
        : {};
    const headers = { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...signature };
    try {
      const post = { url, headers, body: new TextEncoder().encode(payload) };
      const limits = { timeMs: sendingMs, answerBytes: ANSWER_BYTES, trustedCertificate, signal };
      return outcomeOf(await outwardTell(post, { ...rules, ...limits }));
    } catch (fault) {
      return failed(faultOf(fault, signal));
    }
  };
}
