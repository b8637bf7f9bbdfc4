export const TOKEN_KEY = 'auth-token';

/** Where the token outlives the page; null means none is stored. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

/** The token in the browser's local storage; where storage is refused it lives as long as the page. */
export function browserTokenStore(storage: Storage): TokenStore {
  let inMemory: string | null = null;
  const orElse = <Value>(ask: () => Value, fallback: Value): Value => {
    try {
      return ask();
    } catch {
      return fallback;
    }
  };
  return {
    read: () => orElse(() => storage.getItem(TOKEN_KEY), inMemory),
    write: (token) => {
      inMemory = token;
      orElse(() => storage.setItem(TOKEN_KEY, token), undefined);
    },
    clear: () => {
      inMemory = null;
      orElse(() => storage.removeItem(TOKEN_KEY), undefined);
    },
  };
}
