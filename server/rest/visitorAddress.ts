import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The visitor's address for counting: an IPv6 network (/64) is one visitor. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

/** The same for a line, whose upgrade Fastify never sees; `trusted` are the proxies of the settings. */
export function lineAddresses(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trusted.length > 0 ? proxyAddr.compile([...trusted]) : () => false;
  return (request) => normalizeIP(proxyAddr(request, isTrusted), 64);
}
