import type { AccountCalls } from './accountCalls.ts';
import type { Api } from './api.ts';

/** Loads the account calls with their schemas, which the first page does not need; asks again after a failure. */
export function lateAccountCalls(api: Api): () => Promise<AccountCalls> {
  let loaded: Promise<AccountCalls> | null = null;
  const load = async () => {
    const { createAccountCalls } = await import('./accountCalls.ts');
    return createAccountCalls(api);
  };
  return () => {
    loaded ??= load().catch((thrown: unknown) => {
      loaded = null;
      throw thrown;
    });
    return loaded;
  };
}
