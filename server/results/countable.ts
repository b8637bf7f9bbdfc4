import { randomUUID } from 'node:crypto';
import { BATCH_DRAFTS, BATCH_PEOPLE } from '#contract/results/cardFigures.ts';
import { tableStatusSchema } from '#contract/tables/tableRows.ts';
import { tableSettingsSchema } from '#contract/tables/tables.ts';
import { readCardIds } from '../cards/cardIds.ts';
import type { Database, Sql } from '../db/database.ts';
import { readStoredDraft } from '../drafts/running/loadDraft.ts';
import { addLearned, type Lesson, lessonOf } from '../ratings/learning.ts';
import { addFigures, figuresOfDraft, type Tallies } from './cardFigures.ts';
import { IS_FINISHED_DRAFT } from './draftCounts.ts';
import { recordsOf } from './keptRecords.ts';
import { isOpenToAll } from './reading.ts';

/** So many drafts of a game at most are counted in one pass; the others wait for the next one. */
const MOST_AT_ONCE = 200;
/** Drafts of one person alone would be that person's own picks. */
const LEAST_PEOPLE = 2;
const DECISIONS = "('pick', 'choose', 'divide', 'exchange', 'bid', 'claim')";

/** A draft that everybody at it may read and that is not counted yet. `people` are the members who decided something in it. */
export interface OpenDraft {
  readonly draftId: string;
  readonly gameId: string;
  readonly people: readonly string[];
}

interface Row {
  readonly id: string;
  readonly game_id: string;
  readonly status: string;
  readonly picks_open_to: string;
  readonly hours: number | null;
  readonly finished_at: Date | null;
  readonly is_event_over: boolean | null;
  readonly people: readonly string[];
}

/** Every draft that could be open by its host's rule; those that never are ('host', 'owners') are left out at once. */
const CANDIDATES = `select d.id, d.game_id, d.status, d.settings->>'picksOpenTo' as picks_open_to,
    (d.settings->>'picksOpenAfterHours')::int as hours, d.finished_at,
    (select e.phase in ('closed', 'cancelled') from event_table t join event e on e.id = t.event_id
      where t.draft_id = d.id) as is_event_over, who.people
  from draft d, lateral (select array_agg(distinct s.member_id) as people from seat s where s.draft_id = d.id
    and s.member_id is not null and exists (select 1 from draft_log l where l.draft_id = d.id and l.seat = s.seat
      and l.source = 'member' and l.payload->>'type' in ${DECISIONS})) who
  where ${IS_FINISHED_DRAFT} and not d.is_solo and d.list_catalogue is null
    and d.settings->>'picksOpenTo' in ('everyone', 'closed')
    and not exists (select 1 from counted_draft c where c.draft_id = d.id)
    and cardinality(who.people) >= ${LEAST_PEOPLE}
  order by d.finished_at, d.id`;

function isOpen(row: Row, nowMs: number): boolean {
  return isOpenToAll({
    settings: {
      picksOpenTo: tableSettingsSchema.shape.picksOpenTo.parse(row.picks_open_to),
      picksOpenAfterHours: row.hours ?? undefined,
    },
    status: tableStatusSchema.parse(row.status),
    finishedAtMs: row.finished_at?.getTime() ?? null,
    event: row.is_event_over === null ? null : { isOver: row.is_event_over },
    nowMs,
  });
}

/** The drafts that may be counted now, by game, the oldest first. */
async function readOpenDrafts(sql: Sql, nowMs: number): Promise<ReadonlyMap<string, readonly OpenDraft[]>> {
  const byGame = new Map<string, OpenDraft[]>();
  for (const row of await sql.query<Row>(CANDIDATES)) {
    if (!isOpen(row, nowMs)) continue;
    const { id, game_id, people } = row;
    const drafts = byGame.get(game_id) ?? [];
    byGame.set(game_id, [...drafts, { draftId: id, gameId: game_id, people }]);
  }
  return byGame;
}

/** Whether these drafts are enough to be counted together: nobody can tell from the sum what one of them was. */
export function isBatch(drafts: readonly Pick<OpenDraft, 'people'>[]): boolean {
  return (
    drafts.length >= BATCH_DRAFTS && new Set(drafts.flatMap(({ people }) => people)).size >= BATCH_PEOPLE
  );
}

/** What one draft adds to the figures and to what bots know. */
interface Counted extends OpenDraft {
  readonly tallies: Tallies;
  readonly lesson: Lesson;
}

async function readCounted(db: Database, draft: OpenDraft): Promise<Counted | null> {
  const stored = await readStoredDraft(db, draft.draftId);
  if (!stored) return null;
  const cardIds = await readCardIds(db, draft.gameId, stored.setup.catalogue);
  const tallies = figuresOfDraft(cardIds, (await recordsOf(db, stored)).decisions);
  return { ...draft, tallies, lesson: await lessonOf(db, stored, cardIds) };
}

/** Counts a batch in one transaction; nothing where another process counted one of its drafts meanwhile. Answers how many. */
async function countBatch(db: Database, gameId: string, batch: readonly Counted[], nowMs: number) {
  const ids = batch.map(({ draftId }) => draftId);
  return db.transaction(async (tx) => {
    // The counts of a game are read and written by one process at a time.
    await tx.query('select id from game where id = $1 for no key update', [gameId]);
    const known = await tx.query('select 1 from counted_draft where draft_id = any($1) limit 1', [ids]);
    if (known.length > 0) return 0;
    await tx.query(
      'insert into counted_draft (draft_id, batch, at) select id, $2, $3 from unnest($1::text[]) id',
      [ids, randomUUID(), new Date(nowMs)],
    );
    await addFigures(
      tx,
      gameId,
      batch.map(({ tallies }) => tallies),
    );
    await addLearned(
      tx,
      gameId,
      batch.map(({ lesson }) => lesson),
      nowMs,
    );
    return batch.length;
  });
}

/**
 * The only way into anything that is added up from drafts: figures of cards, what bots learn and say, and what others are
 * told of somebody's cards. A draft is counted once everybody at it may read its whole log, together with at least nine
 * others, ten people having played them, and when this is called, which is once an hour and never because somebody asks.
 * A draft that cannot be read is told to `onFault` and tried again next time. Answers how many drafts were counted.
 */
export async function countOpenDrafts(
  db: Database,
  nowMs: number,
  onFault: (fault: unknown) => void,
): Promise<number> {
  await forgetOldCounts(db);
  let counted = 0;
  for (const [gameId, open] of await readOpenDrafts(db, nowMs)) {
    const oldest = open.slice(0, MOST_AT_ONCE);
    // Many drafts of few people may need all that there are to be a batch.
    const waiting = isBatch(oldest) ? oldest : open;
    let batch: Counted[] = [];
    for (const [at, draft] of waiting.entries()) {
      if (!isBatch([...batch, ...waiting.slice(at)])) break;
      const read = await readCounted(db, draft).catch(onFault);
      if (read) batch.push(read);
      if (!isBatch(batch)) continue;
      counted += (await countBatch(db, gameId, batch, nowMs).catch(onFault)) ?? 0;
      batch = [];
    }
  }
  return counted;
}

/**
 * Earlier versions counted each draft by itself, secret ones too. Where they did, all counts are forgotten; the drafts that
 * may be read are counted again. Also after an old backup was restored, and while an old version still runs beside this one.
 */
export async function forgetOldCounts(db: Database): Promise<void> {
  const old = await db.query(
    `select 1 where exists (select 1 from figured_draft) or exists (select 1 from draft where learned_at is not null)`,
  );
  if (old.length === 0) return;
  await db.transaction(async (tx) => {
    for (const table of ['card_figure', 'card_rating', 'counted_draft', 'figured_draft'])
      await tx.query(`delete from ${table}`);
    await tx.query('update draft set learned_at = null where learned_at is not null');
  });
}
