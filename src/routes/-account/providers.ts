import type { SignInProvider } from '#contract/members/account.ts';
import type { RouterContext } from '../-context.ts';

/** Nobody waits longer than this for the buttons of other services: the password works without them. */
const WITHIN_MS = 3000;

/** The services that may vouch for somebody; none where they cannot be learnt in time. */
export async function providersOf({ accounts }: RouterContext): Promise<readonly SignInProvider[]> {
  try {
    return await (await accounts()).providers({ signal: AbortSignal.timeout(WITHIN_MS) });
  } catch {
    return [];
  }
}
