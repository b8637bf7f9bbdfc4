import type { FastifyReply } from 'fastify';
import type { Settings } from '#server/settings.ts';

/** What sets and clears the cookies of an answer: a reply, or a call of a route of the table. */
export type CookieJar = Pick<FastifyReply, 'setCookie' | 'clearCookie'>;

/** How far a cookie of sign-in reaches: what its name begins with, and the addresses that get it. */
export interface CookieScope {
  readonly prefix: '__Host-' | '';
  readonly path: '/' | '/api/auth';
  readonly secure: boolean;
}

/**
 * Over https `__Host-` binds a cookie to this very host, so that no neighbour under the same domain can set one in its
 * place (OWASP ASVS 5.0, V3.3.3); browsers take that name for the whole site alone. On plain http, where the name means
 * nothing, only the addresses of sign-in get the cookie.
 */
export const cookieScopeOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): CookieScope =>
  publicUrl.startsWith('https:')
    ? { prefix: '__Host-', path: '/', secure: true }
    : { prefix: '', path: '/api/auth', secure: false };
