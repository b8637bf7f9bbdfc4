import { type DeckContents, type DeckView, deckContentsSchema, type SaveDeck } from '#contract/decks.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/game.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { PooledCard } from '#engine/draft.types.ts';
import { draftCardOf, faceOf, lookOf } from '../cards/look.ts';
import type { Database, Sql } from '../db/database.ts';
import { seatOf } from '../rooms/intents.ts';
import { loadDraft } from '../rooms/loadDraft.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';

interface DeckRow {
  readonly version: number;
  readonly name: string;
  readonly contents: unknown;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
}

/** Free cards are numbered from here in `freeFaces`, so that they never share an index with the catalogue. */
export const FREE_CARDS_FROM = 1_000_000;

async function readDeckRow(sql: Sql, draftId: string, memberId: string): Promise<DeckRow | null> {
  const [row] = await sql.query<DeckRow>(
    'select version, name, contents, saved_at, submitted_at from deck where draft_id = $1 and member_id = $2',
    [draftId, memberId],
  );
  return row ?? null;
}

const bucketKeys = (game: GameDefinition) => {
  const main = game.buckets.find((bucket) => bucket.key === 'main')?.key ?? game.buckets[0]?.key ?? 'main';
  const side = game.buckets.find((bucket) => bucket.key === 'side')?.key ?? main;
  return { main, side };
};

/** A deck as it stands before anybody arranged it: picks where they were sent while drafting. */
function firstContents(game: GameDefinition, pool: readonly PooledCard[]): DeckContents {
  const { main, side } = bucketKeys(game);
  const buckets: Record<string, string[]> = Object.fromEntries(
    game.buckets.map((bucket) => [bucket.key, []]),
  );
  for (const card of pool) {
    const key = card.destination === 'side' ? side : main;
    buckets[key] = [...(buckets[key] ?? []), card.id];
  }
  return { buckets, free: {} };
}

async function freeFacesOf(sql: Sql, game: GameDefinition) {
  if (game.freeCards.length === 0) return [];
  const rows = await sql.query<{ card: CardRecord; printing: PrintingRecord }>(
    `select distinct on (c.name) c.record as card, p.record as printing from card c join printing p on p.card_id = c.id
     join game g on g.id = c.game_id where g.slug = $1 and c.name = any($2) order by c.name, p.key`,
    [game.slug, [...game.freeCards]],
  );
  const byName = new Map(rows.map(({ card, printing }) => [card.name, draftCardOf(card, printing)]));
  return game.freeCards.flatMap((name, index) => {
    const card = byName.get(name);
    return card ? [faceOf(card, FREE_CARDS_FROM + index)] : [];
  });
}

/** Who may read a member's deck: the owner always, others once the draft is over and the host's rule allows. */
function mayRead(draft: RunningDraft, readerId: string, memberId: string): boolean {
  if (readerId === memberId) return true;
  return (
    draft.state.phase === 'complete' &&
    draft.settings.picksOpenTo === 'everyone' &&
    seatOf(draft, readerId) !== null
  );
}

/** A member's deck for a draft; refuses people who may not read it and seats that do not exist. */
export async function readDeck(
  db: Database,
  draftId: string,
  memberId: string,
  readerId: string,
): Promise<Reply<DeckView>> {
  const draft = await loadDraft(db, draftId);
  if (!draft) return refused('notFound');
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  if (!mayRead(draft, readerId, memberId)) return refused('notAllowed');
  const row = await readDeckRow(db, draftId, memberId);
  const pool = draft.state.seats[seat]?.pool ?? [];
  const cards = pool.flatMap(({ id, round, pick }) => {
    const instance = draft.state.instances[id];
    return instance ? [{ id, card: instance.card, finish: instance.finish, round: round + 1, pick }] : [];
  });
  const faces = new Map(
    cards.flatMap(({ card }) => {
      const known = draft.setup.catalogue.cards[card];
      return known ? [[card, faceOf(known, card)] as const] : [];
    }),
  );
  const exports = await db.query<{ slug: string; name: string; file_name: string }>(
    `select t.slug, t.name, t.file_name from export_template t left join game g on g.id = t.game_id
     where t.game_id is null or g.slug = $1 order by t.name`,
    [draft.game.slug],
  );
  return {
    ok: true,
    value: {
      draftId,
      memberId,
      owner: draft.seats[seat]?.name ?? '',
      isMine: readerId === memberId,
      tableName: draft.name,
      name: row?.name ?? draft.name,
      version: row?.version ?? 0,
      savedAtMs: row?.saved_at.getTime() ?? null,
      submittedAtMs: row?.submitted_at?.getTime() ?? null,
      pool: cards,
      contents: contentsOf(row, draft.game, pool),
      faces: Object.fromEntries(faces),
      freeFaces: await freeFacesOf(db, draft.game),
      look: lookOf(draft.game),
      exports: exports.map((row) => ({ slug: row.slug, name: row.name, fileName: row.file_name })),
    },
  };
}

/** What is saved, with cards that were picked after the last save put where they were sent. */
function contentsOf(row: DeckRow | null, game: GameDefinition, pool: readonly PooledCard[]): DeckContents {
  if (!row) return firstContents(game, pool);
  const saved = deckContentsSchema.parse(row.contents);
  const placed = new Set(Object.values(saved.buckets).flat());
  const fresh = firstContents(
    game,
    pool.filter((card) => !placed.has(card.id)),
  );
  const buckets = { ...saved.buckets };
  for (const [key, ids] of Object.entries(fresh.buckets)) buckets[key] = [...(buckets[key] ?? []), ...ids];
  return { buckets, free: saved.free };
}

function problemWith(draft: RunningDraft, seat: number, { contents, submit }: SaveDeck): Reply<never> | null {
  const ids = Object.values(contents.buckets).flat();
  const pool = new Set<string>(draft.state.seats[seat]?.pool.map((card) => card.id) ?? []);
  if (new Set(ids).size !== ids.length) return refused('deckNotInPool', 'The deck names a card twice.');
  if (ids.some((id) => !pool.has(id))) return refused('deckNotInPool');
  const unknownBucket = Object.keys(contents.buckets).find(
    (key) => !draft.game.buckets.some((bucket) => bucket.key === key),
  );
  if (unknownBucket !== undefined)
    return refused('deckNotInPool', `This game has no bucket "${unknownBucket}".`);
  const notFree = Object.keys(contents.free).find((name) => !draft.game.freeCards.includes(name));
  if (notFree !== undefined) return refused('deckNotInPool', `"${notFree}" is not a free card of this game.`);
  const main =
    (contents.buckets[bucketKeys(draft.game).main] ?? []).length +
    Object.values(contents.free).reduce((a, b) => a + b, 0);
  if (submit && draft.state.phase !== 'complete')
    return refused('deckTooSmall', 'The draft is still running.');
  if (submit && main < draft.game.deckSize)
    return refused('deckTooSmall', `The main deck has ${main} of ${draft.game.deckSize} cards.`);
  return null;
}

/** Saves the owner's deck if it was changed on the version that is stored; `deckConflict` otherwise. */
export async function saveDeck(
  db: Database,
  ask: { draftId: string; memberId: string; writerId: string; save: SaveDeck; nowMs: number },
): Promise<Reply<{ version: number; savedAtMs: number; submittedAtMs: number | null }>> {
  const { draftId, memberId, save, nowMs } = ask;
  if (ask.writerId !== memberId) return refused('deckNotYours');
  const draft = await loadDraft(db, draftId);
  if (!draft) return refused('notFound');
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  const problem = problemWith(draft, seat, save);
  if (problem) return problem;
  const [row] = await db.query<{ version: number; submitted_at: Date | null }>(
    `insert into deck (draft_id, member_id, version, name, contents, saved_at, submitted_at)
     select $1, $2, 1, $3, $4::jsonb, $5::timestamptz, case when $6 then $5::timestamptz end where $7 = 0
     on conflict (draft_id, member_id) do nothing returning version, submitted_at`,
    [draftId, memberId, save.name, JSON.stringify(save.contents), new Date(nowMs), save.submit, save.version],
  );
  const [changed] = row
    ? [row]
    : await db.query<{ version: number; submitted_at: Date | null }>(
        `update deck set version = version + 1, name = $3, contents = $4::jsonb, saved_at = $5::timestamptz,
           submitted_at = case when $6 then $5::timestamptz else submitted_at end
         where draft_id = $1 and member_id = $2 and version = $7 returning version, submitted_at`,
        [
          draftId,
          memberId,
          save.name,
          JSON.stringify(save.contents),
          new Date(nowMs),
          save.submit,
          save.version,
        ],
      );
  if (!changed) return refused('deckConflict');
  return {
    ok: true,
    value: {
      version: changed.version,
      savedAtMs: nowMs,
      submittedAtMs: changed.submitted_at?.getTime() ?? null,
    },
  };
}
