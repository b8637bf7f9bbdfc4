import * as z from 'zod/mini';
import type { WordAnswers } from '#contract/admin/importQuestions.ts';
import {
  type ImportHead,
  type ImportKind,
  importBegunSchema,
  importListSchema,
  importViewSchema,
  pictureMatchesSchema,
  pictureTakenSchema,
  previewSchema,
} from '#contract/admin/imports.ts';
import { adminImportRoutes } from '#contract/routes/adminImports.ts';
import type { Api } from '../api.ts';
import { createClient } from '../client.ts';
import type { SendBytes } from './uploadCalls.ts';

/** Calls about imports and uploaded pictures; all throw `ApiFailure`. */
export function createImportCalls(api: Api, sendBytes: SendBytes) {
  const client = createClient(adminImportRoutes, api);
  return {
    begin: async (
      head: Omit<ImportHead, 'files'>,
      files: readonly { readonly path: string; readonly file: File }[],
      onSent: (sent: number, total: number) => void,
      signal: AbortSignal,
    ): Promise<string> => {
      const named = files.map(({ path, file }) => ({ name: path, bytes: file.size }));
      const contents = files.map(({ file }) => file);
      const bytes = new Blob([`${JSON.stringify({ ...head, files: named })}\n`, ...contents]);
      const reply = await sendBytes({ path: '/admin/imports', bytes, onSent, signal });
      return z.parse(importBegunSchema, reply).id;
    },
    list: async (game: string, signal: AbortSignal) =>
      (
        await api.get('/admin/imports', importListSchema, {
          query: { game: game === '' ? undefined : game },
          signal,
        })
      ).imports,
    /** Answers when there is news beyond version `seen`, or after 15 s. */
    watch: (id: string, seen: number, signal: AbortSignal) =>
      api.get(`/admin/imports/${id}`, importViewSchema, { query: { seen }, signal }),
    rows: (
      id: string,
      ask: {
        readonly kind: ImportKind;
        readonly action: 'create' | 'update' | undefined;
        readonly page: number;
      },
      signal: AbortSignal,
    ) => api.get(`/admin/imports/${id}/rows`, previewSchema, { query: { ...ask }, signal }),
    rejectedCsv: (id: string) => api.get(`/admin/imports/${id}/rejected`, z.string()),
    answer: (id: string, body: WordAnswers) => client.importAnswer({ params: { id }, body }),
    store: (id: string, skipRejects: boolean) =>
      client.importStore({ params: { id }, body: { skipRejects } }),
    weigh: (id: string) => client.importUndoEffects({ params: { id } }),
    undo: (id: string) => client.importUndo({ params: { id } }),
    redo: (id: string) => client.importRedo({ params: { id } }),
    discard: (id: string) => client.importDiscard({ params: { id } }),
    restore: (id: string) => client.importRestore({ params: { id } }),
    matchPictures: async (game: string, set: string | null, names: readonly string[]) =>
      (await api.post('/admin/pictures/match', { game, set, names }, pictureMatchesSchema)).matches,
    sendPicture: async (printingId: string, picture: File, signal: AbortSignal) => {
      const path = `/admin/pictures?printing=${encodeURIComponent(printingId)}`;
      return z.parse(pictureTakenSchema, await sendBytes({ path, bytes: picture, signal })).image;
    },
  };
}

export type ImportCalls = ReturnType<typeof createImportCalls>;
