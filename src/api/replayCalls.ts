import * as z from 'zod/mini';
import type { ForkRequest, MakePoll } from '#contract/forks.ts';
import type { Api } from './api.ts';

const createdSchema = z.object({ draftId: z.string() });
const keySchema = z.object({ key: z.string() });
/** Calls about what people make of finished drafts; all throw `ApiFailure`. */
export function createReplayCalls(api: Api) {
  return {
    /** A solo table that goes on from a finished draft, or drafts its packs anew. */
    fork: (draftId: string, asked: ForkRequest) =>
      api.post(`/drafts/${encodeURIComponent(draftId)}/forks`, asked, createdSchema),
    /** Ends a table whose draft is over, which opens the picks that waited for it. */
    closeTable: async (draftId: string): Promise<void> => {
      await api.post(`/drafts/${encodeURIComponent(draftId)}/close`, {}, createdSchema);
    },
    makePoll: (draftId: string, asked: MakePoll) =>
      api.post(`/drafts/${encodeURIComponent(draftId)}/polls`, asked, keySchema),
  };
}
