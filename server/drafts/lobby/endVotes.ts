import { type Reply, refused } from '#contract/refusals.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { seatOf } from '../running/intents.ts';
import { isLive, type RunningDraft } from '../running/runningDraft.ts';

/** The seats that have a vote: those of people, as long as no bot plays there for them. */
export const votingSeats = ({ seats, state }: Pick<RunningDraft, 'seats' | 'state'>): readonly number[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.memberId !== null && state.seats[seat]?.bot !== true);

/** More than half of the people who play want the draft to end (product.md section 13). */
export function isCarried(draft: Pick<RunningDraft, 'seats' | 'state'>, votes: readonly number[]): boolean {
  const voting = votingSeats(draft);
  return 2 * voting.filter((seat) => votes.includes(seat)).length > voting.length;
}

async function readVotes(sql: Sql, draftId: string): Promise<number[]> {
  const rows = await sql.query<{ seat: number }>('select seat from end_vote where draft_id = $1', [draftId]);
  return rows.map(({ seat }) => seat);
}

/** Stores a player's vote to end the draft, or takes it back; answers whether the draft is to end now. */
export async function voteToEnd(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  isFor: boolean,
  nowMs: number,
): Promise<Reply<{ isCarried: boolean }>> {
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  if (!isLive(draft)) return refused('draftOver');
  if (!votingSeats(draft).includes(seat)) return refused('botVotes');
  await db.query(
    isFor
      ? 'insert into end_vote (draft_id, seat, at) values ($1, $2, $3) on conflict do nothing'
      : 'delete from end_vote where draft_id = $1 and seat = $2 and $3::timestamptz is not null',
    [draft.draftId, seat, new Date(nowMs)],
  );
  return { ok: true, value: { isCarried: isCarried(draft, await readVotes(db, draft.draftId)) } };
}
