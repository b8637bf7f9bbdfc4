import { api } from '#contract/api.ts';
import { adminBenchRoutes, type BenchRoutes, workshopBenchRoutes } from '#contract/routes/admin/drafting.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { implement } from '../../http/implement.ts';
import { editorOf } from '../editor.ts';
import { revertActivity } from '../revertActivity.ts';
import { readBench, readBenchCards } from './bench.ts';
import type { Keeper } from './keeper.ts';
import { addPack, deletePack, savePack } from './packs.ts';
import { refuseOthersChange } from './refuseOthersChange.ts';
import { addTemplate, deleteTemplate, readTemplates, saveTemplate, setStatuses } from './templates.ts';

const keeperOf = (
  keeps: Keeper['keeps'],
  member: { readonly memberId: string },
  context: AppContext,
): Keeper => ({
  ...editorOf(member, context),
  keeps,
});

/** Routes for packs and draft templates, of all games or of one member's workshop. */
const benchHandlers = (rows: BenchRoutes, keeps: Keeper['keeps']): readonly RouteModule[] => [
  implement(rows.bench, ({ query, member }, context) =>
    readBench(context.db, query.game, keeperOf(keeps, member, context)),
  ),
  implement(rows.benchCards, async ({ query, member }, context) => ({
    cards: await readBenchCards(context.db, query.game, keeperOf(keeps, member, context)),
  })),
  implement(rows.packAdd, async ({ body, member }, context) => ({
    id: await addPack(context.db, body, keeperOf(keeps, member, context)),
  })),
  implement(rows.packSave, async ({ params, body, member }, context) => ({
    version: await savePack(context.db, params.id, body, keeperOf(keeps, member, context)),
  })),
  implement(rows.packDelete, async ({ params, member }, context) => ({
    activityId: await deletePack(context.db, params.id, keeperOf(keeps, member, context)),
  })),
  implement(rows.templates, async ({ query, member }, context) => ({
    templates: await readTemplates(context.db, query.game, keeperOf(keeps, member, context)),
  })),
  implement(rows.templateAdd, async ({ body, member }, context) => ({
    id: await addTemplate(context.db, body, keeperOf(keeps, member, context)),
  })),
  implement(rows.templateSave, async ({ params, body, member }, context) => ({
    version: await saveTemplate(context.db, params.id, body, keeperOf(keeps, member, context)),
  })),
  implement(rows.templateDelete, async ({ params, member }, context) => ({
    activityId: await deleteTemplate(context.db, params.id, keeperOf(keeps, member, context)),
  })),
];

/** Packs and draft templates of games for Admins, and the workshop of power users for their own. */
export const draftingHandlers: readonly RouteModule[] = [
  ...benchHandlers(adminBenchRoutes, 'all'),
  ...benchHandlers(workshopBenchRoutes, 'own'),
  implement(api.templateStatuses, ({ body, member }, context) =>
    setStatuses(context.db, body, keeperOf('all', member, context)),
  ),
  implement(api.workshopRevert, async ({ params, member }, context) => {
    await refuseOthersChange(context.db, params.activityId, member.memberId);
    const { activityId } = await revertActivity(context.db, params.activityId, editorOf(member, context));
    return { activityId };
  }),
];
