import { randomUUID } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Database } from '#server/db/database.ts';

const MOST_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const FORGET_ABOVE = 1000;

/** Lines of chat: only people who sit at the table and its host speak, 20 times a minute. */
export interface Chat {
  /** A line whose command was stored before is not said again, and answered as it was then. */
  say(memberId: string, draftId: string, text: string, commandId?: string): Promise<Reply<null>>;
}

/** Ids in the order things were said, also within one millisecond. */
function createLineIds(): (nowMs: number) => string {
  let said = 0;
  return (nowMs) => {
    said = (said + 1) % 36 ** 5;
    return `${nowMs.toString(36).padStart(9, '0')}-${said.toString(36).padStart(5, '0')}-${randomUUID()}`;
  };
}

export function createChat(db: Database, now: () => number): Chat {
  const nextId = createLineIds();
  const spokenAtMs = new Map<string, number[]>();

  function forgetSilent() {
    for (const [memberId, times] of spokenAtMs)
      if ((times.at(-1) ?? 0) <= now() - MINUTE_MS) spokenAtMs.delete(memberId);
  }

  /** Counts only what was said; a member who is told to wait does not wait longer for asking again. */
  function isTooFast(memberId: string): boolean {
    if (spokenAtMs.size > FORGET_ABOVE) forgetSilent();
    const recent = (spokenAtMs.get(memberId) ?? []).filter((atMs) => atMs > now() - MINUTE_MS);
    if (recent.length >= MOST_PER_MINUTE) return true;
    spokenAtMs.set(memberId, [...recent, now()]);
    return false;
  }

  return {
    async say(memberId, draftId, text, commandId) {
      const [table] = await db.query<{ status: string; is_seated: boolean; is_said: boolean }>(
        `select status, host_id = $2 or exists (select 1 from seat where draft_id = $1 and member_id = $2) as is_seated,
           exists (select 1 from chat_message where draft_id = $1 and member_id = $2 and command_id = $3) as is_said
         from draft where id = $1`,
        [draftId, memberId, commandId ?? null],
      );
      if (!table) return refused('notFound');
      if (table.is_said) return { ok: true, value: null };
      if (!table.is_seated) return refused('notSeated');
      if (table.status === 'cancelled') return refused('draftOver');
      if (isTooFast(memberId)) return refused('tooFast');
      await db.query(
        `insert into chat_message (id, draft_id, member_id, text, at, command_id) values ($1, $2, $3, $4, $5, $6)
         on conflict (draft_id, member_id, command_id) do nothing`,
        [nextId(now()), draftId, memberId, text, new Date(now()), commandId ?? null],
      );
      return { ok: true, value: null };
    },
  };
}
