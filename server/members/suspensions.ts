import { type RefusalError, refusal } from '#server/http/refusalError.ts';
import type { MemberRow } from './memberRows.ts';

/** Why and until when a member is kept out; `untilMs` is null until somebody lifts it. */
export interface Suspension {
  readonly reason: string;
  readonly untilMs: number | null;
}

type SuspensionColumns = Pick<MemberRow, 'suspendedAt' | 'suspendedUntil' | 'suspensionReason'>;

/** The suspension that holds now; one whose end has passed holds no more. */
export function suspensionOf(member: SuspensionColumns, nowMs: number): Suspension | null {
  const { suspendedAt, suspendedUntil, suspensionReason } = member;
  if (suspendedAt === null || (suspendedUntil !== null && suspendedUntil.getTime() <= nowMs)) return null;
  return { reason: suspensionReason ?? '', untilMs: suspendedUntil?.getTime() ?? null };
}

/** The same as a condition on a row of `member`; `now` is the placeholder of the moment. */
export const isNotSuspended = (member: string, now: string): string =>
  `(${member}.suspended_at is null or coalesce(${member}.suspended_until <= ${now}, false))`;

/** 403 that says until when and why, for whoever has proved to be that member. */
export const suspendedProblem = ({ reason, untilMs }: Suspension): RefusalError =>
  refusal('suspended', { reason, untilMs });
