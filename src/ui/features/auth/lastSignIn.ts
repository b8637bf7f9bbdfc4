const KEY = 'passleft.lastSignIn';

/** The provider by which this browser last signed in, or null; remembered here alone and of no use to anybody else. */
export function readLastSignIn(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null when somebody logs in with a password. */
export function rememberSignIn(providerId: string | null): void {
  try {
    if (providerId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, providerId);
  } catch {
    // A browser that refuses storage signs in all the same.
  }
}
