import type { MemberRow } from '#server/members/memberRows.ts';
import { FAILURE_WORDS, type ThirdPartyFailure } from '#server/members/thirdParty/failures.ts';

/** Where a member links and unlinks sign-ins. */
export const ACCOUNT_PATH = '/profile?tab=account';

const queryOf = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const goingOn = (returnPath: string): Record<string, string> =>
  returnPath === '/' ? {} : { redirect: returnPath };

/** The addresses of our own pages to which a third-party sign-in comes back. */
export interface ReturnAddresses {
  failed(failure: ThirdPartyFailure, returnPath: string): string;
  recognised(token: string, member: MemberRow, returnPath: string): string;
  newcomer(returnPath: string): string;
  startAtLogin(returnPath: string): string;
  linked(providerId: string): string;
  notLinked(failure: ThirdPartyFailure): string;
}

/** `publicUrl` is the only origin that these addresses have. */
export function createReturnAddresses(publicUrl: string): ReturnAddresses {
  const page = (path: string, parameters: Readonly<Record<string, string>>) => {
    const query = queryOf(parameters);
    return query === ''
      ? `${publicUrl}${path}`
      : `${publicUrl}${path}${path.includes('?') ? '&' : '?'}${query}`;
  };
  return {
    failed: (failure, returnPath) =>
      page('/login', { error: FAILURE_WORDS[failure], ...goingOn(returnPath) }),
    recognised: (token, { id, handle, email, roles }, returnPath) =>
      page('/login', {
        token,
        userId: id,
        handle,
        email: email ?? '',
        roles: roles.join(','),
        ...goingOn(returnPath),
      }),
    newcomer: (returnPath) => page('/oauth-registration', goingOn(returnPath)),
    startAtLogin: (returnPath) => page('/login', goingOn(returnPath)),
    linked: (providerId) => page(ACCOUNT_PATH, { linked: providerId }),
    notLinked: (failure) => page(ACCOUNT_PATH, { error: failure }),
  };
}
