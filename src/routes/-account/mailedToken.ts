const MAILED_PATHS: readonly string[] = ['/verify-email', '/reset-password'];

/** The token of a mailed link: out of the address since before anything else ran, and kept until it is spent. */
export interface MailedToken {
  for(path: '/verify-email' | '/reset-password'): string | null;
  spend(): void;
}

/** Takes the token of a mailed link out of an address; `cleanPath` is the address without it, null where it held none. */
export function takeMailedToken(address: string): {
  readonly mailedToken: MailedToken;
  readonly cleanPath: string | null;
} {
  const { pathname, searchParams } = new URL(address);
  let token = MAILED_PATHS.includes(pathname) ? searchParams.get('token') : null;
  return {
    mailedToken: {
      for: (path) => (path === pathname ? token : null),
      spend: () => {
        token = null;
      },
    },
    cleanPath: token === null ? null : pathname,
  };
}
