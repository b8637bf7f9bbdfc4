import { tableWaitsSchema } from '#contract/clocks.ts';
import type { Api, CallOptions } from './api.ts';

/** Calls of correspondence drafts: who holds packs; all throw `ApiFailure`. */
export function createCorrespondenceCalls(api: Api) {
  return {
    waits: (draftId: string, options?: CallOptions) =>
      api.get(`/drafts/${encodeURIComponent(draftId)}/waits`, tableWaitsSchema, options),
  };
}
