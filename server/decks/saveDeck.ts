import type { DeckContents, SaveDeck } from '#contract/decks/decks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { canonicalJson } from '#engine/draft.ts';
import type { Database, Sql } from '../db/database.ts';
import { seatOf } from '../drafts/running/intents.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { refuseCoveredPool } from '../drafts/running/seatView.ts';
import { lockDeckOf } from '../results/submissions.ts';
import { problemWith } from './deckContents.ts';

export interface DeckToSave {
  readonly draft: RunningDraft;
  readonly memberId: string;
  /** Which of the pool's decks, from 1; only the first need not be there before. */
  readonly number: number;
  readonly writerId: string;
  readonly save: SaveDeck;
  readonly nowMs: number;
}

export interface SavedDeck {
  readonly version: number;
  readonly savedAtMs: number;
  readonly submittedAtMs: number | null;
  /** Whether with this one all decks of the table are submitted. */
  readonly isTableFinished: boolean;
}

interface StoredVersion {
  readonly version: number;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
}

const COLUMNS = 'version, saved_at, submitted_at';

async function store(sql: Sql, { draft, memberId, number, save, nowMs }: DeckToSave) {
  const params = [
    draft.draftId,
    memberId,
    save.name,
    JSON.stringify(save.contents),
    new Date(nowMs),
    save.submit,
    save.version,
    number,
  ];
  const [made] = await sql.query<StoredVersion>(
    `insert into deck (draft_id, member_id, number, version, name, contents, saved_at, submitted_at)
     select $1, $2, 1, 1, $3, $4::jsonb, $5::timestamptz, case when $6 then $5::timestamptz end where $7 = 0 and $8 = 1
     on conflict (draft_id, member_id, number) do nothing returning ${COLUMNS}`,
    params,
  );
  if (made) return made;
  const [changed] = await sql.query<StoredVersion>(
    `update deck set version = version + 1, name = $3, contents = $4::jsonb, saved_at = $5::timestamptz,
       submitted_at = case when $6 then $5::timestamptz else submitted_at end
     where draft_id = $1 and member_id = $2 and version = $7 and number = $8 returning ${COLUMNS}`,
    params,
  );
  return changed ?? null;
}

/** One deck of a pool is submitted; that it was another one before is forgotten. */
async function storeAlone(sql: Sql, ask: DeckToSave) {
  const whose = [ask.draft.draftId, ask.memberId];
  await sql.query(
    'select 1 from deck where draft_id = $1 and member_id = $2 order by number for update',
    whose,
  );
  const stored = await store(sql, ask);
  if (stored) {
    await sql.query(
      'update deck set submitted_at = null where draft_id = $1 and member_id = $2 and number <> $3',
      [...whose, ask.number],
    );
    await lockDeckOf(sql, ask.draft, ask.memberId, ask.nowMs, seatOf(ask.draft, ask.memberId) ?? 0);
  }
  return stored;
}

/** The stored deck if it is exactly what this save would have made: the same save, sent again over a lost line. */
async function alreadyStored(sql: Sql, { draft, memberId, number, save }: DeckToSave) {
  const [row] = await sql.query<StoredVersion & { name: string; contents: DeckContents }>(
    `select ${COLUMNS}, name, contents from deck
     where draft_id = $1 and member_id = $2 and version = $3 and number = $4`,
    [draft.draftId, memberId, save.version + 1, number],
  );
  const isSame =
    row && row.name === save.name && canonicalJson(row.contents) === canonicalJson(save.contents);
  return isSame && (row.submitted_at !== null || !save.submit) ? row : null;
}

/** Finishes a table whose people, but those who deleted their accounts, have all submitted a deck; tells whether it did. */
export async function finishWhenAllSubmitted(db: Database, draftId: string): Promise<boolean> {
  const finished = await db.query(
    `update draft set status = 'finished' where id = $1 and status = 'building' and not exists (
       select 1 from seat s join member m on m.id = s.member_id and m.deleted_at is null
       where s.draft_id = $1 and not exists (
         select 1 from deck k where k.draft_id = $1 and k.member_id = s.member_id and k.submitted_at is not null))
     returning id`,
    [draftId],
  );
  return finished.length > 0;
}

/** Saves one of the owner's decks if it was changed on the version that is stored; `deckConflict` otherwise. */
export async function saveDeck(db: Database, ask: DeckToSave): Promise<Reply<SavedDeck>> {
  const { draft, memberId, save } = ask;
  if (ask.writerId !== memberId) return refused('deckNotYours');
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  const covered = refuseCoveredPool(draft);
  if (covered) return covered;
  const problem = problemWith(draft, seat, save);
  if (problem) return problem;
  const made = save.submit ? await db.transaction((tx) => storeAlone(tx, ask)) : await store(db, ask);
  const stored = made ?? (await alreadyStored(db, ask));
  if (!stored) return refused('deckConflict');
  const value = {
    version: stored.version,
    savedAtMs: stored.saved_at.getTime(),
    submittedAtMs: stored.submitted_at?.getTime() ?? null,
    isTableFinished: save.submit && (await finishWhenAllSubmitted(db, draft.draftId)),
  };
  return { ok: true, value };
}
