import { sourceRoutes } from '#contract/routes/sources.ts';
import type { SourceList, SourceView } from '#contract/sources/sources.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { SourceChange } from '#src/machines/lists/addGame.ts';
import type { beginImport } from '../-admin/importPorts.ts';

/** Calls about public sources; imported late, with the schemas of their replies. */
export const sourceClient = (api: Api) => createClient(sourceRoutes, api);

type Upload = ReturnType<typeof beginImport>;

/** What the screen of the sources asks the server. */
export const sourceCalls = (client: ReturnType<typeof sourceClient>, upload: Upload) => ({
  change: (change: SourceChange, signal: AbortSignal): Promise<SourceList> => {
    if (change.kind === 'add') return client.sourceAdd({ body: { recipe: change.recipe } }, { signal });
    const params = { sourceId: change.sourceId };
    return change.kind === 'remove'
      ? client.sourceRemove({ params }, { signal })
      : client.sourceSwitch({ params, body: { isOn: change.isOn } }, { signal });
  },
  listSets: (sourceId: string, signal: AbortSignal) =>
    client.sourceSets({ params: { sourceId } }, { signal }),
  begin: (sourceId: string, code: string, signal: AbortSignal) =>
    client.sourceFetch({ params: { sourceId }, body: { code } }, { signal }),
  bring: async ({ game }: SourceView, files: readonly File[], signal: AbortSignal) => {
    if (game === null) throw new Error('This source brings cards of no game.');
    const head = { game: game.slug, newGameName: game.isHere ? null : game.name, map: null };
    const named = files.map((file) => ({ path: file.name, file }));
    return { id: await upload(head, named, () => undefined, signal) };
  },
});
