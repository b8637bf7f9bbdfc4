import type { FastifyRequest } from 'fastify';
import { IDLE_MS } from '#server/members/sessions.ts';
import type { Settings } from '#server/settings.ts';
import { type CookieJar, cookieScopeOf } from './cookieScope.ts';

/** The cookie with the refresh token: no script, no other site and no other host gets at it. */
export function createRefreshCookie(settings: Pick<Settings, 'publicUrl'>) {
  const { prefix, path, secure } = cookieScopeOf(settings);
  const name = `${prefix}passleft`;
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    set: (jar: CookieJar, token: string): void => {
      jar.setCookie(name, token, { ...options, maxAge: IDLE_MS / 1000 });
    },
    clear: (jar: CookieJar): void => {
      jar.clearCookie(name, options);
    },
  };
}
