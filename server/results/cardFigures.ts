import * as z from 'zod/mini';
import { type CardFigure, LEAST_DRAFTS, LEAST_RETURNS } from '#contract/results/cardFigures.ts';
import type { PickRecord } from '#contract/results/results.ts';
import type { Sql } from '../db/database.ts';

interface Tally {
  met: number;
  taken: Record<number, number>;
  returns: number;
  wheels: number;
}

/** What people did with each card of one draft, by the card's id. */
export type Tallies = ReadonlyMap<string, Tally>;

const isByHand = ({ kind, source }: PickRecord) => kind === 'pick' && source === 'member';

/**
 * What people did with each card of one draft, whose cards have these ids: a card was shown if it lay in a pack that a person
 * picked from by hand, and met once for each such pack. It returned if that seat saw the pack again, and wheeled if it still
 * lay there.
 */
export function figuresOfDraft(
  cardIds: readonly (string | null)[],
  decisions: readonly (readonly PickRecord[])[],
): Tallies {
  const tallies = new Map<string, Tally>();
  const tallyOf = (card: number): Tally | null => {
    const cardId = cardIds[card] ?? null;
    if (cardId === null) return null;
    const known = tallies.get(cardId) ?? { met: 0, taken: {}, returns: 0, wheels: 0 };
    tallies.set(cardId, known);
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
        if (tally === null) continue;
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
  readonly card_id: string;
  /** The card's name of today. */
  readonly name: string;
  readonly drafts: number;
  readonly met: number;
  readonly taken: unknown;
  readonly returns: number;
  readonly wheels: number;
}

/** The columns of `card_figure` as `f` and its `card` as `c` that a figure is made of. */
export const COLUMNS = 'f.card_id, c.name, f.drafts, f.met, f.taken, f.returns, f.wheels';

/** The figures with their cards; those of a deleted card are left out. */
export const FIGURES = 'card_figure f join card c on c.id = f.card_id';

/** Whether a card of `card_figure` as `f` was seen in so many drafts that anything is told of it. */
export const IS_TOLD = `f.drafts >= ${LEAST_DRAFTS}`;

const storedFigure = ({ name, drafts, met, taken, returns, wheels }: FigureRow): CardFigure => ({
  name,
  drafts,
  met,
  taken: takenSchema.parse(taken),
  returns,
  wheels,
});

/** A figure as it is told: how often a card came back only from enough returns on. */
export function figureOf(row: FigureRow): CardFigure {
  const figure = storedFigure(row);
  return figure.returns >= LEAST_RETURNS ? figure : { ...figure, returns: 0, wheels: 0 };
}

/** What is told of these cards, by the names they have here, which may be older than today's; cards that too few drafts saw are left out. */
export async function readFigures(
  sql: Sql,
  cards: ReadonlyMap<string, string>,
): Promise<readonly CardFigure[]> {
  const rows = await sql.query<FigureRow>(
    `select ${COLUMNS} from ${FIGURES} where f.card_id = any($1) and ${IS_TOLD} order by c.name`,
    [[...cards.keys()]],
  );
  return rows.map((row) => figureOf({ ...row, name: cards.get(row.card_id) ?? row.name }));
}

/** Adds the tallies of several drafts to a game's figures. The caller holds the game's row. */
export async function addFigures(tx: Sql, gameId: string, drafts: readonly Tallies[]): Promise<void> {
  const ids = [...new Set(drafts.flatMap((tallies) => [...tallies.keys()]))];
  const stored = await tx.query<Omit<FigureRow, 'name'>>(
    'select card_id, drafts, met, taken, returns, wheels from card_figure where card_id = any($1)',
    [ids],
  );
  const sums = new Map(stored.map((row) => [row.card_id, { ...row, taken: takenSchema.parse(row.taken) }]));
  for (const tallies of drafts)
    for (const [cardId, { met, taken, returns, wheels }] of tallies) {
      const known = sums.get(cardId);
      sums.set(cardId, {
        card_id: cardId,
        drafts: (known?.drafts ?? 0) + 1,
        met: (known?.met ?? 0) + met,
        taken: addedUp(known?.taken ?? {}, taken),
        returns: (known?.returns ?? 0) + returns,
        wheels: (known?.wheels ?? 0) + wheels,
      });
    }
  await tx.query(
    `insert into card_figure (game_id, card_id, drafts, met, taken, returns, wheels)
     select $1, r.card_id, r.drafts, r.met, r.taken, r.returns, r.wheels
     from jsonb_to_recordset($2::jsonb) as r(card_id text, drafts integer, met integer, taken jsonb, returns integer, wheels integer)
     on conflict (card_id) do update set drafts = excluded.drafts, met = excluded.met, taken = excluded.taken,
       returns = excluded.returns, wheels = excluded.wheels`,
    [gameId, JSON.stringify([...sums.values()])],
  );
}
