import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import type { TemplateSandbox } from '../../exports/sandbox/templateSandbox.ts';
import { implement } from '../../http/implement.ts';
import { editorOf } from '../editor.ts';
import { addExport, deleteExport, readExports, restoreExport, saveExport } from './exportTemplates.ts';
import { previewExport } from './previewExport.ts';

/** Export templates of games and of all games: changed, tried out, put back. */
export const adminExportHandlers = (sandbox: TemplateSandbox): readonly RouteModule[] => [
  implement(api.exportList, async ({ query }, { db }) => ({
    exports: await readExports(db, query.game ?? null),
  })),
  implement(api.exportAdd, async ({ body, member }, context) => ({
    id: await addExport(context.db, body, editorOf(member, context)),
  })),
  implement(api.exportPreview, ({ body }, { db, settings }) =>
    previewExport({ db, sandbox, publicUrl: settings.publicUrl }, body),
  ),
  implement(api.exportSave, async ({ params, body, member }, context) => ({
    version: await saveExport(context.db, params.id, body, editorOf(member, context)),
  })),
  implement(api.exportRestore, async ({ params, member }, context) => ({
    version: await restoreExport(context.db, params.id, editorOf(member, context)),
  })),
  implement(api.exportDelete, async ({ params, member }, context) => ({
    activityId: await deleteExport(context.db, params.id, editorOf(member, context)),
  })),
];
