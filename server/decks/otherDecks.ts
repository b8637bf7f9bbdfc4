import { type AddDeck, type DeckContents, MOST_DECKS } from '#contract/decks/decks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Database, Sql } from '../db/database.ts';
import { seatOf } from '../drafts/running/intents.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { contentsOf, firstContents } from './deckContents.ts';
import { readDeckRow } from './deckRows.ts';

export interface DeckOwner {
  readonly draft: RunningDraft;
  readonly memberId: string;
  readonly writerId: string;
  readonly nowMs: number;
}

/** The owner's pool; a refusal for everybody else and for members without a seat. */
export function ownPool({ draft, memberId, writerId }: DeckOwner) {
  if (writerId !== memberId) return refused('deckNotYours');
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  return { ok: true as const, value: draft.state.seats[seat]?.pool ?? [] };
}

/** Makes another deck for the pool and gives its number; the first one is stored with it, if it never was. */
export async function addDeck(
  db: Database,
  owner: DeckOwner,
  { from, name }: AddDeck,
): Promise<Reply<{ readonly number: number }>> {
  const pool = ownPool(owner);
  if (!pool.ok) return pool;
  const { draft, memberId } = owner;
  const drafted = firstContents(draft, pool.value);
  return db.transaction(async (tx) => {
    if ((await lockedNumbers(tx, owner)).length === 0) await insertDeck(tx, owner, 1, draft.name, drafted);
    const taken = await lockedNumbers(tx, owner);
    const number = [...Array(MOST_DECKS).keys()].map((at) => at + 1).find((free) => !taken.includes(free));
    if (number === undefined) return refused('tooManyDecks');
    const source = from === null ? null : await readDeckRow(tx, draft.draftId, memberId, from);
    if (from !== null && source === null) return refused('notFound', 'There is no such deck.');
    const contents = source ? contentsOf(source.contents, draft.game, pool.value) : drafted;
    await insertDeck(tx, owner, number, name, contents);
    return { ok: true, value: { number } };
  });
}

/** Removes a deck with its snapshots; neither the only one of its pool nor the submitted one. */
export async function removeDeck(
  db: Database,
  owner: DeckOwner,
  number: number,
): Promise<Reply<{ readonly number: number }>> {
  const pool = ownPool(owner);
  if (!pool.ok) return pool;
  const { draftId } = owner.draft;
  return db.transaction(async (tx) => {
    const numbers = await lockedNumbers(tx, owner);
    const row = await readDeckRow(tx, draftId, owner.memberId, number);
    if (row === null) return refused('notFound', 'There is no such deck.');
    if (row.submitted_at !== null)
      return refused('deckKept', 'This deck is submitted. Submit another one first.');
    if (numbers.length === 1) return refused('deckKept', 'This is the only deck of the pool.');
    for (const table of ['deck_snapshot', 'deck'])
      await tx.query(`delete from ${table} where draft_id = $1 and member_id = $2 and number = $3`, [
        draftId,
        owner.memberId,
        number,
      ]);
    return { ok: true, value: { number: numbers.find((other) => other !== number) ?? 1 } };
  });
}

async function insertDeck(
  sql: Sql,
  { draft, memberId, nowMs }: DeckOwner,
  number: number,
  name: string,
  contents: DeckContents,
): Promise<void> {
  await sql.query(
    `insert into deck (draft_id, member_id, number, version, name, contents, saved_at)
     values ($1, $2, $3, 1, $4, $5::jsonb, $6) on conflict do nothing`,
    [draft.draftId, memberId, number, name, JSON.stringify(contents), new Date(nowMs)],
  );
}

/** Numbers of the pool's decks, which nobody else adds to or takes from until the transaction is over. */
async function lockedNumbers(sql: Sql, { draft, memberId }: DeckOwner): Promise<readonly number[]> {
  const rows = await sql.query<{ number: number }>(
    'select number from deck where draft_id = $1 and member_id = $2 order by number for update',
    [draft.draftId, memberId],
  );
  return rows.map(({ number }) => number);
}
