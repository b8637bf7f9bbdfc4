import { randomUUID } from 'node:crypto';
import {
  type DeckSnapshot,
  type DeckSnapshots,
  MOST_SNAPSHOTS,
  type TakeSnapshot,
} from '#contract/decks/decks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Database } from '../db/database.ts';
import { seatOf } from '../drafts/running/intents.ts';
import { contentsOf, firstContents, problemWith } from './deckContents.ts';
import { type DeckOwner, ownPool } from './otherDecks.ts';

interface SnapshotRow {
  readonly id: string;
  readonly name: string;
  readonly contents: unknown;
  readonly taken_at: Date;
}

/** The snapshots of one deck, for its owner alone; cards whose pick was taken back since are left out. */
export async function readSnapshots(
  db: Database,
  owner: DeckOwner,
  number: number,
): Promise<Reply<DeckSnapshots>> {
  const pool = ownPool(owner);
  if (!pool.ok) return pool;
  const { draft, memberId } = owner;
  const rows = await db.query<SnapshotRow>(
    `select id, name, contents, taken_at from deck_snapshot
     where draft_id = $1 and member_id = $2 and number = $3 order by taken_at desc, id`,
    [draft.draftId, memberId, number],
  );
  const snapshots = rows.map(
    ({ id, name, contents, taken_at }): DeckSnapshot => ({
      id,
      name,
      takenAtMs: taken_at.getTime(),
      contents: contentsOf(contents, draft.game, pool.value),
    }),
  );
  return { ok: true, value: { snapshots, asDrafted: firstContents(draft, pool.value) } };
}

/** Keeps a deck as it stands under a name; refuses what could not be saved either, and more than a deck has room for. */
export async function takeSnapshot(
  db: Database,
  owner: DeckOwner,
  number: number,
  { name, contents }: TakeSnapshot,
): Promise<Reply<DeckSnapshot>> {
  const pool = ownPool(owner);
  if (!pool.ok) return pool;
  const { draft, memberId, nowMs } = owner;
  const seat = seatOf(draft, memberId) ?? -1;
  const problem = problemWith(draft, seat, { version: 0, name, contents, submit: false });
  if (problem) return problem;
  const id = randomUUID();
  const made = await db.query(
    `insert into deck_snapshot (id, draft_id, member_id, number, name, contents, taken_at)
     select $1, $2, $3, $4, $5, $6::jsonb, $7 where (select count(*) from deck_snapshot
       where draft_id = $2 and member_id = $3 and number = $4) < $8 returning id`,
    [id, draft.draftId, memberId, number, name, JSON.stringify(contents), new Date(nowMs), MOST_SNAPSHOTS],
  );
  if (made.length === 0) return refused('tooManySnapshots');
  return { ok: true, value: { id, name, takenAtMs: nowMs, contents } };
}

/** Forgets a snapshot; nothing is refused where it is gone already. */
export async function removeSnapshot(db: Database, owner: DeckOwner, id: string): Promise<Reply<null>> {
  const pool = ownPool(owner);
  if (!pool.ok) return pool;
  await db.query('delete from deck_snapshot where id = $1 and draft_id = $2 and member_id = $3', [
    id,
    owner.draft.draftId,
    owner.memberId,
  ]);
  return { ok: true, value: null };
}
