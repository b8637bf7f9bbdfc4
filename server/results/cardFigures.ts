import * as z from 'zod/mini';
import type { CardFigure } from '#contract/cardFigures.ts';
import type { PickRecord } from '#contract/results.ts';
import type { Setup } from '#engine/setup.ts';
import type { Database, Sql } from '../db/database.ts';
import { readStoredDraft } from '../rooms/loadDraft.ts';
import { recordsOf } from './keptRecords.ts';

const MOST_AT_ONCE = 50;

interface Tally {
  met: number;
  taken: Record<number, number>;
  returns: number;
  wheels: number;
}

const isByHand = ({ kind, source }: PickRecord) => kind === 'pick' && source === 'member';

/**
 * What people did with each card of one draft, by the cards' names: a card was shown if it lay in a pack that a person
 * picked from by hand, and met once for each such pack. It returned if that seat saw the pack again, and wheeled if it still
 * lay there.
 */
export function figuresOfDraft(
  { catalogue }: Pick<Setup, 'catalogue'>,
  decisions: readonly (readonly PickRecord[])[],
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (card: number): Tally => {
    const name = catalogue.cards[card]?.name ?? '';
    const known = tallies.get(name) ?? { met: 0, taken: {}, returns: 0, wheels: 0 };
    tallies.set(name, known);
    return known;
  };
  for (const records of decisions) {
    const met = new Set<string>();
    records.forEach((record, at) => {
      if (!isByHand(record)) return;
      const cameBack =
        record.packId !== '' && records.slice(at + 1).some(({ packId }) => packId === record.packId);
      for (const { id, card } of record.pack) {
        const tally = tallyOf(card);
        if (!met.has(id)) tally.met += 1;
        met.add(id);
        if (record.taken.includes(id)) tally.taken[record.pick] = (tally.taken[record.pick] ?? 0) + 1;
        else if (cameBack && !record.burned.includes(id)) {
          tally.returns += 1;
          if (record.wheeled.includes(id)) tally.wheels += 1;
        }
      }
    });
  }
  return tallies;
}

const takenSchema = z.record(z.string(), z.int());

function addedUp(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const sum: Record<string, number> = { ...one };
  for (const [pick, count] of Object.entries(other)) sum[pick] = (sum[pick] ?? 0) + count;
  return sum;
}

/** A row of `card_figure`. */
export interface FigureRow {
  readonly card_name: string;
  readonly drafts: number;
  readonly met: number;
  readonly taken: unknown;
  readonly returns: number;
  readonly wheels: number;
}

export const figureOf = ({ card_name, drafts, met, taken, returns, wheels }: FigureRow): CardFigure => ({
  name: card_name,
  drafts,
  met,
  taken: takenSchema.parse(taken),
  returns,
  wheels,
});

/** The stored figures of these cards of a game, by name. */
export async function readFigures(
  sql: Sql,
  gameSlug: string,
  names: readonly string[],
): Promise<readonly CardFigure[]> {
  const rows = await sql.query<FigureRow>(
    `select f.card_name, f.drafts, f.met, f.taken, f.returns, f.wheels from card_figure f join game g on g.id = f.game_id
     where g.slug = $1 and f.card_name = any($2) order by f.card_name`,
    [gameSlug, [...names]],
  );
  return rows.map(figureOf);
}

/** Counts one finished draft into its game's figures, once: the mark and the figures are one transaction. */
export async function countDraft(db: Database, draftId: string, nowMs: number): Promise<void> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) return;
  const tallies = figuresOfDraft(stored.setup, (await recordsOf(db, stored)).decisions);
  await db.transaction(async (tx) => {
    const marked = await tx.query(
      'insert into figured_draft (draft_id, at) values ($1, $2) on conflict do nothing returning draft_id',
      [draftId, new Date(nowMs)],
    );
    if (marked.length === 0) return;
    // Figures of a game are read and written by one process at a time.
    const [game] = await tx.query<{ id: string }>('select id from game where slug = $1 for no key update', [
      stored.game.slug,
    ]);
    if (!game) return;
    const before = await readFigures(tx, stored.game.slug, [...tallies.keys()]);
    const known = new Map(before.map((figure) => [figure.name, figure]));
    const rows = [...tallies].map(([name, { met, taken, returns, wheels }]) => ({
      name,
      drafts: (known.get(name)?.drafts ?? 0) + 1,
      met: (known.get(name)?.met ?? 0) + met,
      taken: addedUp(known.get(name)?.taken ?? {}, taken),
      returns: (known.get(name)?.returns ?? 0) + returns,
      wheels: (known.get(name)?.wheels ?? 0) + wheels,
    }));
    await tx.query(
      `insert into card_figure (game_id, card_name, drafts, met, taken, returns, wheels)
       select $1, r.name, r.drafts, r.met, r.taken, r.returns, r.wheels
       from jsonb_to_recordset($2::jsonb) as r(name text, drafts integer, met integer, taken jsonb, returns integer, wheels integer)
       on conflict (game_id, card_name) do update set drafts = excluded.drafts, met = excluded.met, taken = excluded.taken,
         returns = excluded.returns, wheels = excluded.wheels`,
      [game.id, JSON.stringify(rows)],
    );
  });
}

/** Counts the drafts that ended since it was last asked, the oldest first; one that cannot be read is told and left. */
export async function countFinishedDrafts(
  db: Database,
  nowMs: number,
  onFault: (fault: unknown) => void,
): Promise<number> {
  const drafts = await db.query<{ id: string }>(
    `select d.id from draft d where d.status in ('building', 'finished') and d.forked_from is null
       and exists (select 1 from draft_log l where l.draft_id = d.id and l.source = 'member')
       and not exists (select 1 from figured_draft f where f.draft_id = d.id)
     order by d.finished_at, d.id limit ${MOST_AT_ONCE}`,
  );
  for (const { id } of drafts) await countDraft(db, id, nowMs).catch(onFault);
  return drafts.length;
}
