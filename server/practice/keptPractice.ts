import { createHash, randomUUID } from 'node:crypto';
import {
  type KeepPractice,
  MOST_PRACTICES,
  type OpenedPractice,
  openedPracticeSchema,
  type PracticeRow,
  type PracticeSet,
  type PracticeShelf,
} from '#contract/practice.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import type { Database, Sql } from '../db/database.ts';
import { refusal, signedOut } from '../http/refusalError.ts';

interface Row {
  readonly id: string;
  readonly game_name: string;
  readonly template_name: string;
  readonly deck_cards: number;
  readonly saved_at: Date;
}

const ROW = `id, look->>'name' as game_name, template_name, saved_at,
  cardinality(pool) - cardinality(side) as deck_cards`;

const rowOf = (row: Row): PracticeRow => ({
  practiceId: row.id,
  gameName: row.game_name,
  name: row.template_name,
  deckCards: row.deck_cards,
  savedAtMs: row.saved_at.getTime(),
});

/** What somebody has kept, the newest first. */
export async function readPracticeShelf(sql: Sql, memberId: string): Promise<PracticeShelf> {
  const rows = await sql.query<Row>(
    `select ${ROW} from practice_draft where member_id = $1 order by saved_at desc, id limit $2`,
    [memberId, MOST_PRACTICES],
  );
  return { drafts: rows.map(rowOf) };
}

/** A draft that was replayed: what it was dealt from, what was sent, and the ids of the cards that were taken. */
export interface ReplayedPractice {
  readonly set: PracticeSet;
  readonly sent: KeepPractice;
  readonly pool: readonly string[];
}

/**
 * Keeps a draft; the same one sent twice is kept once. Throws `tooManyPractices` and `deckNotInPool`; counted under a lock on
 * the member, so that drafts kept at once do not slip past together.
 */
export async function keepPracticeDraft(
  db: Database,
  memberId: string,
  { set, sent, pool }: ReplayedPractice,
  nowMs: number,
): Promise<PracticeRow> {
  const { catalogue, template, seats } = set.setup;
  const side = sideIn(pool, sent.side);
  const body = JSON.stringify(catalogue);
  const hash = createHash('sha256').update(body).digest('hex');
  const at = new Date(nowMs);
  return db.transaction(async (tx) => {
    const [living] = await tx.query('select id from member where id = $1 and deleted_at is null for update', [
      memberId,
    ]);
    if (!living) throw signedOut();
    const others = await tx.query('select 1 from practice_draft where member_id = $1 and secret <> $2', [
      memberId,
      sent.secret,
    ]);
    if (others.length >= MOST_PRACTICES) throw refusal('tooManyPractices', { most: MOST_PRACTICES });
    await tx.query(
      `insert into practice_catalogue (hash, body, used_at) values ($1, $2::jsonb, $3)
       on conflict (hash) do update set used_at = excluded.used_at`,
      [hash, body, at],
    );
    const [row] = await tx.query<Row>(
      `insert into practice_draft (id, member_id, game, template, template_name, look, catalogue_hash, rules, seats, secret,
         actions, pool, side, saved_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb, $9, $10, $11::jsonb, $12, $13, $14)
       on conflict (member_id, secret) do update set game = excluded.game, template = excluded.template,
         template_name = excluded.template_name, look = excluded.look, catalogue_hash = excluded.catalogue_hash,
         rules = excluded.rules, seats = excluded.seats, actions = excluded.actions, pool = excluded.pool,
         side = excluded.side, saved_at = excluded.saved_at
       returning ${ROW}`,
      [
        ...[randomUUID(), memberId, set.look.slug, set.template, set.name, JSON.stringify(set.look), hash],
        ...[JSON.stringify(template), seats, sent.secret, JSON.stringify(sent.actions), pool, side, at],
      ],
    );
    if (!row) throw new Error('A practice draft was not stored.');
    return rowOf(row);
  });
}

interface StoredPractice {
  readonly template: string;
  readonly template_name: string;
  readonly look: unknown;
  readonly rules: unknown;
  readonly seats: number;
  readonly secret: string;
  readonly actions: unknown;
  readonly side: readonly string[];
  readonly body: Catalogue;
}

/** A draft of one's own as it was kept; throws `practiceUnknown` for all others, as if they were not there. */
export async function openPracticeDraft(
  sql: Sql,
  practiceId: string,
  memberId: string,
): Promise<OpenedPractice> {
  const [row] = await sql.query<StoredPractice>(
    `select p.template, p.template_name, p.look, p.rules, p.seats, p.secret, p.actions, p.side, c.body
     from practice_draft p join practice_catalogue c on c.hash = p.catalogue_hash
     where p.id = $1 and p.member_id = $2`,
    [practiceId, memberId],
  );
  if (!row) throw refusal('practiceUnknown');
  const setup = { catalogue: row.body, template: row.rules, seats: row.seats, solo: true };
  const { template, template_name: name, look, secret, actions, side } = row;
  const opened = openedPracticeSchema.parse({
    practiceId,
    set: { hash: '', template, name, look, setup },
    ...{ secret, actions, side },
  });
  return { ...opened, set: { ...opened.set, hash: setupHashOf(opened.set.setup) } };
}

/** Changes the deck of a draft of one's own. Throws `practiceUnknown` and `deckNotInPool`. */
export async function changePracticeDeck(
  sql: Sql,
  practiceId: string,
  memberId: string,
  side: readonly string[],
): Promise<PracticeRow> {
  const [known] = await sql.query<{ pool: string[] }>(
    'select pool from practice_draft where id = $1 and member_id = $2',
    [practiceId, memberId],
  );
  if (!known) throw refusal('practiceUnknown');
  const [row] = await sql.query<Row>(
    `update practice_draft set side = $3 where id = $1 and member_id = $2 returning ${ROW}`,
    [practiceId, memberId, sideIn(known.pool, side)],
  );
  if (!row) throw refusal('practiceUnknown');
  return rowOf(row);
}

/** Throws `practiceUnknown` for a draft that is not there or not one's own. */
export async function deletePracticeDraft(sql: Sql, practiceId: string, memberId: string): Promise<void> {
  const gone = await sql.query('delete from practice_draft where id = $1 and member_id = $2 returning id', [
    practiceId,
    memberId,
  ]);
  if (gone.length === 0) throw refusal('practiceUnknown');
}

/** Each card once, all of the pool. */
function sideIn(pool: readonly string[], side: readonly string[]): readonly string[] {
  const taken = new Set(pool);
  const aside = [...new Set(side)];
  if (!aside.every((id) => taken.has(id))) throw refusal('deckNotInPool');
  return aside;
}
