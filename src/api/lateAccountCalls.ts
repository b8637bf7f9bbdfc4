import type { AccountCalls } from './accountCalls.ts';
import type { Api } from './api.ts';
import { lateCalls } from './lateCalls.ts';

export const lateAccountCalls = (api: Api): (() => Promise<AccountCalls>) =>
  lateCalls(async () => (await import('./accountCalls.ts')).createAccountCalls(api));
