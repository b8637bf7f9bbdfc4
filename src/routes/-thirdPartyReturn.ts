import * as z from 'zod/mini';
import type { ThirdPartyReturn } from '#src/machines/session.ts';
import { sitePath } from './-guards.ts';

const text = z.catch(z.optional(z.string()), undefined);

/** The query of /login: where to go on, and what a third-party sign-in brings back. */
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
  token: text,
  userId: text,
  handle: text,
  email: text,
  roles: text,
  error: text,
});
export type LoginSearch = z.infer<typeof loginSearchSchema>;

/** What the query says of a third-party sign-in, or null; userId, handle, email and roles are never believed. */
export function thirdPartyReturnOf(search: LoginSearch): ThirdPartyReturn | null {
  if (search.error) return { kind: 'refused', error: search.error };
  if (search.token) return { kind: 'granted', token: search.token };
  return null;
}

/** Takes a third-party return out of an address: the return, and the address without it, or null if it holds none. */
export function takeThirdPartyReturn(
  address: string,
): { readonly outcome: ThirdPartyReturn; readonly cleanPath: string } | null {
  const url = new URL(address);
  if (url.pathname !== '/login') return null;
  const outcome = thirdPartyReturnOf(z.parse(loginSearchSchema, Object.fromEntries(url.searchParams)));
  if (!outcome) return null;
  const redirect = sitePath(url.searchParams.get('redirect') ?? undefined);
  return { outcome, cleanPath: redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login' };
}
