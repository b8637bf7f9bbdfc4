import type { DeckCard, DeckSuggestion, DeckView } from '#contract/decks.ts';
import type { CardFace } from '#contract/faces.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { tableStatusSchema } from '#contract/tableRows.ts';
import { suggestDeck } from '#engine/bots/suggestDeck.ts';
import { instanceId } from '#engine/cards.ts';
import { faceOf, lookOf } from '../cards/look.ts';
import type { Database, Sql } from '../db/database.ts';
import { areOthersOpen } from '../results/reading.ts';
import { seatOf } from '../rooms/intents.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import { contentsOf } from './deckContents.ts';
import { freeFacesOf } from './freeCards.ts';

interface DeckRow {
  readonly version: number;
  readonly name: string;
  readonly contents: unknown;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
}

async function readDeckRow(sql: Sql, draftId: string, memberId: string): Promise<DeckRow | null> {
  const [row] = await sql.query<DeckRow>(
    'select version, name, contents, saved_at, submitted_at from deck where draft_id = $1 and member_id = $2',
    [draftId, memberId],
  );
  return row ?? null;
}

async function readExports(sql: Sql, gameSlug: string): Promise<DeckView['exports']> {
  const rows = await sql.query<{ slug: string; name: string; file_name: string }>(
    `select distinct on (t.slug) t.slug, t.name, t.file_name
     from export_template t left join game g on g.id = t.game_id
     where t.game_id is null or g.slug = $1 order by t.slug, t.game_id nulls last`,
    [gameSlug],
  );
  return rows
    .map((row) => ({ slug: row.slug, name: row.name, fileName: row.file_name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Who may read a member's deck: the owner always, others at the table once the draft is over and the host's rule allows. */
async function mayRead(
  sql: Sql,
  draft: RunningDraft,
  memberId: string,
  { readerId, nowMs }: DeckReader,
): Promise<boolean> {
  if (readerId === memberId) return true;
  const isSeated = seatOf(draft, readerId) !== null;
  const isHost = draft.hostId === readerId;
  const isOver = draft.state.phase === 'complete' && draft.status !== 'cancelled';
  if (!isOver || (!isSeated && !isHost)) return false;
  const [row] = await sql.query<{ status: string; finished_at: Date | null }>(
    'select status, finished_at from draft where id = $1',
    [draft.draftId],
  );
  const finishedAtMs = row?.finished_at?.getTime() ?? null;
  const status = tableStatusSchema.parse(row?.status ?? draft.status);
  const { settings } = draft;
  return areOthersOpen({ settings, status, finishedAtMs, nowMs, isSeated, isHost });
}

function poolOf(draft: RunningDraft, seat: number): { cards: DeckCard[]; faces: Map<number, CardFace> } {
  const faces = new Map<number, CardFace>();
  const cards = (draft.state.seats[seat]?.pool ?? []).flatMap(({ id, round, pick }): DeckCard[] => {
    const instance = draft.state.instances[id];
    const known = instance && draft.setup.catalogue.cards[instance.card];
    if (!known) return [];
    faces.set(instance.card, faceOf(known, instance.card));
    return [{ id, card: instance.card, finish: instance.finish, round: round + 1, pick }];
  });
  return { cards, faces };
}

function suggestionFor({ setup }: RunningDraft, pool: readonly DeckCard[]): DeckSuggestion | null {
  if (pool.length === 0) return null;
  const cards = pool.map(({ id, card, finish }) => ({ id: instanceId(id), card, finish }));
  const { main, side, groups } = suggestDeck(setup.catalogue, cards);
  return { main, side, groups };
}

/** Who reads, and when: some rules of hosts open decks with time. */
export interface DeckReader {
  readonly readerId: string;
  readonly nowMs: number;
}

/** A member's deck for a draft; refuses people who may not read it and members without a seat there. */
export async function readDeck(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  reader: DeckReader,
): Promise<Reply<DeckView>> {
  const { readerId } = reader;
  const { draftId, game } = draft;
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notFound', 'There is no such deck.');
  if (!(await mayRead(db, draft, memberId, reader))) return refused('notAllowed');
  const row = await readDeckRow(db, draftId, memberId);
  const { cards, faces } = poolOf(draft, seat);
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
      contents: contentsOf(row?.contents ?? null, game, draft.state.seats[seat]?.pool ?? []),
      faces: Object.fromEntries(faces),
      freeFaces: await freeFacesOf(db, game),
      look: lookOf(game),
      suggestion: readerId === memberId ? suggestionFor(draft, cards) : null,
      exports: await readExports(db, game.slug),
    },
  };
}
