import { checkOutwardAddress, OutwardRefused } from './outwardAddress.ts';
import { askOutward, type OutwardLimits, readAnswer, withinTime } from './outwardLine.ts';
import { timeLimit } from './timeLimit.ts';

export interface FetchLimits extends OutwardLimits {
  /** Whether a host may be asked at all; every hop is asked about. */
  readonly mayAsk: (host: string) => boolean;
  /** What is wanted; pictures where nothing is said. */
  readonly accept?: string;
}

const MOST_HOPS = 2;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** All that the other side learns. */
const HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'Passleft' };

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
    throw new OutwardRefused('Pictures from that host are not shown here.');
  const target = await withinTime(checkOutwardAddress(address, limits), signal);
  const headers = { accept: limits.accept ?? 'image/*', ...HEADERS };
  const ask = { method: 'GET', headers, body: null } as const;
  return askOutward(target, ask, limits, signal, async (answer): Promise<Hop> => {
    const status = answer.statusCode ?? 0;
    if (REDIRECTS.has(status)) {
      const { location } = answer.headers;
      answer.destroy();
      if (location === undefined || !URL.canParse(location, address))
        throw new OutwardRefused('That is no address.');
      return { to: new URL(location, address).href };
    }
    if (status !== 200) throw new Error(`The other server answered ${status}.`);
    if (![undefined, 'identity'].includes(answer.headers['content-encoding']))
      throw new Error('The answer was packed.');
    if (Number(answer.headers['content-length'] ?? 0) > limits.answerBytes)
      throw new Error('The answer was too long.');
    return { bytes: await readAnswer(answer, limits.answerBytes) };
  });
}
