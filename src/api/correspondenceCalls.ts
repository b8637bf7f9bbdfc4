import * as z from 'zod/mini';
import { type PushSubscriptionWords, pushKeySchema } from '#contract/push.ts';
import type { Api, CallOptions } from './api.ts';

const nothing = z.unknown();

/** Calls about this browser's push subscription; all throw `ApiFailure`. */
export function createCorrespondenceCalls(api: Api) {
  return {
    pushKey: async (options?: CallOptions) => (await api.get('/push/key', pushKeySchema, options)).publicKey,
    subscribeToPush: (words: PushSubscriptionWords) => api.post('/push/subscriptions', words, nothing),
    unsubscribeFromPush: (endpoint: string) =>
      api.request('DELETE', '/push/subscriptions', { endpoint }, nothing),
  };
}
