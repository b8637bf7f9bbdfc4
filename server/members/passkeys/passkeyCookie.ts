import type { FastifyRequest } from 'fastify';
import { type CookieJar, cookieScopeOf } from '#server/app/cookieScope.ts';
import type { Settings } from '#server/settings.ts';
import { makeSecret } from '../thirdParty/onceSecrets.ts';
import { CEREMONY_MS } from './challenges.ts';

/** The cookie that ties the challenges of a visitor to one browser; all its tabs share it. */
export function createPasskeyCookie(settings: Pick<Settings, 'publicUrl'>) {
  const { prefix, path, secure } = cookieScopeOf(settings);
  const name = `${prefix}passleft-passkey`;
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  const read = (request: FastifyRequest): string | null => request.cookies[name] || null;
  return {
    read,
    /** The browser's secret, a new one where it has none; it lives as long as the newest challenge. */
    keep: (request: FastifyRequest, jar: CookieJar): string => {
      const secret = read(request) ?? makeSecret();
      jar.setCookie(name, secret, { ...options, maxAge: CEREMONY_MS / 1000 });
      return secret;
    },
    clear: (jar: CookieJar): void => {
      jar.clearCookie(name, options);
    },
  };
}
