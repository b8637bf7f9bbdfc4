import type { PollView } from '#contract/results/forks.ts';
import { RESULT_KEY_START } from '#contract/results/resultKeys.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import { pollRoutes } from '#contract/routes/results/polls.ts';
import { sharedResultRoutes } from '#contract/routes/results/sharedResults.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** What a key in the address of results opens; the keys of shared results and of polls begin differently. */
export type Keyed =
  | { readonly kind: 'shared'; readonly shared: SharedResults }
  | { readonly kind: 'poll'; readonly poll: PollView };

export const isSharedKey = (key: string): boolean => key.startsWith(RESULT_KEY_START);

/** Reads what stands behind a key; throws `ApiFailure`. */
export async function readByKey(api: Api, key: string, signal: AbortSignal): Promise<Keyed> {
  const call = { params: { key } };
  return isSharedKey(key)
    ? {
        kind: 'shared',
        shared: await createClient(sharedResultRoutes, api).sharedResults(call, { signal }),
      }
    : { kind: 'poll', poll: await createClient(pollRoutes, api).poll(call, { signal }) };
}
