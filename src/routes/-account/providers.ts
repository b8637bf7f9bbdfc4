import type { SignInProvider, WaysToSignIn } from '#contract/members/account.ts';
import type { RouterContext } from '../-context.ts';

/** Nobody waits longer than this for the buttons of other services: the password works without them. */
const WITHIN_MS = 3000;

/** The ways to sign in beside the password; none where they cannot be learnt in time. */
export async function waysToSignIn({ accounts }: Pick<RouterContext, 'accounts'>): Promise<WaysToSignIn> {
  try {
    return await (await accounts()).waysToSignIn({ signal: AbortSignal.timeout(WITHIN_MS) });
  } catch {
    return { providers: [], offersPasskeys: false };
  }
}

/** The services that may vouch for somebody. */
export const providersOf = async (
  context: Pick<RouterContext, 'accounts'>,
): Promise<readonly SignInProvider[]> => (await waysToSignIn(context)).providers;
