import type { PickRecord } from '#contract/results/results.ts';
import type { Database } from '../db/database.ts';
import { readStoredDraft } from '../drafts/running/loadDraft.ts';
import { IS_FINISHED_DRAFT } from './draftCounts.ts';
import { recordsOf } from './keptRecords.ts';

/** How long people took, by the number of the pick in its round, and who decided how often. */
export interface Pace {
  readonly seconds: Readonly<Record<number, readonly number[]>>;
  readonly byPeople: number;
  readonly byClock: number;
  readonly byBots: number;
}

/** The pace of one draft; cards that only came to a seat are no decisions. */
export function paceOf(decisions: readonly (readonly PickRecord[])[]): Pace {
  const records = decisions.flat().filter(({ kind }) => kind !== 'received');
  const seconds: Record<number, number[]> = {};
  for (const { source, pick, seconds: taken } of records)
    if (source === 'member' && taken !== null) seconds[pick] = [...(seconds[pick] ?? []), taken];
  const by = (...sources: readonly string[]) =>
    records.filter(({ source }) => sources.includes(source)).length;
  return { seconds, byPeople: by('member', 'host'), byClock: by('clock'), byBots: by('bot') };
}

async function countPace(db: Database, draftId: string): Promise<void> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored) return;
  const { seconds, byPeople, byClock, byBots } = paceOf((await recordsOf(db, stored)).decisions);
  await db.query(
    `insert into draft_pace (draft_id, seconds, by_people, by_clock, by_bots) values ($1, $2::jsonb, $3, $4, $5)
     on conflict (draft_id) do nothing`,
    [draftId, JSON.stringify(seconds), byPeople, byClock, byBots],
  );
}

/** Counts drafts that are over and were not counted, the newest first, at most so many; one that cannot be read is told. */
export async function countPaces(
  db: Database,
  most: number,
  onFault: (fault: unknown) => void,
): Promise<number> {
  const drafts = await db.query<{ id: string }>(
    `select d.id from draft d where ${IS_FINISHED_DRAFT}
       and not exists (select 1 from draft_pace p where p.draft_id = d.id)
     order by d.finished_at desc nulls last, d.id limit $1`,
    [most],
  );
  for (const { id } of drafts) await countPace(db, id).catch(onFault);
  return drafts.length;
}
