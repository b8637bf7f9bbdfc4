import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLocale } from '#server/http/requestLocale.ts';
import { type Indexes, packedOnce, sendPacked } from './pages.ts';

/** Sends a page that is no part of the application, in the reader's language; null where none was built. */
export function createStandalonePage(pages: Indexes) {
  if (pages.length === 0) return null;
  const byLocale = new Map(pages.map(([locale, html]) => [locale, packedOnce(() => html)]));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = byLocale.get(requestLocale(request)) ?? [...byLocale.values()][0];
    if (!page) throw new Error('There is no page in any language.');
    return sendPacked(request, reply, await page());
  };
}

/** By which directive a page says who may show it inside another one. */
const FRAMING = /frame-ancestors [^;]*/;

/**
 * Lets the pages of these sites show this reply inside them. Everything else of the policy stays; the older header, which
 * knows no sites, goes.
 */
export function letFrame(reply: FastifyReply, sites: readonly string[]): FastifyReply {
  if (sites.length === 0) return reply;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  if (!FRAMING.test(policy)) throw new Error('The policy does not say who may frame a page.');
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace(FRAMING, `frame-ancestors ${sites.join(' ')}`))
    .header('cross-origin-resource-policy', 'cross-origin');
}
