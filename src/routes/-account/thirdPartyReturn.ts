import * as z from 'zod/mini';
import type { ThirdPartyReturn } from '#src/machines/session/sessionFacts.ts';
import { sitePath } from '../-guards.ts';

/** The query of a sign-in screen: where it leads on; anything but one path of this site is left out. */
export const loginSearchSchema = z.object({
  redirect: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((address: string) => sitePath(address)),
      ),
    ),
    undefined,
  ),
});

/**
 * Takes a third-party return out of an address: the return, and the address without it, or null if it holds none. An
 * error beats a token; userId, handle, email and roles are never believed.
 */
export function takeThirdPartyReturn(
  address: string,
): { readonly outcome: ThirdPartyReturn; readonly cleanPath: string } | null {
  const { pathname, searchParams } = new URL(address);
  if (pathname !== '/login') return null;
  const [error, token] = [searchParams.get('error'), searchParams.get('token')];
  if (error === null && !token) return null;
  const outcome: ThirdPartyReturn =
    error === null ? { kind: 'granted', token: token ?? '' } : { kind: 'refused', error };
  const redirects = searchParams.getAll('redirect');
  const redirect = redirects.length === 1 ? sitePath(redirects[0]) : undefined;
  return { outcome, cleanPath: redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login' };
}
