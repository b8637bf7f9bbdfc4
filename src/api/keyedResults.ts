import type { PollView } from '#contract/forks.ts';
import { RESULT_KEY_START, type SharedResults } from '#contract/resultLinks.ts';
import type { Api } from './api.ts';
import { createReplayCalls } from './replayCalls.ts';
import { createResultCalls } from './resultCalls.ts';

/** What a key in the address of results opens; the keys of shared results and of polls begin differently. */
export type Keyed =
  | { readonly kind: 'shared'; readonly shared: SharedResults }
  | { readonly kind: 'poll'; readonly poll: PollView };

export const isSharedKey = (key: string): boolean => key.startsWith(RESULT_KEY_START);

/** Reads what stands behind a key; throws `ApiFailure`. */
export async function readByKey(api: Api, key: string, signal: AbortSignal): Promise<Keyed> {
  return isSharedKey(key)
    ? { kind: 'shared', shared: await createResultCalls(api).shared(key, { signal }) }
    : { kind: 'poll', poll: await createReplayCalls(api).poll(key, { signal }) };
}
