import type { OpenedByCode } from '#contract/routes/codes.ts';
import type { Sql } from '#server/db/database.ts';
import { findEventByCode } from '#server/events/eventView.ts';
import { findByCode } from '../tableRows.ts';

/** What a code opens; null for one that nobody has. */
export async function readCode(sql: Sql, code: string): Promise<OpenedByCode | null> {
  const draftId = await findByCode(sql, code);
  if (draftId !== null) return { kind: 'table', draftId };
  const eventId = await findEventByCode(sql, code);
  return eventId === null ? null : { kind: 'event', eventId };
}
