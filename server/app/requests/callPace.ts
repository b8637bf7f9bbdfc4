import { tooMany } from '#server/http/refusalError.ts';
import { createVisitorPace, type Pace } from '#server/images/visitorPace.ts';
import type { Api, AppContext } from '../appContext.ts';
import { addressOf } from './visitorAddress.ts';

/** Calls of one visitor's address: a club behind one address fits, a program that copies the site waits (ASVS V2.4.1). */
export const CALL_PACE: Pace = { atOnce: 1200, aSecond: 20 };
const WAIT_SECONDS = 1;

/** The headers of draft-ietf-httpapi-ratelimit-headers-10: what one address may ask, and what is left of it. */
export const rateHeaders = ({ atOnce, aSecond }: Pace, left: number) => ({
  'ratelimit-policy': `"calls";q=${atOnce};w=${Math.ceil(atOnce / aSecond)}`,
  ratelimit: `"calls";r=${Math.floor(left)};t=${Math.ceil((atOnce - left) / aSecond)}`,
});

/**
 * Refuses with 429 what one address asks for beyond the pace, before anything is read, and tells in headers of every reply
 * how much is left. Pictures have a pace of their own.
 */
export function paceCalls(api: Api, { clock }: AppContext, pace: Pace): void {
  const visitors = createVisitorPace(() => clock.now(), pace);
  api.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.endsWith('/imageproxy')) return;
    const visitor = addressOf(request);
    const mayAsk = visitors.mayAsk(visitor);
    reply.headers(rateHeaders(pace, visitors.leftOf(visitor)));
    if (!mayAsk) throw tooMany(WAIT_SECONDS);
  });
}
