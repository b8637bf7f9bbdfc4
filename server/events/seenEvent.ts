import type { WatchEvent } from '#contract/events/events.ts';
import { type Guess, isSameCode } from '../app/requests/guessedCodes.ts';
import type { Sql } from '../db/database.ts';
import { findEvent } from './eventRecord.ts';
import { mayAlwaysSee, readShownEvent, type ShownEvent } from './eventView.ts';

/** Whether this code, where one was given, opens an event that is not open. */
export const isOpenedBy = ({ record }: ShownEvent, key: string | undefined): boolean =>
  key !== undefined && isSameCode(key, record.code);

/**
 * An event, by its id or that of one of its tables, as long as the member may see it; else null. `guess` tries the code that
 * is asked with, where nothing else lets the asker in, and throws 429 after too many wrong ones.
 */
export async function readEventFor(
  sql: Sql,
  memberId: string,
  { eventId: asked, key }: WatchEvent,
  guess: Guess,
): Promise<ShownEvent | null> {
  const eventId = await findEvent(sql, asked);
  const shown = eventId === null ? null : await readShownEvent(sql, eventId);
  if (shown && mayAlwaysSee(shown, memberId)) return shown;
  return key === undefined ? null : guess(async () => (shown && isOpenedBy(shown, key) ? shown : null));
}
