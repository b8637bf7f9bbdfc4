import type { Refusal } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { Database, Sql } from '#server/db/open.ts';
import type { Tables } from '#server/drafts/tables.ts';
import { refusal } from '#server/http/refusalError.ts';
import { makeId } from '../ids.ts';

interface OwnTable {
  readonly draftId: string;
  readonly status: 'lobby' | 'countdown' | 'drafting' | 'paused' | 'building';
  readonly isSolo: boolean;
  readonly isHost: boolean;
  readonly seat: number | null;
}

const OWN = `select d.id as "draftId", d.status, d.is_solo as "isSolo", coalesce(d.host_id = $1, false) as "isHost", s.seat
  from draft d left join seat s on s.draft_id = d.id and s.member_id = $1
  where (d.host_id = $1 or s.seat is not null)
    and d.status in ('lobby', 'countdown', 'drafting', 'paused', 'building')`;

const NOT_NOW: readonly Refusal[] = ['draining', 'storageAway'];

/** The ids of a member's tables that are not over. */
export async function readLiveTables(sql: Sql, memberId: string): Promise<string[]> {
  return (await sql.query<OwnTable>(OWN, [memberId])).map(({ draftId }) => draftId);
}

/** What somebody says who goes for good: a seat that is played goes on as a bot's, and no table stays paused. */
function farewell({ status, isSolo, isHost, seat }: OwnTable): TableCommand[] {
  if (status === 'building') return [];
  if (isSolo && isHost) return [{ type: 'endTable' }];
  if (status === 'lobby' || status === 'countdown')
    return seat === null ? [{ type: 'endTable' }] : [{ type: 'stand' }];
  const onward: TableCommand[] = status === 'paused' && isHost ? [{ type: 'resume' }] : [];
  return seat === null ? onward : [...onward, { type: 'handToBot', seat }];
}

/**
 * Takes a member from all tables: seats of lobbies open and their hosting is handed on or ends, solo drafts end (or are
 * kept as they are), running ones go on by bot. Tells the ids of all tables that were not over. Refusals mean that it is done already, but
 * those of a server that stops: then it throws 503.
 */
export async function leaveTables(
  db: Database,
  tables: Tables,
  memberId: string,
  solo: 'ended' | 'kept' = 'ended',
): Promise<string[]> {
  const all = await db.query<OwnTable>(OWN, [memberId]);
  const own = all.filter(({ isSolo, isHost }) => solo === 'ended' || !isSolo || !isHost);
  for (const table of own)
    for (const command of farewell(table)) {
      const reply = await tables.command(memberId, table.draftId, `farewell-${makeId()}`, command);
      if (!reply.ok && NOT_NOW.includes(reply.refusal)) throw refusal('stopping');
    }
  return own.map(({ draftId }) => draftId);
}
