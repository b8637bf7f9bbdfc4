import type { Database } from '../db/database.ts';
import { type ActivityEntry, recordActivities } from './activity.ts';

const DONE = {
  pause: 'paused the table',
  resume: 'went on with the table',
  endTable: 'ended the table',
  repair: 'repaired the table',
} as const;

/** What an Admin did at a table that is not their own. */
export interface KeptOrder {
  readonly memberId: string;
  readonly draftId: string;
  readonly gameId: string;
  readonly name: string;
  readonly ask: keyof typeof DONE;
  readonly nowMs: number;
}

/** Notes in the activity log what an Admin did at a table; it cannot be reverted. */
export async function recordKeptOrder(db: Database, order: KeptOrder): Promise<void> {
  const entry: ActivityEntry = {
    memberId: order.memberId,
    kind: 'acted',
    subject: 'table',
    subjectId: order.draftId,
    gameId: order.gameId,
    label: `${DONE[order.ask]} ${order.name}`,
    nowMs: order.nowMs,
  };
  await db.transaction((tx) => recordActivities(tx, entry, []));
}
