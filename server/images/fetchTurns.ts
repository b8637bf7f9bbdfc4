import pLimit, { type LimitFunction } from 'p-limit';

const AT_ONCE = 20;
const AT_ONCE_OF_A_HOST = 4;

/**
 * Turns at asking other sites: 20 at once, 4 of one host. Whoever has waited `mostMs` for their turn, or left meanwhile, is
 * answered null, and nothing is asked for them.
 */
export function createFetchTurns(mostMs: number) {
  const ofAll = pLimit(AT_ONCE);
  const ofHosts = new Map<string, LimitFunction>();

  function limitOf(host: string): LimitFunction {
    const known = ofHosts.get(host) ?? pLimit(AT_ONCE_OF_A_HOST);
    ofHosts.set(host, known);
    return known;
  }

  return <T>(host: string, left: AbortSignal, work: () => Promise<T>): Promise<T | null> =>
    new Promise((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        resolve(null);
      };
      const timer = setTimeout(giveUp, mostMs);
      left.addEventListener('abort', giveUp, { once: true });
      const begin = async () => {
        clearTimeout(timer);
        left.removeEventListener('abort', giveUp);
        if (!isGivenUp) await work().then(resolve, reject);
      };
      void limitOf(host)(() => ofAll(begin));
    });
}
