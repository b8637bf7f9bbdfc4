import type { Database, Sql } from '../../db/database.ts';
import { countAttempt, type RateLimit } from '../../members/rateLimits.ts';

/** Who reads a poll or votes in it: a member, a browser without a session (`voterIn` of its poll), or both at once. */
export interface PollReader {
  readonly memberId: string | null;
  readonly voter: string | null;
}

/** First votes of guests and of people without a session from one address: a club looks at a poll together. */
export const VISITOR_VOTES = {
  perPoll: { attempts: 20, windowSeconds: 86_400 },
  perDay: { attempts: 60, windowSeconds: 86_400 },
} as const satisfies Record<string, RateLimit>;

/** Seconds until an address may bring another visitor's vote in this poll; 0 where it may now, which is counted. */
export async function countVisitorVote(
  db: Database,
  pollKey: string,
  address: string,
  nowMs: number,
): Promise<number> {
  const { perPoll, perDay } = VISITOR_VOTES;
  const ofPoll = await countAttempt(db, nowMs, perPoll, 'visitor votes in a poll', pollKey, address);
  return ofPoll > 0 ? ofPoll : countAttempt(db, nowMs, perDay, 'visitor votes', address);
}

export type VoteCounts = Record<string, number>;

/** The votes of a poll, by the card's id: guests count as visitors, since anybody becomes one by a press. */
export interface PollVotes {
  readonly mine: string | null;
  readonly members: VoteCounts;
  readonly visitors: VoteCounts;
}

const VOTES = `select v.card_id, m.is_guest as "isVisitor", v.member_id = $2 as "isMine"
    from poll_vote v join member m on m.id = v.member_id where v.poll_key = $1
  union all
  select card_id, true, $2::text is null and voter_id = $3 from poll_visitor_vote where poll_key = $1`;

export async function readVotes(sql: Sql, pollKey: string, reader: PollReader): Promise<PollVotes> {
  const rows = await sql.query<{ card_id: string; isVisitor: boolean; isMine: boolean | null }>(VOTES, [
    pollKey,
    reader.memberId,
    reader.voter,
  ]);
  const counts: Record<'members' | 'visitors', VoteCounts> = { members: {}, visitors: {} };
  for (const { card_id, isVisitor } of rows) {
    const side = counts[isVisitor ? 'visitors' : 'members'];
    side[card_id] = (side[card_id] ?? 0) + 1;
  }
  return { mine: rows.find(({ isMine }) => isMine)?.card_id ?? null, ...counts };
}

/** Takes or changes a vote. A member's vote takes the place of the one that the same browser gave without a session. */
export async function storeVote(
  db: Database,
  pollKey: string,
  { memberId, voter }: PollReader,
  cardId: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  await db.transaction(async (tx) => {
    if (memberId === null) {
      await tx.query(
        `insert into poll_visitor_vote (poll_key, voter_id, card_id, at) values ($1, $2, $3, $4)
         on conflict (poll_key, voter_id) do update set card_id = excluded.card_id, at = excluded.at`,
        [pollKey, voter, cardId, at],
      );
      return;
    }
    await tx.query('delete from poll_visitor_vote where poll_key = $1 and voter_id = $2', [pollKey, voter]);
    await tx.query(
      `insert into poll_vote (poll_key, member_id, card_id, at) values ($1, $2, $3, $4)
       on conflict (poll_key, member_id) do update set card_id = excluded.card_id, at = excluded.at`,
      [pollKey, memberId, cardId, at],
    );
  });
}
