import type { Database } from '#server/db/database.ts';
import { seatOf } from '../running/intents.ts';
import type { Tables } from '../tables.ts';
import { type AdminRule, readSight } from './readers.ts';

/** Asked before anything is said or done about a table: people whom it is no business of find no such table. */
export interface TableGate {
  /** Whether there is such a table for this member, or for a visitor without a session. */
  isOpenTo(draftId: string, memberId: string | null): Promise<boolean>;
}

export interface TableGatePorts extends AdminRule {
  readonly db: Database;
  readonly tables: Pick<Tables, 'heldDraft'>;
}

export const createTableGate = ({ db, tables, ...rule }: TableGatePorts): TableGate => ({
  async isOpenTo(draftId, memberId) {
    // Picks are asked for most: who sits at a draft in memory is known without the database.
    const draft = memberId === null ? null : await tables.heldDraft(draftId);
    if (draft && memberId !== null && seatOf(draft, memberId) !== null) return true;
    return (await readSight(db, draftId, memberId, rule)) !== null;
  },
});
