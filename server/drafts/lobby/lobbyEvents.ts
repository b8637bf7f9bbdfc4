import * as z from 'zod/mini';
import { type LobbyEvent, lobbyEventSchema } from '#contract/tables/lobbyEvents.ts';
import type { Sql } from '#server/db/database.ts';
import { shownName } from '#server/members/shownName.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A table's event as a command tells it: who it is about by id alone, since names change and accounts go. */
export type LobbyNews = Without<LobbyEvent, 'seq' | 'name'>;

/** As many as a line that was away for a moment has to be told. */
const KEPT = 20;

/** SQL for the events of a row of `draft` with the names of today; none once the draft has begun. */
export const lobbyEventsOf = (draft: string): string => `case when ${draft}.started_at is null then
  (select coalesce(jsonb_agg(case when e.value ? 'memberId'
       then e.value || jsonb_build_object('memberId', m.id, 'name', coalesce(${shownName('m')}, '')) else e.value end
     order by e.number), '[]'::jsonb)
   from jsonb_array_elements(${draft}.lobby_events) with ordinality e(value, number)
   left join member m on m.id = e.value->>'memberId' and m.deleted_at is null) else '[]'::jsonb end`;

export const lobbyEventsSchema = z.array(lobbyEventSchema);

/** Keeps what happened at a table, in the transaction in which it did. */
export async function storeLobbyEvents(
  tx: Sql,
  draftId: string,
  happened: readonly LobbyNews[],
): Promise<void> {
  if (happened.length === 0) return;
  const [row] = await tx.query<{ known: readonly { readonly seq: number }[] }>(
    'select lobby_events as known from draft where id = $1 for update',
    [draftId],
  );
  if (!row) return;
  const last = row.known.at(-1)?.seq ?? 0;
  const events = [...row.known, ...happened.map((event, at) => ({ seq: last + at + 1, ...event }))];
  await tx.query('update draft set lobby_events = $2::jsonb where id = $1', [
    draftId,
    JSON.stringify(events.slice(-KEPT)),
  ]);
}
