import type { ImportHead } from '#contract/admin/imports.ts';
import { adminImportRoutes } from '#contract/routes/admin/adminImports.ts';
import { adminPictureRoutes } from '#contract/routes/admin/adminPictures.ts';
import { createUpload, type Upload } from '#src/api/admin/uploads.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { errorWords } from '#src/machines/failure.ts';
import { freshToken } from '#src/machines/session/freshToken.ts';
import type { ImportPorts } from '#src/ui/features/admin/import/importParts.ts';
import type { NextPorts } from '#src/ui/features/imports/NextSteps.tsx';

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
export function importPorts(api: Api, upload: Upload): Omit<ImportPorts, keyof NextPorts> {
  const client = createClient({ ...adminImportRoutes, ...adminPictureRoutes }, api);
  const begin = beginImport(upload);
  const send = sendPicture(upload);
  const discard = ({ id }: { readonly id: string }) => client.importDiscard({ params: { id } });
  return {
    files: {
      begin: ({ game, newGameName, map, list, repairs, files, tell }, signal) => {
        const head = { game, newGameName, map, repairs: [...repairs], ...(list && { list }) };
        return begin(head, files, tell, signal);
      },
      discard,
    },
    wizard: {
      watch: ({ id, seen }, signal) => client.importWatch({ params: { id }, query: { seen } }, { signal }),
      answer: ({ id, answers }) => client.importAnswer({ params: { id }, body: answers }),
      store: ({ id, ...body }) => client.importStore({ params: { id }, body }),
      weigh: ({ id }) => client.importUndoEffects({ params: { id } }),
      undo: ({ id }) => client.importUndo({ params: { id } }),
      redo: ({ id }) => client.importRedo({ params: { id } }),
      restore: ({ id }) => client.importRestore({ params: { id } }),
      discard,
    },
    pictures: {
      match: async ({ names, ...ask }) =>
        (await client.picturesMatch({ body: { ...ask, names: [...names] } })).matches,
      // One after another; what a card refuses doesn't stop the others.
      send: async ({ pictures, tell }, signal) => {
        for (const { printing, picture } of pictures) {
          if (signal.aborted) return;
          const failure = await send(printing, picture.file, signal).then(() => null, errorWords);
          tell(picture.path, failure);
        }
      },
    },
    list: async (game, signal) =>
      (await client.importList({ query: { game: game === '' ? undefined : game } }, { signal })).imports,
    rows: ({ id, ...query }, signal) => client.importRows({ params: { id }, query }, { signal }),
    rejectedCsv: (id) => client.importRejected({ params: { id } }),
  };
}
