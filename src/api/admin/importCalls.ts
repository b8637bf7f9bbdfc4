import * as z from 'zod/mini';
import {
  type ImportHead,
  type ImportKind,
  importBegunSchema,
  importListSchema,
  importUndoneSchema,
  importViewSchema,
  pictureMatchesSchema,
  pictureTakenSchema,
  previewSchema,
} from '#contract/admin/imports.ts';
import type { Api } from '../api.ts';
import type { SendBytes } from './uploadCalls.ts';

/** Calls about imports and uploaded pictures; all throw `ApiFailure`. */
export function createImportCalls(api: Api, sendBytes: SendBytes) {
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
        readonly action: 'create' | 'update' | 'keep' | undefined;
        readonly page: number;
      },
      signal: AbortSignal,
    ) => api.get(`/admin/imports/${id}/rows`, previewSchema, { query: { ...ask }, signal }),
    rejectedCsv: (id: string) => api.get(`/admin/imports/${id}/rejected`, z.string()),
    store: (id: string, skipRejects: boolean, overwriteEdits: boolean) =>
      api.post(`/admin/imports/${id}/store`, { skipRejects, overwriteEdits }, importBegunSchema),
    undo: (id: string) => api.post(`/admin/imports/${id}/undo`, null, importUndoneSchema),
    discard: (id: string) => api.delete(`/admin/imports/${id}`, z.nullable(z.unknown())),
    matchPictures: async (game: string, set: string | null, names: readonly string[]) =>
      (await api.post('/admin/pictures/match', { game, set, names }, pictureMatchesSchema)).matches,
    sendPicture: async (printingId: string, picture: File, signal: AbortSignal) => {
      const path = `/admin/pictures?printing=${encodeURIComponent(printingId)}`;
      return z.parse(pictureTakenSchema, await sendBytes({ path, bytes: picture, signal })).image;
    },
  };
}

export type ImportCalls = ReturnType<typeof createImportCalls>;
