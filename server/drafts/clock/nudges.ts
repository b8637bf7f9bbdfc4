import { type Reply, refused } from '#contract/refusals.ts';
import { turnOf } from '#engine/draft.ts';
import type { Database } from '#server/db/database.ts';
import { shownName } from '#server/members/shownName.ts';
import { seatOf } from '../running/intents.ts';
import type { RunningDraft } from '../running/runningDraft.ts';
import { readQuietHours } from './correspondents.ts';
import { firstAwake } from './quietHours.ts';

/** A seat is nudged at most once in so long, whoever does it. */
export const NUDGE_PAUSE_MS = 6 * 3_600_000;

const NUDGE = `insert into nudge (draft_id, seat, by_name, at, due_at) values ($1, $2, $3, $4, $5)
  on conflict (draft_id, seat) do update set by_name = excluded.by_name, at = excluded.at, due_at = excluded.due_at,
    told_at = null
  where nudge.at <= $6 returning seat`;

/** Why nobody may nudge this seat now; null when somebody who sits there or hosts may. */
function problemOf(draft: RunningDraft, memberId: string, seat: number): Reply<never> | null {
  const own = seatOf(draft, memberId);
  if (own === null && draft.hostId !== memberId) return refused('notSeated');
  if (draft.clock !== 'correspondence')
    return refused('notAllowed', 'Only players of correspondence drafts are nudged.');
  if (draft.status === 'paused') return refused('draftPaused');
  if (draft.status !== 'drafting') return refused('draftOver');
  const meta = draft.seats[seat];
  if (!meta) return refused('seatUnknown');
  if (seat === own) return refused('notAllowed', 'That is your own seat.');
  const isWaitedFor = turnOf(draft.setup, draft.state, seat) !== null && !draft.state.seats[seat]?.bot;
  return isWaitedFor ? null : refused('nobodyWaits');
}

/**
 * Reminds a seat by push and mail that it is waited for, after the quiet hours there if it is quiet now. Refused for one's
 * own seat, a seat that nobody waits for, and within six hours of the last nudge (`nudgedAlready`).
 */
export async function nudgeSeat(
  db: Database,
  draft: RunningDraft,
  memberId: string,
  seat: number,
  nowMs: number,
): Promise<Reply<null>> {
  const problem = problemOf(draft, memberId, seat);
  if (problem) return problem;
  const [nudger] = await db.query<{ handle: string }>(
    `select ${shownName('m')} as handle from member m where id = $1`,
    [memberId],
  );
  const quiet = (await readQuietHours(db, draft.draftId)).get(seat) ?? null;
  const stored = await db.query(NUDGE, [
    draft.draftId,
    seat,
    nudger?.handle ?? 'Somebody',
    new Date(nowMs),
    new Date(firstAwake(quiet, nowMs)),
    new Date(nowMs - NUDGE_PAUSE_MS),
  ]);
  return stored.length > 0 ? { ok: true, value: null } : refused('nudgedAlready');
}
