import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../net/proxies.ts';

/**
 * The IP address a request came from, without a port. Where a proxy of ours names no address, it is that of the proxy:
 * whoever writes nonsense into a header shares one address instead of having a new one each time.
 */
export function clientAddress(request: FastifyRequest): string {
  const hops = request.ips ?? [request.ip];
  for (const hop of hops.toReversed()) {
    const address = plainAddress(hop);
    if (address !== null) return address;
  }
  return request.ip;
}

/** The visitor's address for counting: an IPv6 network (/64) is one visitor. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(clientAddress(request), 64);
