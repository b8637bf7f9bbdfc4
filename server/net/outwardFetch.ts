import type { IncomingMessage } from 'node:http';
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
  /** The tag of what is known already: an answer 304 says that it is still the same. */
  readonly knownTag?: string;
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
export const NOT_CHANGED = 304;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** All that the other side learns. */
const PRODUCT = 'Passleft';

type Hop<Answer> = { readonly to: string } | { readonly answer: Answer };

/** What becomes of the answer of the last hop, whose status and length are as they should be. */
export type TakeAnswer<Answer> = (answer: IncomingMessage, signal: AbortSignal) => Promise<Answer>;

/**
 * The bytes behind an https address outside. Every hop is checked again, two at most are followed; nothing is sent that
 * tells who is here. Throws OutwardRefused for an address that may not be dialled, other errors for a line that failed.
 */
export const outwardFetch = (address: string, limits: FetchLimits): Promise<Buffer> =>
  followOutward(address, limits, (answer) => readAnswer(answer, limits.answerBytes));

/** As `outwardFetch`, with the answer handed to `take`: a status other than 200 gets there only where `limits` allows it. */
export async function followOutward<Answer>(
  address: string,
  limits: FetchLimits,
  take: TakeAnswer<Answer>,
): Promise<Answer> {
  const signal = timeLimit(limits.timeMs, limits.signal);
  let at = address;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const found = await oneHop(at, limits, signal, take);
    if ('answer' in found) return found.answer;
    at = found.to;
  }
  throw new OutwardRefused('That address leads on and on.');
}

async function oneHop<Answer>(
  address: string,
  limits: FetchLimits,
  signal: AbortSignal,
  take: TakeAnswer<Answer>,
): Promise<Hop<Answer>> {
  if (!URL.canParse(address)) throw new OutwardRefused('That is no address.');
  if (!limits.mayAsk(new URL(address).hostname))
    throw new OutwardRefused(limits.notAsked ?? 'Pictures from that host are not shown here.');
  const target = await withinTime(checkOutwardAddress(address, limits), signal);
  const { accept = 'image/*', userAgent = PRODUCT, json, knownTag } = limits;
  const headers = {
    accept,
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    ...(knownTag === undefined ? {} : { 'if-none-match': knownTag }),
  };
  const ask =
    json === undefined
      ? ({ method: 'GET', headers, body: null } as const)
      : ({
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: Buffer.from(json),
        } as const);
  return askOutward(target, ask, limits, signal, async (answer): Promise<Hop<Answer>> => {
    const status = answer.statusCode ?? 0;
    if (REDIRECTS.has(status) && json === undefined) {
      const { location } = answer.headers;
      answer.destroy();
      if (location === undefined || !URL.canParse(location, address))
        throw new OutwardRefused('That is no address.');
      return { to: new URL(location, address).href };
    }
    if (status === NOT_CHANGED && knownTag !== undefined) return { answer: await take(answer, signal) };
    if (status !== 200) throw new OutwardAnswered(status, waitOf(answer.headers['retry-after'], Date.now()));
    if (![undefined, 'identity'].includes(answer.headers['content-encoding']))
      throw new Error('The answer was packed.');
    if (Number(answer.headers['content-length'] ?? 0) > limits.answerBytes) throw new AnswerTooLong();
    return { answer: await take(answer, signal) };
  });
}
