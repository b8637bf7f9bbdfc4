import type { FastifyRequest } from 'fastify';
import { type CookieJar, cookieScopeOf } from '#server/app/cookieScope.ts';
import type { Settings } from '#server/settings.ts';
import { type BrowserMark, readMark } from './knownBrowsers.ts';

const YEAR_SECONDS = 365 * 86_400;

/** The cookie by which a browser is known again after its sessions are over. It signs nobody in. */
export function createBrowserCookie(settings: Pick<Settings, 'publicUrl'>) {
  const { prefix, path, secure } = cookieScopeOf(settings);
  const name = `${prefix}passleft-browser`;
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest): BrowserMark | null => readMark(request.cookies[name] || null),
    set: (jar: CookieJar, { id, proof }: BrowserMark): void => {
      jar.setCookie(name, `${id}.${proof}`, { ...options, maxAge: YEAR_SECONDS });
    },
    clear: (jar: CookieJar): void => {
      jar.clearCookie(name, options);
    },
  };
}
