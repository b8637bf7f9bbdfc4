import { api } from '#contract/api.ts';
import { implement } from '../../http/implement.ts';
import type { RouteModule } from '../../rest/house.ts';
import type { SourceImports } from '../../sources/sourceImports.ts';
import type { ImportDesk } from './importDesk.ts';

/** What is fetched from sources and what becomes of files that were read, as rows of the route table. */
export const importHandlers = (desk: ImportDesk, sources: SourceImports): readonly RouteModule[] => [
  implement(api.sourceSets, ({ params }, { stopping }) => sources.sets(params.sourceId, stopping)),
  implement(api.sourceFetch, async ({ params, body, member }, { stopping }) => {
    const ask = await sources.plan(params.sourceId, body.code, member.memberId, stopping);
    return { id: await desk.beginFetch(ask) };
  }),
  implement(api.importAnswer, ({ params, body }) => desk.answer(params.id, body)),
  implement(api.importStore, async ({ params, body, member }) => {
    await desk.store(params.id, body, member.memberId);
    return { id: params.id };
  }),
  implement(api.importDiscard, ({ params }) => desk.discard(params.id) as Promise<undefined>),
  implement(api.importRestore, ({ params }) => desk.restore(params.id)),
  implement(api.importUndoEffects, ({ params }) => desk.undoEffects(params.id)),
  implement(api.importUndo, ({ params, member }) => desk.undo(params.id, member.memberId)),
  implement(api.importRedo, ({ params, member }) => desk.redo(params.id, member.memberId)),
];
