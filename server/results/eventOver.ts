import type { TableEvent } from '#contract/events/eventCalls.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { Sql } from '../db/database.ts';

/** Whether the last pick of a table's draft was made. */
export const isDraftOver = ({ status }: Pick<TableView, 'status'>): boolean =>
  status === 'building' || status === 'finished';

/** Whether the seed may be told: a seed tells every pool, so all tables of its event are over. A table without one is its own event. */
export const isEventOver = (
  table: Pick<TableView, 'status'> & { readonly event?: Pick<TableEvent, 'isOver'> | null | undefined },
): boolean => isDraftOver(table) && (table.event?.isOver ?? true);

/** The event that a table belongs to; null for a table alone. */
export async function readTableEvent(sql: Sql, draftId: string): Promise<TableEvent | null> {
  const [row] = await sql.query<TableEvent>(
    `select e.id as "eventId", e.settings->>'name' as name, e.phase in ('closed', 'cancelled') as "isOver"
     from event_table t join event e on e.id = t.event_id where t.draft_id = $1`,
    [draftId],
  );
  return row ?? null;
}
