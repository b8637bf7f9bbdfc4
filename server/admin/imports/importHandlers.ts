import { api as rows } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { implement } from '../../http/implement.ts';
import { notFound, refusal } from '../../http/refusalError.ts';
import { createSourceImports, type SourceImports } from '../../sources/sourceImports.ts';
import { readImportBody } from './importBody.ts';
import { createImportDesk, type ImportDesk } from './importDesk.ts';
import { readImports } from './importView.ts';
import { readPreview } from './preview.ts';
import { rejectedCsv } from './rejectedCsv.ts';

/** What is fetched from sources or sent as files, and what becomes of it. */
export const importHandlers =
  (onHosts?: () => Promise<void>): RouteModule =>
  async (api, context) => {
    const desk = await createImportDesk({
      db: context.db,
      now: () => context.clock.now(),
      onFault: (fault) => api.log.error(fault),
      ...(onHosts && { onHosts }),
    });
    api.addHook('onClose', () => desk.stop());
    for (const add of handlersOf(desk, createSourceImports(context))) await add(api, context);
  };

const handlersOf = (desk: ImportDesk, sources: SourceImports): readonly RouteModule[] => [
  implement(rows.sourceSets, ({ params }, { stopping }) => sources.sets(params.sourceId, stopping)),
  implement(rows.sourceFetch, async ({ params, body, member }, { stopping }) => {
    const ask = await sources.plan(params.sourceId, body.code, member.memberId, stopping);
    return { id: await desk.beginFetch(ask) };
  }),
  implement(rows.importBegin, async ({ body, member }) => {
    const read = readImportBody(body);
    if (!read.ok) throw refusal('importUnread', null, { sentence: read.sentence });
    return { id: await desk.begin(read.head, read.files, read.bytes, member.memberId) };
  }),
  implement(rows.importList, async ({ query }, { db }) => ({ imports: await readImports(db, query.game) })),
  implement(rows.importWatch, async ({ params, query }, { stopping }) => {
    const view = await desk.watch(params.id, query.seen, stopping);
    if (!view) throw notFound();
    return view;
  }),
  implement(rows.importRows, ({ params, query: { kind, action, page } }, { db }) =>
    readPreview(db, { batchId: params.id, kind, action, page }),
  ),
  implement(rows.importRejected, async ({ params }, { db }) => ({
    name: 'rejected-rows.csv',
    text: await rejectedCsv(db, params.id),
  })),
  implement(rows.importAnswer, ({ params, body }) => desk.answer(params.id, body)),
  implement(rows.importStore, async ({ params, body, member }) => {
    await desk.store(params.id, body, member.memberId);
    return { id: params.id };
  }),
  implement(rows.importDiscard, ({ params }) => desk.discard(params.id) as Promise<undefined>),
  implement(rows.importRestore, ({ params }) => desk.restore(params.id)),
  implement(rows.importUndoEffects, ({ params }) => desk.undoEffects(params.id)),
  implement(rows.importUndo, ({ params, member }) => desk.undo(params.id, member.memberId)),
  implement(rows.importRedo, ({ params, member }) => desk.redo(params.id, member.memberId)),
];
