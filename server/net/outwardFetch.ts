import { checkOutwardAddress, OutwardRefused } from './outwardAddress.ts';
import { AnswerTooLong, askOutward, type OutwardLimits, readAnswer, withinTime } from './outwardLine.ts';
import { timeLimit } from './timeLimit.ts';

export interface FetchLimits extends OutwardLimits {
  /** Whether a host may be asked at all; every hop is asked about. */
  readonly mayAsk: (host: string) => boolean;
  /** What is wanted; pictures where nothing is said. */
  readonly accept?: string;
  /** Who asks, where a source wants to know more than the product's name. */
  readonly userAgent?: string;
  /** JSON to post instead of getting the address; such a request follows no redirect. */
  readonly json?: string;
  /** Why a host may not be asked, in a sentence. */
  readonly notAsked?: string;
}

/** The other server answered, but not with what was asked for. */
export class OutwardAnswered extends Error {
  override readonly name = 'OutwardAnswered';
  readonly status: number;
  /** Milliseconds that it wants to be left alone for; null where it doesn't say. */
  readonly waitMs: number | null;
  constructor(status: number, waitMs: number | null) {
    super(`The other server answered ${status}.`);
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** `Retry-After` in seconds or as a date, as RFC 9110 section 10.2.3 has it; null where it is neither. */
export function waitOf(retryAfter: string | undefined, nowMs: number): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const atMs = Date.parse(retryAfter);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

const MOST_HOPS = 2;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** All that the other side learns. */
const PRODUCT = 'Passleft';

type Hop = { readonly to: string } | { readonly bytes: Buffer };

/**
 * The bytes behind an https address outside. Every hop is checked again, two at most are followed; nothing is sent that
 * tells who is here. Throws OutwardRefused for an address that may not be dialled, other errors for a line that failed.
 */
export async function outwardFetch(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = timeLimit(limits.timeMs, limits.signal);
  let at = address;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const found = await oneHop(at, limits, signal);
    if ('bytes' in found) return found.bytes;
    at = found.to;
  }
  throw new OutwardRefused('That address leads on and on.');
}

async function oneHop(address: string, limits: FetchLimits, signal: AbortSignal): Promise<Hop> {
  if (!URL.canParse(address)) throw new OutwardRefused('That is no address.');
  if (!limits.mayAsk(new URL(address).hostname))
    throw new OutwardRefused(limits.notAsked ?? 'Pictures from that host are not shown here.');
  const target = await withinTime(checkOutwardAddress(address, limits), signal);
  const { accept = 'image/*', userAgent = PRODUCT, json } = limits;
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': userAgent };
  const ask =
    json === undefined
      ? ({ method: 'GET', headers, body: null } as const)
      : ({
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: Buffer.from(json),
        } as const);
  return askOutward(target, ask, limits, signal, async (answer): Promise<Hop> => {
    const status = answer.statusCode ?? 0;
    if (REDIRECTS.has(status) && json === undefined) {
      const { location } = answer.headers;
      answer.destroy();
      if (location === undefined || !URL.canParse(location, address))
        throw new OutwardRefused('That is no address.');
      return { to: new URL(location, address).href };
    }
    if (status !== 200) throw new OutwardAnswered(status, waitOf(answer.headers['retry-after'], Date.now()));
    if (![undefined, 'identity'].includes(answer.headers['content-encoding']))
      throw new Error('The answer was packed.');
    if (Number(answer.headers['content-length'] ?? 0) > limits.answerBytes) throw new AnswerTooLong();
    return { bytes: await readAnswer(answer, limits.answerBytes) };
  });
}
