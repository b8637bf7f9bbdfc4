import { api } from '#contract/api.ts';
import { streamDelayOf } from '#contract/tables/streamDelay.ts';
import type { RouteModule } from '../app/appContext.ts';
import type { Database } from '../db/database.ts';
import { type AdminRule, readTies } from '../drafts/reading/readers.ts';
import { readTable } from '../drafts/tableRecord.ts';
import type { Tables } from '../drafts/tables.ts';
import { granted } from '../http/granted.ts';
import { implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
import { endOverlayKey, makeOverlayKey, readOverlayKey } from './overlayKeys.ts';

/** The key of a table's overlay, for who hosts it or organises its event. */
export function overlayHandlers(tables: Pick<Tables, 'changed'>, rule: AdminRule): readonly RouteModule[] {
  async function onlyHost(db: Database, draftId: string, memberId: string) {
    const ties = (await readTies(db, draftId, [memberId], rule)).get(memberId);
    if (!ties?.isHost) throw refusal('notHost');
  }
  return [
    implement(api.overlay, async ({ params: { draftId }, member }, { db, clock }) => {
      await onlyHost(db, draftId, member.memberId);
      const [key, table] = await Promise.all([
        readOverlayKey(db, draftId, clock.now()),
        readTable(db, draftId),
      ]);
      return { madeAtMs: key?.madeAtMs ?? null, delaySeconds: streamDelayOf(table?.settings ?? {}) };
    }),
    implement(api.overlayMake, async ({ params: { draftId }, member }, { db, clock }) => {
      await onlyHost(db, draftId, member.memberId);
      const key = granted(await makeOverlayKey(db, draftId, clock.now()));
      // Overlays of the key before it end.
      tables.changed(draftId);
      return { key };
    }),
    implement(api.overlayEnd, async ({ params: { draftId }, member }, { db }) => {
      await onlyHost(db, draftId, member.memberId);
      await endOverlayKey(db, draftId);
      tables.changed(draftId);
      return undefined;
    }),
  ];
}
