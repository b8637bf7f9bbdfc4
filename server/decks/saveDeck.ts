import type { DeckContents, SaveDeck } from '#contract/decks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { canonicalJson } from '#engine/draft.ts';
import type { Database } from '../db/database.ts';
import { seatOf } from '../rooms/intents.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import { problemWith } from './deckContents.ts';

export interface DeckToSave {
  readonly draft: RunningDraft;
  readonly memberId: string;
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

async function store(db: Database, { draft, memberId, save, nowMs }: DeckToSave) {
  const params = [
    draft.draftId,
    memberId,
    save.name,
    JSON.stringify(save.contents),
    new Date(nowMs),
    save.submit,
    save.version,
  ];
  const [made] = await db.query<StoredVersion>(
    `insert into deck (draft_id, member_id, version, name, contents, saved_at, submitted_at)
     select $1, $2, 1, $3, $4::jsonb, $5::timestamptz, case when $6 then $5::timestamptz end where $7 = 0
     on conflict (draft_id, member_id) do nothing returning ${COLUMNS}`,
    params,
  );
  if (made) return made;
  const [changed] = await db.query<StoredVersion>(
    `update deck set version = version + 1, name = $3, contents = $4::jsonb, saved_at = $5::timestamptz,
       submitted_at = case when $6 then $5::timestamptz else submitted_at end
     where draft_id = $1 and member_id = $2 and version = $7 returning ${COLUMNS}`,
    params,
  );
  return changed ?? null;
}

/** The stored deck if it is exactly what this save would have made: the same save, sent again over a lost line. */
async function alreadyStored(db: Database, { draft, memberId, save }: DeckToSave) {
  const [row] = await db.query<StoredVersion & { name: string; contents: DeckContents }>(
    `select ${COLUMNS}, name, contents from deck where draft_id = $1 and member_id = $2 and version = $3`,
    [draft.draftId, memberId, save.version + 1],
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

/** Saves the owner's deck if it was changed on the version that is stored; `deckConflict` otherwise. */
export async function saveDeck(db: Database, ask: DeckToSave): Promise<Reply<SavedDeck>> {
  const { draft, memberId, save } = ask;
  if (ask.writerId !== memberId) return refused('deckNotYours');
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  const problem = problemWith(draft, seat, save);
  if (problem) return problem;
  const stored = (await store(db, ask)) ?? (await alreadyStored(db, ask));
  if (!stored) return refused('deckConflict');
  const value = {
    version: stored.version,
    savedAtMs: stored.saved_at.getTime(),
    submittedAtMs: stored.submitted_at?.getTime() ?? null,
    isTableFinished: save.submit && (await finishWhenAllSubmitted(db, draft.draftId)),
  };
  return { ok: true, value };
}
