import { type CountedPick, type LearnedRating, learnFromPicks } from '#engine/bots/learnedRating.ts';
import { prepareCatalogue } from '#engine/bots/prepare.ts';
import { apply, deal, openCards, viewFor } from '#engine/draft.ts';
import type { CardView, DraftView } from '#engine/draft.types.ts';
import type { Setup } from '#engine/setup.ts';
import type { Database, Sql } from '../db/database.ts';
import { readLog, readStoredDraft } from '../rooms/loadDraft.ts';
import type { StoredRow } from '../rooms/runningDraft.ts';
import { readRatings } from './readRatings.ts';

/** People who sat at a table of whose picks others can learn. */
const LEAST_PEOPLE = 2;
const MOST_AT_ONCE = 500;

function cardsOffered(setup: Setup, view: DraftView): readonly CardView[] {
  if (view.pack) return view.pack.cards;
  if (view.ask?.kind !== 'pick') return [];
  const asked = new Set(view.ask.cards);
  return openCards(setup, view).filter(({ id }) => asked.has(id));
}

/**
 * What people took of what they were shown, by the cards' names, in the order of the log. Picks of bots and of the clock
 * count nothing; a card that was burned was neither taken nor passed.
 */
export function picksOfPeople(
  setup: Setup,
  secret: Uint8Array,
  rows: readonly StoredRow[],
): readonly CountedPick[] {
  const nameOf = ({ card }: CardView) => setup.catalogue.cards[card]?.name ?? '';
  const picks: CountedPick[] = [];
  let state = deal(setup, secret);
  for (const { seq, source, action } of rows) {
    if (action.type === 'pick' && source === 'member') {
      const offered = cardsOffered(setup, viewFor(setup, state, { seat: action.seat }));
      const [gone, burned] = [new Set(action.cardInstanceIds), new Set(action.burnIds)];
      picks.push({
        taken: offered.filter(({ id }) => gone.has(id)).map(nameOf),
        passed: offered.filter(({ id }) => !gone.has(id) && !burned.has(id)).map(nameOf),
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
  const rows = [...ratings].map(([name, rating]) => ({ name, ...rating }));
  await sql.query(
    `insert into card_rating (game_id, card_name, picks, seen, rating, updated_at)
     select $1, r.name, r.picks, r.seen, r.rating, $3
     from jsonb_to_recordset($2::jsonb) as r(name text, picks integer, seen integer, rating double precision)
     on conflict (game_id, card_name) do update
       set picks = excluded.picks, seen = excluded.seen, rating = excluded.rating, updated_at = excluded.updated_at`,
    [gameId, JSON.stringify(rows), new Date(nowMs)],
  );
}

/**
 * Learns from one draft that is over, once: the mark on the draft and the ratings are one transaction. Answers how many
 * picks were counted; 0 for a draft that was counted before.
 */
async function learnFrom(db: Database, draftId: string, nowMs: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [draft] = await tx.query<{ game_id: string; is_solo: boolean; people: number }>(
      `update draft set learned_at = $2 where id = $1 and learned_at is null
       returning game_id, is_solo, (select count(*)::int from seat where draft_id = $1 and member_id is not null) as people`,
      [draftId, new Date(nowMs)],
    );
    if (!draft || draft.is_solo || draft.people < LEAST_PEOPLE) return 0;
    const stored = await readStoredDraft(tx, draftId);
    if (!stored) return 0;
    // Ratings of a game are read and written by one process at a time.
    await tx.query('select id from game where id = $1 for no key update', [draft.game_id]);
    const { setup, secret } = stored;
    const picks = picksOfPeople(setup, secret, await readLog(tx, draftId, 0));
    const { rating } = prepareCatalogue(setup.catalogue);
    const priors = new Map(setup.catalogue.cards.map(({ name }, index) => [name, rating[index] ?? 0]));
    const before = await readRatings(tx, draft.game_id);
    const after = learnFromPicks(before, picks, (name) => priors.get(name) ?? 0);
    const changed = new Map([...after].filter(([name, learned]) => before.get(name) !== learned));
    await storeRatings(tx, draft.game_id, changed, nowMs);
    return picks.length;
  });
}

/**
 * Learns from the drafts that ended since it was last asked, the oldest first, each once however many processes ask. A
 * draft that cannot be read is told to `onFault` and tried again next time. Answers how many picks were counted.
 */
export async function learnFromDrafts(
  db: Database,
  nowMs: number,
  onFault: (fault: unknown) => void,
): Promise<number> {
  const drafts = await db.query<{ id: string }>(
    `select id from draft where learned_at is null and status in ('building', 'finished')
     order by started_at, id limit ${MOST_AT_ONCE}`,
  );
  let counted = 0;
  for (const { id } of drafts) {
    try {
      counted += await learnFrom(db, id, nowMs);
    } catch (fault) {
      onFault(fault);
    }
  }
  return counted;
}
