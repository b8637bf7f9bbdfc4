import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { plainAddress, trustIn } from '#server/net/proxies.ts';

/**
 * The IP address a request came from, without a port. Where a proxy of ours names no address, it is that of the proxy:
 * whoever writes nonsense into a header shares one address instead of having a new one each time.
 */
export function clientAddress(request: FastifyRequest): string {
  return farthestAddress(request.ips ?? [request.ip]) ?? request.ip;
}

/** Of the hops from here to the visitor, the farthest that is an address. */
function farthestAddress(hops: readonly string[]): string | null {
  for (const hop of hops.toReversed()) {
    const address = plainAddress(hop);
    if (address !== null) return address;
  }
  return null;
}

/** The visitor's address for counting: an IPv6 network (/64) is one visitor. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(clientAddress(request), 64);

/** The same for a line, whose upgrade Fastify never sees; `trusted` are the proxies of the settings. */
export function lineAddresses(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustIn(trusted);
  return (request) => {
    const address = farthestAddress(proxyAddr.all(request, isTrusted)) ?? request.socket.remoteAddress;
    return normalizeIP(address ?? '', 64);
  };
}
