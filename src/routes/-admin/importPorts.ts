import type { WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportHead, ImportKind } from '#contract/admin/imports.ts';
import { adminImportRoutes } from '#contract/routes/admin/adminImports.ts';
import { adminPictureRoutes } from '#contract/routes/admin/adminPictures.ts';
import { createUpload, type Upload } from '#src/api/admin/uploads.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { freshToken } from '#src/machines/freshToken.ts';

/** Sends bytes with the token of a session. */
export const uploadOf = (session: Parameters<typeof freshToken>[0]): Upload =>
  createUpload((signal) =>
    freshToken(session, { rejectedToken: null, nowMs: () => Date.now(), ...(signal ? { signal } : {}) }),
  );

/** Begins an import of files; answers its id. */
export const beginImport =
  (upload: Upload) =>
  async (
    head: Omit<ImportHead, 'files'>,
    files: readonly { readonly path: string; readonly file: File }[],
    onSent: (sent: number, total: number) => void,
    signal: AbortSignal,
  ): Promise<string> => {
    const named = files.map(({ path, file }) => ({ name: path, bytes: file.size }));
    const contents = files.map(({ file }) => file);
    const bytes = new Blob([`${JSON.stringify({ ...head, files: named })}\n`, ...contents]);
    return (await upload(adminImportRoutes.importBegin, { bytes, onSent, signal })).id;
  };

/** Makes a file the picture of a printing; answers the address under which cards name it. */
export const sendPicture =
  (upload: Upload) =>
  async (printing: string, picture: File, signal: AbortSignal): Promise<string> => {
    const call = { query: { printing }, bytes: picture, signal };
    return (await upload(adminPictureRoutes.pictureTake, call)).image;
  };

/** Imports and uploaded pictures. */
export function importPorts(api: Api, upload: Upload) {
  const client = createClient({ ...adminImportRoutes, ...adminPictureRoutes }, api);
  return {
    begin: beginImport(upload),
    sendPicture: sendPicture(upload),
    list: async (game: string, signal: AbortSignal) =>
      (await client.importList({ query: { game: game === '' ? undefined : game } }, { signal })).imports,
    watch: (id: string, seen: number, signal: AbortSignal) =>
      client.importWatch({ params: { id }, query: { seen } }, { signal }),
    rows: (
      id: string,
      query: {
        readonly kind: ImportKind;
        readonly action: 'create' | 'update' | 'keep' | undefined;
        readonly page: number;
      },
      signal: AbortSignal,
    ) => client.importRows({ params: { id }, query }, { signal }),
    rejectedCsv: (id: string) => client.importRejected({ params: { id } }),
    answer: (id: string, body: WordAnswers) => client.importAnswer({ params: { id }, body }),
    store: (id: string, skipRejects: boolean, overwriteEdits: boolean) =>
      client.importStore({ params: { id }, body: { skipRejects, overwriteEdits } }),
    weigh: (id: string) => client.importUndoEffects({ params: { id } }),
    undo: (id: string) => client.importUndo({ params: { id } }),
    redo: (id: string) => client.importRedo({ params: { id } }),
    discard: (id: string) => client.importDiscard({ params: { id } }),
    restore: (id: string) => client.importRestore({ params: { id } }),
    matchPictures: async (game: string, set: string | null, names: readonly string[]) =>
      (await client.picturesMatch({ body: { game, set, names: [...names] } })).matches,
  };
}
