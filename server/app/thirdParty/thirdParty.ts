import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { api as rows } from '#contract/api.ts';
import { implement } from '#server/http/implement.ts';
import { PLAIN_ROUTES } from '#server/http/plainRoutes.ts';
import { isDemoMember } from '#server/members/demoMembers.ts';
import { findMember } from '#server/members/memberRows.ts';
import { relyingPartyOf } from '#server/members/passkeys/relyingParty.ts';
import { countAttempt } from '#server/members/rateLimits.ts';
import type { ThirdPartyFailure } from '#server/members/thirdParty/failures.ts';
import type { Identity } from '#server/members/thirdParty/identity.ts';
import { linkedSignInHandlers } from '#server/members/thirdParty/linkedSignInHandlers.ts';
import { memberOf } from '#server/members/thirdParty/linkedSignIns.ts';
import { linkIdentity } from '#server/members/thirdParty/linkIdentity.ts';
import { newcomerHandlers } from '#server/members/thirdParty/newcomerHandlers.ts';
import { hashOf, isSecretOf, makeSecret } from '#server/members/thirdParty/onceSecrets.ts';
import { keepPending, PENDING_MS } from '#server/members/thirdParty/pendingIdentities.ts';
import { createProviders, makeTripSecrets, type Providers } from '#server/members/thirdParty/providers.ts';
import {
  issueReturnTicket,
  RETURN_TICKET_MS,
  returnKeyOf,
} from '#server/members/thirdParty/returnTickets.ts';
import { beginTrip, TRIP_MS, type Trip, takeLinkWish, takeTrip } from '#server/members/thirdParty/trips.ts';
import type { AppContext, RouteModule } from '../appContext.ts';
import { createRefreshCookie } from '../refreshCookie.ts';
import { addressOf } from '../requests/visitorAddress.ts';
import { sitePath } from '../site/sitePath.ts';
import { type BindingCookies, createBindingCookies } from './thirdPartyCookies.ts';
import { createReturnAddresses, type ReturnAddresses } from './thirdPartyReturns.ts';

const { externalLogin, externalCallback } = PLAIN_ROUTES;

interface Desk {
  readonly context: AppContext;
  readonly providers: Providers;
  readonly cookies: BindingCookies;
  readonly addresses: ReturnAddresses;
}

const tripKeyOf = (state: string) => hashOf(state).slice(0, 12);

/** The session that a link's cookie names; the hash that is stored vouches for it. */
const sessionIn = (browserSecret: string) => browserSecret.split('.')[1] ?? '';

function isTooOften({ context }: Desk, request: FastifyRequest): Promise<boolean> {
  const { db, clock, authLimits } = context;
  return countAttempt(db, clock.now(), authLimits.thirdParty, 'third party', addressOf(request)).then(
    (waitSeconds) => waitSeconds > 0,
  );
}

function noteFailure(request: FastifyRequest, providerId: string, failure: ThirdPartyFailure, detail = '') {
  request.log.warn(
    { address: addressOf(request), providerId, failure, detail },
    'third-party sign-in failed',
  );
}

/** The wish of a member who came from the account page; its cookie is spent. */
async function linkWishOf(
  { context, cookies }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  providerId: string,
): Promise<{ memberId: string; sessionId: string } | null> {
  const secret = cookies.read(request, 'link');
  if (secret === null) return null;
  cookies.clear(reply, 'link');
  const memberId = await takeLinkWish(context.db, secret, providerId, context.clock.now());
  // Somebody else may sit at this browser by now: without the asker's own cookie no session stands behind the wish.
  const refreshToken = createRefreshCookie(context.settings).read(request) ?? '';
  const session = await context.members.sessions.find(refreshToken);
  const sessionId = session?.sessionId === sessionIn(secret) ? session.sessionId : '';
  return memberId === null ? null : { memberId, sessionId };
}

/** Where a browser goes that wants to sign in with a provider. */
async function startTrip(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { context, providers, cookies, addresses } = desk;
  const { provider: providerId = '', returnUrl } = z.parse(externalLogin.query, request.query);
  const returnPath = sitePath(returnUrl);
  // What another site's link starts would sign people in whom nobody asked: they may press the button themselves.
  if (request.headers['sec-fetch-site'] === 'cross-site') return addresses.startAtLogin(returnPath);
  if (!providers.isOffered(providerId)) {
    noteFailure(request, 'unknown', 'unknownProvider');
    return addresses.failed('unknownProvider', returnPath);
  }
  if (await isTooOften(desk, request)) return addresses.failed('tooMany', returnPath);
  const wish = await linkWishOf(desk, request, reply, providerId);
  const secrets = makeTripSecrets();
  const address = await providers.address(providerId, secrets);
  if (!address.ok) {
    noteFailure(request, providerId, address.failure, address.detail);
    return wish ? addresses.notLinked(address.failure) : addresses.failed(address.failure, returnPath);
  }
  const browserSecret = wish ? `${makeSecret()}.${wish.sessionId}` : makeSecret();
  const browserHash = hashOf(browserSecret);
  const linksMemberId = wish?.memberId ?? null;
  await beginTrip(
    context.db,
    secrets,
    { browserHash, providerId, returnPath, linksMemberId },
    context.clock.now(),
  );
  cookies.set(reply, 'trip', browserSecret, TRIP_MS, tripKeyOf(secrets.state));
  return address.value;
}

/** Where somebody goes on who has proved to be this identity. */
async function receive(
  { context, cookies, addresses }: Desk,
  reply: FastifyReply,
  { providerId, returnPath }: Trip,
  identity: Identity,
): Promise<string> {
  const { db, clock, settings } = context;
  const memberId = await memberOf(db, identity);
  const member = memberId === null ? null : await findMember(db, 'id', memberId);
  if (!member) {
    const secret = await keepPending(db, { ...identity, providerId }, clock.now());
    cookies.set(reply, 'pending', secret, PENDING_MS);
    return addresses.newcomer(returnPath);
  }
  if (settings.mode !== 'demo' && isDemoMember(member.id)) return addresses.failed('barred', returnPath);
  const { token, browserSecret } = await issueReturnTicket(db, member.id, clock.now());
  cookies.set(reply, 'return', browserSecret, RETURN_TICKET_MS, returnKeyOf(token));
  return addresses.recognised(token, member, returnPath);
}

/** Takes the browser's trip, whatever comes of it; null unless it is this browser's, this provider's and not too old. */
async function arrive(
  { context, cookies }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { providerId, state }: { providerId: string; state: string },
): Promise<{ trip: Trip; browserSecret: string } | null> {
  const browserSecret = cookies.read(request, 'trip', tripKeyOf(state));
  if (browserSecret !== null) cookies.clear(reply, 'trip', tripKeyOf(state));
  const trip = await takeTrip(context.db, state);
  if (!trip || browserSecret === null || !isSecretOf(browserSecret, trip.browserHash)) return null;
  const isLate = trip.expiresAt.getTime() <= context.clock.now();
  return isLate || trip.providerId !== providerId ? null : { trip, browserSecret };
}

/** Where a browser goes that a provider has sent back. */
async function endTrip(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  providerId: string,
): Promise<string> {
  const { context, providers, addresses } = desk;
  const { state } = z.parse(externalCallback.query, request.query);
  if (await isTooOften(desk, request)) return addresses.failed('tooMany', '/');
  const arrival = state === undefined ? null : await arrive(desk, request, reply, { providerId, state });
  if (state === undefined || !arrival) {
    noteFailure(request, providers.isOffered(providerId) ? providerId : 'unknown', 'stale');
    return addresses.failed('stale', '/');
  }
  const { trip, browserSecret } = arrival;
  const { linksMemberId, returnPath } = trip;
  const query = new URL(request.url, context.settings.publicUrl).search;
  const proof = await providers.prove(providerId, query, { ...trip, state });
  if (!proof.ok) {
    noteFailure(request, providerId, proof.failure, proof.detail);
    return linksMemberId === null
      ? addresses.failed(proof.failure, returnPath)
      : addresses.notLinked(proof.failure);
  }
  if (linksMemberId === null) return receive(desk, reply, trip, proof.value);
  const asker = { memberId: linksMemberId, sessionId: sessionIn(browserSecret) };
  const provider = { id: providerId, name: providers.nameOf(providerId) };
  const failure = await linkIdentity(context, asker, provider, proof.value);
  if (failure !== null) noteFailure(request, providerId, failure);
  return failure === null ? addresses.linked(providerId) : addresses.notLinked(failure);
}

/** Third-party sign-in by OpenID Connect: providers, the way there and back, newcomers, linking. `patienceMs` is for tests. */
export const thirdPartyRoutes =
  (patienceMs?: number): RouteModule =>
  async (api, context) => {
    const { settings, clock } = context;
    const providers = createProviders({
      settings,
      now: () => clock.now(),
      ...(patienceMs === undefined ? {} : { patienceMs }),
    });
    const cookies = createBindingCookies(settings);
    const desk: Desk = { context, providers, cookies, addresses: createReturnAddresses(settings.publicUrl) };
    const leave = (reply: FastifyReply, address: string) =>
      reply.header('referrer-policy', 'no-referrer').redirect(address, 303);

    const modules = [
      implement(rows.signInProviders, () => ({
        providers: [...providers.offered],
        offersPasskeys: relyingPartyOf(settings) !== null,
      })),
      ...newcomerHandlers(providers, cookies),
      ...linkedSignInHandlers(providers, cookies),
    ];
    for (const add of modules) await add(api, context);
    // Browsers are sent there and back: no JSON, and so no rows of the table. No HEAD: who only looks at an address must not start or end a trip.
    api.get('/auth/external-login', { exposeHeadRoute: false }, async (request, reply) =>
      leave(reply, await startTrip(desk, request, reply)),
    );
    api.get(
      '/auth/external-callback/:providerId',
      { exposeHeadRoute: false, schema: { params: externalCallback.params } },
      async (request, reply) => leave(reply, await endTrip(desk, request, reply, request.params.providerId)),
    );
  };
