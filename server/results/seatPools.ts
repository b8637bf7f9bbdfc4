import { replay } from '#engine/draft.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import { type NamesByCard, readNamesOf } from '../cards/shownNames.ts';
import type { Database } from '../db/database.ts';
import { readLog, readStoredDraft } from '../drafts/running/loadDraft.ts';

const MOST_AT_ONCE = 24;

/** A card of a kept pool. */
export interface KeptCard {
  readonly id: string;
  readonly lanes: readonly string[];
}

interface KeptPool {
  readonly cards: readonly KeptCard[];
  readonly names: readonly string[];
}

function poolOf({ catalogue }: Setup, state: DraftState, seat: number, inLanguages: NamesByCard): KeptPool {
  const cards = (state.seats[seat]?.pool ?? []).flatMap(({ id }) => {
    const index = state.instances[id]?.card ?? -1;
    const card = catalogue.cards[index];
    const names = [card?.name ?? '', ...Object.values(inLanguages.get(index) ?? {})];
    return card ? [{ id, lanes: card.lanes, names }] : [];
  });
  return {
    cards: cards.map(({ id, lanes }) => ({ id, lanes })),
    names: [...new Set(cards.flatMap(({ names }) => names))],
  };
}

/** Keeps what each member had at the end of a draft that is over; done twice it changes nothing. */
async function keepPools(db: Database, draftId: string): Promise<void> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) return;
  const rows = await readLog(db, draftId, 0);
  const state = replay(
    stored.setup,
    stored.secret,
    rows.map(({ action }) => action),
  );
  const seats = await db.query<{ seat: number; member_id: string }>(
    'select seat, member_id from seat where draft_id = $1 and member_id is not null',
    [draftId],
  );
  const names = await readNamesOf(db, draftId, stored.setup.catalogue);
  const kept = seats.map(({ seat, member_id }) => ({
    member_id,
    ...poolOf(stored.setup, state, seat, names),
  }));
  await db.query(
    `insert into seat_pool (draft_id, member_id, cards, names)
     select $1, r.member_id, r.cards, r.names from jsonb_to_recordset($2::jsonb)
       as r(member_id text, cards jsonb, names text) on conflict do nothing`,
    [draftId, JSON.stringify(kept.map((pool) => ({ ...pool, names: pool.names.join('\n') })))],
  );
}

/** Keeps pools that were not kept yet, those of the newest drafts first: of this member, or of anybody. */
export async function keepFinishedPools(
  db: Database,
  memberId: string | null,
  onFault: (fault: unknown) => void,
): Promise<void> {
  const drafts = await db.query<{ draft_id: string }>(
    `select distinct d.id as draft_id, d.created_at from seat s join draft d on d.id = s.draft_id
     join member m on m.id = s.member_id and m.deleted_at is null
     where ($1::text is null or s.member_id = $1) and d.status in ('building', 'finished')
       and not exists (select 1 from seat_pool p where p.draft_id = s.draft_id and p.member_id = s.member_id)
     order by d.created_at desc limit ${MOST_AT_ONCE}`,
    [memberId],
  );
  for (const { draft_id } of drafts) await keepPools(db, draft_id).catch(onFault);
}
