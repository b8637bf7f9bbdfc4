import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ConnectionTokens, newConnectionId } from './connection-token.ts';
import { addressOf, type ConnectionGuard, TURNED_AWAY, type TurnedAwayStatus } from './connectionGuard.ts';
import type { Principal } from './principal.ts';

/** What negotiation needs from its hub. */
export type NegotiationHost<P extends Principal> = {
  readonly path: string;
  readonly guard: ConnectionGuard<P>;
  readonly tokens: ConnectionTokens;
  readonly now: () => number;
  readonly isStopping: () => boolean;
  /** The version that clients have to speak who name one; null for any. */
  readonly protocol: number | null;
  /** The address at which a line is to be negotiated instead; null for here. */
  readonly leadTo: (request: IncomingMessage) => string | null;
};

const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text'] }] as const;

const BODY_BYTES = 16 * 1024;

/** Adds `POST <path>/negotiate` to the app; the body is ignored, and refused with 413 above 16 KiB. */
export function registerNegotiation<P extends Principal>(
  app: FastifyInstance,
  host: NegotiationHost<P>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, ignoreBody);
    scope.post(`${host.path}/negotiate`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (host.isStopping()) return turnAway(reply, 503);
      const identified = await host.guard.identify(request.raw);
      if (!identified.isKnown) return turnAway(reply, identified.status);
      const { query } = addressOf(request.raw);
      const mismatch = mismatchOf(query.get('protocol'), host.protocol);
      if (mismatch !== null) return turnAway(reply, mismatch);
      const version = Number(query.get('negotiateVersion') ?? 0);
      const url = host.leadTo(request.raw);
      // Clients follow an address as often as they get one, so nobody may get one twice.
      if (url !== null) return { negotiateVersion: version >= 1 ? 1 : 0, url, availableTransports: [] };
      return negotiationFor(identified.principal, version, host);
    });
  });
}

/** 426 for an older client, and 503 for a newer one: another server of a running deploy knows it. */
function mismatchOf(asked: string | null, spoken: number | null): 426 | 503 | null {
  const version = Number(asked ?? spoken);
  if (spoken === null || version === spoken) return null;
  return version > spoken ? 503 : 426;
}

function ignoreBody(_request: unknown, _body: unknown, done: (error: null) => void): void {
  done(null);
}

function negotiationFor<P extends Principal>(
  principal: P,
  version: number,
  host: NegotiationHost<P>,
): object {
  const connectionId = newConnectionId();
  const connectionToken = host.tokens.issue(connectionId, principal.userId, host.now());
  if (!(version >= 1)) {
    return { negotiateVersion: 0, connectionId: connectionToken, availableTransports: TRANSPORTS };
  }
  return { negotiateVersion: 1, connectionId, connectionToken, availableTransports: TRANSPORTS };
}

function turnAway(reply: FastifyReply, status: TurnedAwayStatus): FastifyReply {
  const { code, message } = TURNED_AWAY[status];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ message, code });
}
