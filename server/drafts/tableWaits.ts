import { type Reply, refused } from '#contract/refusals.ts';
import type { SeatWait, TableWaits } from '#contract/tables/clocks.ts';
import { fullBankMs } from '#engine/correspondence.ts';
import { viewFor } from '#engine/draft.ts';
import type { Sql } from '../db/database.ts';
import { readQuietHours, timeBankOf } from './clock/correspondents.ts';
import { leftAt } from './clock/deadlines.ts';
import { NUDGE_PAUSE_MS } from './clock/nudges.ts';
import { asleepUntil } from './clock/quietHours.ts';
import { seatOf } from './running/intents.ts';
import { isLive, type RunningDraft } from './running/runningDraft.ts';

interface Nudge {
  readonly at: Date;
  readonly due_at: Date;
}

async function readNudges(sql: Sql, draftId: string): Promise<ReadonlyMap<number, Nudge>> {
  const rows = await sql.query<Nudge & { seat: number }>(
    'select seat, at, due_at from nudge where draft_id = $1',
    [draftId],
  );
  return new Map(rows.map((row) => [row.seat, row]));
}

/** What a seat has left: of the clock that runs, else in its bank; null for bots and without a time bank. */
function leftOf(draft: RunningDraft, seat: number, atMs: number): number | null {
  const bank = timeBankOf(draft.settings);
  if (!bank || draft.state.seats[seat]?.bot) return null;
  const due = draft.due.get(seat);
  return due ? leftAt(due, atMs) : (draft.banks.get(seat) ?? fullBankMs(bank));
}

/**
 * Who holds packs at a running correspondence table, for those who sit there and the host: `notSeated` for others,
 * `notAllowed` at tables with another clock, `draftOver` afterwards.
 */
export async function tableWaits(
  sql: Sql,
  draft: RunningDraft,
  memberId: string,
  nowMs: number,
): Promise<Reply<TableWaits>> {
  const own = seatOf(draft, memberId);
  if (own === null && draft.hostId !== memberId) return refused('notSeated');
  if (draft.clock !== 'correspondence') return refused('notAllowed');
  if (!isLive(draft)) return refused('draftOver');
  const quiet = await readQuietHours(sql, draft.draftId);
  const nudges = await readNudges(sql, draft.draftId);
  const atMs = draft.pausedAtMs ?? nowMs;
  const { seats } = viewFor(draft.setup, draft.state, 'watcher');
  const waits = seats.map(({ seat, packs, bot }): SeatWait => {
    const due = draft.due.get(seat);
    const nudge = nudges.get(seat);
    const hours = due?.correspondent ? due.correspondent.quiet : (quiet.get(seat) ?? null);
    const isNewer = nudge !== undefined && due !== undefined && nudge.at.getTime() >= due.begunAtMs;
    return {
      seat,
      name: draft.seats[seat]?.name ?? '',
      isBot: bot,
      isMine: seat === own,
      packs,
      sinceMs: due?.begunAtMs ?? null,
      leftMs: leftOf(draft, seat, atMs),
      deadlineMs: due?.dueAtMs ?? null,
      asleepUntilMs: bot ? null : asleepUntil(hours, nowMs),
      nudgedAtMs: isNewer ? nudge.at.getTime() : null,
      nudgeDueMs: isNewer && nudge.due_at.getTime() > nowMs ? nudge.due_at.getTime() : null,
      mayBeNudgedAtMs:
        due && !bot && seat !== own
          ? Math.max(nowMs, nudge ? nudge.at.getTime() + NUDGE_PAUSE_MS : nowMs)
          : null,
    };
  });
  const value = {
    seats: waits,
    mayHandToBot: draft.hostId === memberId,
    isPaused: draft.status === 'paused',
    nowMs,
  };
  return { ok: true, value };
}
