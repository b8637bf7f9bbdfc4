import { tooMany } from '#server/http/refusalError.ts';
import { createVisitorPace, type Pace } from '#server/images/visitorPace.ts';
import type { Api, AppContext } from '../appContext.ts';
import { addressOf } from './visitorAddress.ts';

/** Calls of one visitor's address: a club behind one address fits, a program that copies the site waits (ASVS V2.4.1). */
export const CALL_PACE: Pace = { atOnce: 1200, aSecond: 20 };
const WAIT_SECONDS = 1;

/** Refuses with 429 what one address asks for beyond the pace, before anything is read. Pictures have a pace of their own. */
export function paceCalls(api: Api, { clock }: AppContext, pace: Pace): void {
  const visitors = createVisitorPace(() => clock.now(), pace);
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.endsWith('/imageproxy')) return;
    if (!visitors.mayAsk(addressOf(request))) throw tooMany(WAIT_SECONDS);
  });
}
