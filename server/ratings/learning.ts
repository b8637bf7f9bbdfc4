import { type CountedPick, type LearnedRating, learnFromPicks } from '#engine/bots/learnedRating.ts';
import { prepareCatalogue } from '#engine/bots/prepare.ts';
import type { CardView } from '#engine/core/view.ts';
import { apply, deal, openCards, viewFor } from '#engine/draft.ts';
import type { DraftView, Setup } from '#engine/formats/registry.ts';
import type { Sql } from '../db/database.ts';
import { readLog, type StoredDraft } from '../drafts/running/loadDraft.ts';
import type { StoredRow } from '../drafts/running/runningDraft.ts';
import { readRatings } from './readRatings.ts';

function cardsOffered(setup: Setup, view: DraftView): readonly CardView[] {
  if (view.pack) return view.pack.cards;
  if (view.ask?.kind !== 'pick') return [];
  const asked = new Set(view.ask.cards);
  return openCards(setup, view).filter(({ id }) => asked.has(id));
}

/**
 * What people took of what they were shown, by the cards' ids, in the order of the log. Picks of bots and of the clock
 * count nothing; a card that was burned was neither taken nor passed.
 */
export function picksOfPeople(
  setup: Setup,
  secret: Uint8Array,
  rows: readonly StoredRow[],
  cardIds: readonly (string | null)[],
): readonly CountedPick[] {
  const idsOf = (cards: readonly CardView[]) => cards.flatMap(({ card }) => cardIds[card] ?? []);
  const picks: CountedPick[] = [];
  let state = deal(setup, secret);
  for (const { seq, source, action } of rows) {
    if (action.type === 'pick' && source === 'member') {
      const offered = cardsOffered(setup, viewFor(setup, state, { seat: action.seat }));
      const [gone, burned] = [new Set(action.cardInstanceIds), new Set(action.burnIds)];
      picks.push({
        taken: idsOf(offered.filter(({ id }) => gone.has(id))),
        passed: idsOf(offered.filter(({ id }) => !gone.has(id) && !burned.has(id))),
      });
    }
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`Log row ${seq} does not apply: ${applied.refusal}.`);
    state = applied.state;
  }
  return picks;
}

async function storeRatings(
  sql: Sql,
  gameId: string,
  ratings: ReadonlyMap<string, LearnedRating>,
  nowMs: number,
) {
  const rows = [...ratings].map(([id, rating]) => ({ id, ...rating }));
  await sql.query(
    `insert into card_rating (game_id, card_id, picks, seen, rating, updated_at)
     select $1, r.id, r.picks, r.seen, r.rating, $3
     from jsonb_to_recordset($2::jsonb) as r(id text, picks integer, seen integer, rating double precision)
     on conflict (card_id) do update
       set picks = excluded.picks, seen = excluded.seen, rating = excluded.rating, updated_at = excluded.updated_at`,
    [gameId, JSON.stringify(rows), new Date(nowMs)],
  );
}

/** What bots can learn from one draft: people's choices in order, and what each of its cards was thought to be worth before. */
export interface Lesson {
  readonly picks: readonly CountedPick[];
  readonly priors: ReadonlyMap<string, number>;
}

/** Folds the log of a draft that is over. */
export async function lessonOf(
  sql: Sql,
  { draftId, setup, secret }: StoredDraft,
  cardIds: readonly (string | null)[],
): Promise<Lesson> {
  const { rating } = prepareCatalogue(setup.catalogue);
  return {
    picks: picksOfPeople(setup, secret, await readLog(sql, draftId, 0), cardIds),
    priors: new Map(cardIds.flatMap((id, index) => (id === null ? [] : [[id, rating[index] ?? 0] as const]))),
  };
}

/** Adds what several drafts teach to a game's ratings. The caller holds the game's row. */
export async function addLearned(
  tx: Sql,
  gameId: string,
  lessons: readonly Lesson[],
  nowMs: number,
): Promise<void> {
  const before = await readRatings(tx, gameId);
  let after = before;
  for (const { picks, priors } of lessons) after = learnFromPicks(after, picks, (id) => priors.get(id) ?? 0);
  const changed = new Map([...after].filter(([id, learned]) => before.get(id) !== learned));
  await storeRatings(tx, gameId, changed, nowMs);
}
