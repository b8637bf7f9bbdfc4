import type { Sql } from '#server/db/open.ts';
import { asleepUntil, awakeBetween } from '#server/drafts/clock/quietHours.ts';
import type { Due } from '#server/drafts/running/runningDraft.ts';

/** A seat whose clock runs, with the member who sits there. */
export interface WaitingSeat {
  readonly draftId: string;
  readonly seat: number;
  readonly memberId: string;
  readonly tableName: string;
  readonly begunAt: Date;
  readonly dueAt: Date;
  readonly correspondent: Due['correspondent'];
}

/** What a notice of a seat may be due for: the columns of `deadline` that hold when. */
export type NoticeColumn = 'push_at' | 'mail_at' | 'hurry_at';

const SEATS = `select l.draft_id as "draftId", l.seat, s.member_id as "memberId", d.name as "tableName",
    coalesce(l.begun_at, l.due_at - make_interval(secs => l.total_seconds)) as "begunAt", l.due_at as "dueAt", l.correspondent
  from deadline l join draft d on d.id = l.draft_id join seat s on s.draft_id = l.draft_id and s.seat = l.seat
  where d.status = 'drafting' and not d.is_solo and l.correspondent is not null and s.member_id is not null`;

const MOST_AT_ONCE = 100;

/** Seats whose notice of this kind is due; their deadlines are held until the transaction ends. */
export const dueSeats = (tx: Sql, column: NoticeColumn, nowMs: number): Promise<WaitingSeat[]> =>
  tx.query(
    `${SEATS} and l.${column} <= $1 order by l.${column}, l.draft_id, l.seat limit ${MOST_AT_ONCE}
     for update of l skip locked`,
    [new Date(nowMs)],
  );

/** Every seat of a member that waits and was not yet mailed about; held like the others. */
export const unmailedSeats = (tx: Sql, memberId: string): Promise<WaitingSeat[]> =>
  tx.query(
    `${SEATS} and s.member_id = $1 and l.mail_at is not null order by l.due_at, l.draft_id for update of l skip locked`,
    [memberId],
  );

/** At how many correspondence tables it is a member's turn. */
export async function turnsOf(tx: Sql, memberId: string): Promise<number> {
  const [row] = await tx.query<{ turns: number }>(
    `select count(*)::int as turns from (${SEATS} and s.member_id = $1) waiting`,
    [memberId],
  );
  return row?.turns ?? 0;
}

/** The running clock of one seat; null when it is not waited for any more. */
export async function waitingSeat(tx: Sql, draftId: string, seat: number): Promise<WaitingSeat | null> {
  const [row] = await tx.query<WaitingSeat>(`${SEATS} and l.draft_id = $1 and l.seat = $2`, [draftId, seat]);
  return row ?? null;
}

/** Notes that a notice is told (null), or when it is to be tried again. */
export async function moveNotice(
  tx: Sql,
  column: NoticeColumn,
  { draftId, seat }: WaitingSeat,
  atMs: number | null,
): Promise<void> {
  await tx.query(`update deadline set ${column} = $3 where draft_id = $1 and seat = $2`, [
    draftId,
    seat,
    atMs === null ? null : new Date(atMs),
  ]);
}

/** Milliseconds that a seat still has. */
export const leftOf = ({ dueAt, correspondent }: WaitingSeat, nowMs: number): number =>
  awakeBetween(correspondent?.quiet ?? null, nowMs, dueAt.getTime());

/** When the quiet hours end that a seat lies in now; null when it is awake. */
export const quietUntil = ({ correspondent }: WaitingSeat, nowMs: number): number | null =>
  asleepUntil(correspondent?.quiet ?? null, nowMs);
