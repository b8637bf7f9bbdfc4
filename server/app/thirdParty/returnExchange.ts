import type { FastifyRequest } from 'fastify';
import type { SessionReply } from '#contract/members/members.ts';
import { refusal } from '#server/http/refusalError.ts';
import { openChallenge, secondFactorAsked } from '#server/members/secondFactor/challenge.ts';
import { returnKeyOf, takeReturnTicket } from '#server/members/thirdParty/returnTickets.ts';
import type { AppContext } from '../appContext.ts';
import type { CookieJar } from '../cookieScope.ts';
import { type Entrance, userAgentOf } from '../entrance.ts';
import { addressOf } from '../requests/visitorAddress.ts';
import { createBindingCookies } from './thirdPartyCookies.ts';

/** The same words whatever is wrong with a return. */
const returnRefused = () => refusal('returnRefused');

/**
 * Changes the token of a third-party return address for a session, once and in the browser that it was given to.
 * Any other use is a 401 that changes nothing: whoever is signed in here stays so.
 */
export async function exchangeReturn(
  context: AppContext,
  { enter }: Pick<Entrance, 'enter'>,
  request: FastifyRequest,
  jar: CookieJar,
  token: string,
): Promise<SessionReply> {
  const { db, clock, members, settings } = context;
  const cookies = createBindingCookies(settings);
  const browserSecret = cookies.read(request, 'return', returnKeyOf(token));
  if (browserSecret === null) throw returnRefused();
  const memberId = await takeReturnTicket(db, { token, browserSecret }, clock.now());
  if (memberId === null || !(await members.me(memberId))) throw returnRefused();
  cookies.clear(jar, 'return', returnKeyOf(token));
  if (await members.secondFactor.isOn(memberId)) {
    await openChallenge(context, jar, memberId);
    throw secondFactorAsked();
  }
  request.log.info({ address: addressOf(request), memberId }, 'login by third-party sign-in');
  return enter(request, jar, await members.signIn(memberId, userAgentOf(request)));
}
