import { setImmediate as breathe } from 'node:timers/promises';
import { isDecision } from '#engine/core/actions.ts';
import { apply, deal } from '#engine/draft.ts';
import type { Setup } from '#engine/formats/registry.ts';
import type { Database } from '../db/database.ts';
import { bucketKeys } from '../decks/deckContents.ts';
import { readLog, readStoredDraft, type StoredDraft } from '../drafts/running/loadDraft.ts';
import type { StoredRow } from '../drafts/running/runningDraft.ts';
import { readSubmissions } from '../results/submissions.ts';
import { noteMetricsDue } from './metricsDue.ts';

/** What one seat's player did in a draft. */
export interface SeatTally {
  picks: number;
  wheels: number;
  timeouts: number;
  isBotAtEnd: boolean;
}

const ROWS_AT_ONCE = 25;

/**
 * Folds a log for what its players did: the cards they took themselves, how many of them came from a pack that they had
 * passed before (a wheel), and how often the clock took. Lets others have the process between rows.
 */
export async function tallyRows(
  setup: Setup,
  secret: Uint8Array,
  rows: readonly StoredRow[],
): Promise<SeatTally[]> {
  let state = deal(setup, secret);
  const tallies = state.seats.map((): SeatTally => ({ picks: 0, wheels: 0, timeouts: 0, isBotAtEnd: false }));
  const passed = state.seats.map(() => new Set<string>());
  for (const [at, { action, source, seq }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
    const tally = isDecision(action) ? tallies[action.seat] : undefined;
    if (tally && isDecision(action)) {
      if (source === 'member') {
        const taken = action.type === 'pick' ? action.cardInstanceIds.length : 1;
        tally.picks += taken;
        if (action.type === 'pick' && passed[action.seat]?.has(action.packId)) tally.wheels += taken;
      }
      if (source === 'clock') tally.timeouts += 1;
    }
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`Log row ${seq} does not apply: ${applied.refusal}.`);
    for (const event of applied.events) if (event.type === 'passed') passed[event.from]?.add(event.packId);
    state = applied.state;
  }
  return tallies.map((tally, seat) => ({ ...tally, isBotAtEnd: state.seats[seat]?.bot ?? false }));
}

/** Whether each submitted main deck plays one lane alone, by member. */
async function monoLanesOf(
  db: Database,
  { draftId, game, setup }: StoredDraft,
): Promise<ReadonlyMap<string, boolean>> {
  const { main } = bucketKeys(game);
  const submissions = await readSubmissions(db, draftId);
  return new Map(
    [...submissions].map(([memberId, { lines }]) => {
      const lanes = lines
        .filter((line) => line.bucket === main && line.card !== null)
        .flatMap((line) => setup.catalogue.cards[line.card ?? -1]?.lanes ?? []);
      return [memberId, new Set(lanes).size === 1];
    }),
  );
}

/**
 * Stores what the members of a draft that is over did in it; told again it stores the same. Drafts that are not over are
 * left alone.
 */
export async function tallyDraft(db: Database, draftId: string, nowMs: number): Promise<void> {
  const stored = await readStoredDraft(db, draftId);
  if (!stored || (stored.status !== 'building' && stored.status !== 'finished')) return;
  const tallies = await tallyRows(stored.setup, stored.secret, await readLog(db, draftId, 0));
  const mono = await monoLanesOf(db, stored);
  const seats = await db.query<{ seat: number; member_id: string }>(
    "select seat, member_id from seat where draft_id = $1 and kind = 'member' and member_id is not null",
    [draftId],
  );
  const isByPost = stored.settings.clock === 'correspondence';
  const rows = seats.map(({ seat, member_id }) => {
    const { picks, wheels, timeouts, isBotAtEnd } = tallies[seat] ?? {
      picks: 0,
      wheels: 0,
      timeouts: 0,
      isBotAtEnd: true,
    };
    return {
      seat,
      member_id,
      picks,
      wheels,
      is_finished: !isBotAtEnd,
      is_on_time: isByPost && !isBotAtEnd && timeouts === 0,
      is_mono_lane: mono.get(member_id) ?? false,
    };
  });
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into draft_tally (draft_id, seat, member_id, status, picks, wheels, is_finished, is_on_time, is_mono_lane)
       select $1, r.seat, r.member_id, $2, r.picks, r.wheels, r.is_finished, r.is_on_time, r.is_mono_lane
       from jsonb_to_recordset($3::jsonb) as r(seat int, member_id text, picks int, wheels int, is_finished boolean,
         is_on_time boolean, is_mono_lane boolean)
       on conflict (draft_id, seat) do update set status = excluded.status, picks = excluded.picks,
         wheels = excluded.wheels, is_finished = excluded.is_finished, is_on_time = excluded.is_on_time,
         is_mono_lane = excluded.is_mono_lane`,
      [draftId, stored.status, JSON.stringify(rows)],
    );
    const host = stored.hostId === null ? [] : [stored.hostId];
    await noteMetricsDue(tx, [...rows.map(({ member_id }) => member_id), ...host], nowMs);
  });
}

/** Drafts that are over and were not tallied as they stand, oldest first. */
export async function readUntallied(db: Database, most: number): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    `select d.id from draft d where d.status in ('building', 'finished')
       and exists (select 1 from seat s where s.draft_id = d.id and s.kind = 'member' and s.member_id is not null
         and not exists (select 1 from draft_tally t where t.draft_id = d.id and t.seat = s.seat and t.status = d.status))
     order by d.finished_at limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}
