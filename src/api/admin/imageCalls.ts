import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import { type FailurePageQuery, purgedSchema } from '#contract/admin/images.ts';
import { adminImageRoutes } from '#contract/routes/adminImages.ts';
import type { Api, CallOptions } from '../api.ts';
import { createClient } from '../client.ts';

/** Calls about the image cache; all throw `ApiFailure`. */
export function createImageCalls(api: Api) {
  const client = createClient(adminImageRoutes, api);
  return {
    view: (query: FailurePageQuery, options?: CallOptions) => client.imageCache({ query }, options),
    warm: (set: { readonly game: string; readonly set: string }) =>
      api.post('/admin/images/warm', set, z.unknown()),
    stopWarming: () => api.delete('/admin/images/warm', z.unknown()),
    retry: () => api.post('/admin/images/retry', null, z.unknown()),
    purge: (what: { readonly all: true } | { readonly game: string; readonly set: string }) =>
      api.post('/admin/images/purge', what, purgedSchema),
    limitTo: (megabytes: number) => api.put('/admin/images/limit', { megabytes }, changedSchema),
    allow: (host: string) => api.post('/admin/images/hosts', { host }, changedSchema),
    forbid: (host: string) => api.delete(`/admin/images/hosts/${encodeURIComponent(host)}`, changedSchema),
  };
}
export type ImageCalls = ReturnType<typeof createImageCalls>;
