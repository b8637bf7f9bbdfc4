import type { Reply } from '#contract/refusals.ts';
import type { Database } from '#server/db/database.ts';
import { COUNTDOWN_SEAT } from '../lobby/starting.ts';
import type { Room } from '../running/room.ts';
import { PAUSE_SEAT } from './deadlines.ts';

/** Grace after the shown zero before the clock takes. */
export const GRACE_MS = 1500;
const MOST_AT_ONCE = 200;
/** How long a table that could not be swept is left alone, so that it does not keep others waiting. */
const REST_AFTER_FAULT_MS = 5000;

export interface DueSweepPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly roomOf: (draftId: string) => Promise<Room | null>;
  readonly startAfterCountdown: (draftId: string) => Promise<Reply<null>>;
  readonly onFault: (fault: unknown) => void;
}

export interface DueSweep {
  /** Fires what is due, in the order it fell due: countdowns at their moment, picks after the grace. */
  sweep(): Promise<void>;
  /** The moment, in milliseconds, before which nothing of what is stored by now falls due; infinite where nothing does. */
  nextMs(): Promise<number>;
}

/** What is no seat's: a countdown, the end of a player's pause, and the end of a review. */
const IS_LIVE_BESIDE_SEATS = `l.seat < 0 and d.status =
  case l.seat when ${COUNTDOWN_SEAT} then 'countdown' when ${PAUSE_SEAT} then 'paused' else 'drafting' end`;
const IS_LIVE = `(l.seat >= 0 and d.status = 'drafting') or (${IS_LIVE_BESIDE_SEATS})`;

interface DueRow {
  readonly draft_id: string;
  readonly seat: number;
  /** Where the draft went on, whose clocks are kept there. */
  readonly shard: string | null;
}

/** A clock that was left behind when the draft began, or copied for a backup, is heard once: it opens the room. */
const FORGET = `delete from deadline l using draft d
  where d.id = l.draft_id and d.shard is not null and l.draft_id = $1 and l.seat = $2`;

export function createDueSweep(ports: DueSweepPorts): DueSweep {
  const { db, now } = ports;
  const restsUntilMs = new Map<string, number>();

  function resting(nowMs: number): string[] {
    for (const [draftId, untilMs] of restsUntilMs) if (untilMs <= nowMs) restsUntilMs.delete(draftId);
    return [...restsUntilMs.keys()];
  }

  /** Clocks of this database do not wait for another one. */
  function wakeThere(draftId: string, seat: number) {
    restsUntilMs.set(draftId, now() + REST_AFTER_FAULT_MS);
    ports
      .roomOf(draftId)
      .then(() => db.query(FORGET, [draftId, seat]))
      .catch(ports.onFault);
  }

  async function fire({ draft_id: draftId, seat, shard }: DueRow) {
    if (shard !== null) return wakeThere(draftId, seat);
    try {
      if (seat === COUNTDOWN_SEAT) await ports.startAfterCountdown(draftId);
      else await (await ports.roomOf(draftId))?.fire(seat, seat < 0 ? 0 : GRACE_MS);
    } catch (fault) {
      restsUntilMs.set(draftId, now() + REST_AFTER_FAULT_MS);
      ports.onFault(fault);
    }
  }

  async function sweep() {
    const nowMs = now();
    const rows = await db.queryOften<DueRow>(
      'due_deadlines',
      `select l.draft_id, l.seat, d.shard from deadline l join draft d on d.id = l.draft_id
       where ((l.seat >= 0 and d.status = 'drafting' and l.due_at <= $1)
           or (${IS_LIVE_BESIDE_SEATS} and l.due_at <= $2)) and l.draft_id <> all(string_to_array($3, ','))
       order by l.due_at limit ${MOST_AT_ONCE}`,
      [new Date(nowMs - GRACE_MS).toISOString(), new Date(nowMs).toISOString(), resting(nowMs).join(',')],
    );
    await Promise.all(rows.map(fire));
  }

  return {
    sweep,
    async nextMs() {
      const [next] = await db.query<{ due_at: Date | null }>(
        `select min(l.due_at) as due_at from deadline l join draft d on d.id = l.draft_id where ${IS_LIVE}`,
      );
      return Math.min(next?.due_at?.getTime() ?? Number.POSITIVE_INFINITY, ...restsUntilMs.values());
    },
  };
}
