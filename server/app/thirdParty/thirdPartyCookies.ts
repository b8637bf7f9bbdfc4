import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';
import { type CookieJar, cookieScopeOf } from '../cookieScope.ts';

/** `trip` binds the way to a provider, `return` the way back, `pending` a person without a handle, `link` a wish to link. */
export type BindingKind = 'trip' | 'return' | 'pending' | 'link';

export interface BindingCookies {
  read(request: FastifyRequest, kind: BindingKind, key?: string): string | null;
  set(jar: CookieJar, kind: BindingKind, value: string, lifetimeMs: number, key?: string): void;
  clear(jar: CookieJar, kind: BindingKind, key?: string): void;
}

/**
 * Short-lived cookies that tie a step of third-party sign-in to the browser that took the step before.
 * `key` tells several of a kind apart, for people who do the same in two tabs.
 */
export function createBindingCookies(settings: Pick<Settings, 'publicUrl'>): BindingCookies {
  const { prefix, path, secure } = cookieScopeOf(settings);
  const nameOf = (kind: BindingKind, key?: string) =>
    `${prefix}passleft-${kind}${key === undefined ? '' : `-${key}`}`;
  // The callback is a navigation that another site began: only a Lax cookie comes with it.
  const optionsOf = (kind: BindingKind) =>
    ({ path, httpOnly: true, sameSite: kind === 'trip' ? 'lax' : 'strict', secure }) as const;
  return {
    read: (request, kind, key) => request.cookies[nameOf(kind, key)] || null,
    set: (jar, kind, value, lifetimeMs, key) => {
      jar.setCookie(nameOf(kind, key), value, { ...optionsOf(kind), maxAge: lifetimeMs / 1000 });
    },
    clear: (jar, kind, key) => {
      jar.clearCookie(nameOf(kind, key), optionsOf(kind));
    },
  };
}
