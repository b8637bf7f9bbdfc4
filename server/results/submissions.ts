import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type DeckLine, type DeckList, deckLineSchema } from '#contract/decks/deckLists.ts';
import { deckContentsSchema } from '#contract/decks/decks.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { Submission } from '#contract/results/results.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import type { Sql } from '../db/database.ts';
import { SHOWN_FIRST } from '../decks/deckRows.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { fingerprintOf, type ListedCard, linesOfDeck } from './deckLists.ts';

/** A seat's pool, and what its cards are. */
export interface PoolOfSeat {
  readonly draftId: string;
  readonly memberId: string;
  readonly game: Pick<GameDefinition, 'buckets'>;
  readonly cards: readonly DraftCard[];
  readonly pool: readonly ListedCard[];
}

interface SubmissionRow {
  readonly member_id: string;
  readonly number: number;
  readonly name: string;
  readonly lines: unknown;
  readonly hash: string;
  readonly nonce: Uint8Array | null;
  readonly at: Date;
}

interface DeckRow {
  readonly name: string;
  readonly contents: unknown;
}

const COLUMNS = 'member_id, number, name, lines, hash, nonce, at';

const linesSchema = z.array(deckLineSchema);
const NONCE_BYTES = 32;
const submissionOf = ({ name, at, hash, nonce, number }: SubmissionRow): Submission => ({
  name,
  atMs: at.getTime(),
  hash,
  nonce: nonce === null ? null : Buffer.from(nonce).toString('hex'),
  times: number,
});

/**
 * Locks a copy of the deck that is submitted now, with its fingerprint and the moment: what others read from then on, whatever
 * becomes of the deck. The same list under the same name again is no new submission. Null without a submitted deck.
 */
export async function lockSubmission(sql: Sql, seat: PoolOfSeat, nowMs: number): Promise<Submission | null> {
  const { draftId, memberId, game, cards, pool } = seat;
  const [deck] = await sql.query<DeckRow>(
    'select name, contents from deck where draft_id = $1 and member_id = $2 and submitted_at is not null',
    [draftId, memberId],
  );
  if (!deck) return null;
  const lines = linesOfDeck(game, cards, pool, deckContentsSchema.parse(deck.contents));
  const last = (await readSubmissions(sql, draftId)).get(memberId)?.submission;
  const isSame = last && last.name === deck.name && last.hash === fingerprintOf(lines, last.nonce);
  if (isSame) return last;
  const nonce = randomBytes(NONCE_BYTES);
  const [row] = await sql.query<SubmissionRow>(
    `insert into deck_submission (draft_id, member_id, number, name, lines, hash, nonce, at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4::jsonb, $5, $6, $7 from deck_submission
     where draft_id = $1 and member_id = $2 returning ${COLUMNS}`,
    [
      draftId,
      memberId,
      deck.name,
      JSON.stringify(lines),
      fingerprintOf(lines, nonce.toString('hex')),
      nonce,
      new Date(nowMs),
    ],
  );
  return row ? submissionOf(row) : null;
}

/** The last submission of each member of a draft, with its list. */
export async function readSubmissions(
  sql: Sql,
  draftId: string,
): Promise<ReadonlyMap<string, { readonly submission: Submission; readonly lines: readonly DeckLine[] }>> {
  const rows = await sql.query<SubmissionRow>(
    `select distinct on (member_id) ${COLUMNS} from deck_submission where draft_id = $1 order by member_id, number desc`,
    [draftId],
  );
  return new Map(
    rows.map((row) => [
      row.member_id,
      { submission: submissionOf(row), lines: linesSchema.parse(row.lines) },
    ]),
  );
}

/** The list of a member's deck: the locked copy, else the deck as it is saved; null where there is neither. */
export async function readDeckList(sql: Sql, seat: PoolOfSeat, owner: string): Promise<DeckList | null> {
  const { draftId, memberId, game, cards, pool } = seat;
  const locked = (await readSubmissions(sql, draftId)).get(memberId);
  if (locked)
    return { name: locked.submission.name, owner, submitted: locked.submission, lines: locked.lines };
  const [deck] = await sql.query<DeckRow>(
    `select name, contents from deck where draft_id = $1 and member_id = $2
     order by ${SHOWN_FIRST} limit 1`,
    [draftId, memberId],
  );
  if (!deck) return null;
  const lines = linesOfDeck(game, cards, pool, deckContentsSchema.parse(deck.contents));
  return { name: deck.name, owner, submitted: null, lines };
}

/** Locks the deck of a seat of a draft that is in memory, within the transaction that submits it. */
export function lockDeckOf(
  sql: Sql,
  { draftId, game, setup, state }: RunningDraft,
  memberId: string,
  nowMs: number,
  seat: number,
): Promise<Submission | null> {
  const pool = (state.seats[seat]?.pool ?? []).flatMap(({ id }): ListedCard[] => {
    const instance = state.instances[id];
    return instance ? [{ id, ...instance }] : [];
  });
  return lockSubmission(sql, { draftId, memberId, game, cards: setup.catalogue.cards, pool }, nowMs);
}
