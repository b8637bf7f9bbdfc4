import type { DeliveryFault, HookKind } from '#contract/hooks/hooks.ts';
import type { Sql } from '#server/db/database.ts';
import { HEARS_EVENT, HEARS_TABLE, makerMay } from './hookRights.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A delivery taken by a process that then died is due again after so long; no sending lasts longer. */
export const LEASE_MS = MINUTE_MS;
/** What is waited after each failed attempt; after the last one it is parked, about eight and a half hours on. */
export const PAUSES_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
] as const;
/** A hook that has taken nothing for so long though it was tried is turned off. */
export const FAILING_MS = 72 * HOUR_MS;

/** A delivery that this process alone may send until `dueAt`, and the hook it goes to. */
export interface DueDelivery {
  readonly id: string;
  readonly hookId: string;
  readonly payload: string;
  readonly dueAt: Date;
  /** This one included. */
  readonly attempts: number;
  readonly kind: HookKind;
  readonly host: string;
  readonly sealedAddress: Uint8Array;
  readonly sealedSecret: Uint8Array | null;
  readonly sealedPrevious: Uint8Array | null;
  readonly previousUntil: Date | null;
  readonly isFailing: boolean;
  /** Its maker may still have the hook, and the hook may still hear of what this is about. */
  readonly mayHear: boolean;
}

const MAY_HEAR = `(${makerMay('$1')} and case
  when x.draft_id is not null then exists (select 1 from draft d where d.id = x.draft_id and ${HEARS_TABLE})
  when x.event_id is not null then exists (select 1 from event e where e.id = x.event_id and ${HEARS_EVENT})
  else true end)`;

const TAKE = `with first as (
    select f.id from web_hook h cross join lateral (
      select w.id, w.due_at from hook_delivery w where w.hook_id = h.id and w.state = 'waiting' and w.due_at <= $1
      order by w.due_at, w.id limit 1 for update skip locked) f
    where h.off_at is null and h.id <> all($3) and (h.failing_since is not null) = $4 order by f.due_at limit $5)
  update hook_delivery x set due_at = $2, attempts = attempts + 1, tried_at = $1
  from web_hook h join member m on m.id = h.member_id
  where x.id in (select id from first) and h.id = x.hook_id
  returning x.id, x.hook_id as "hookId", x.payload, x.due_at as "dueAt", x.attempts, h.kind, h.host,
    h.sealed_address as "sealedAddress", h.sealed_secret as "sealedSecret", h.sealed_previous as "sealedPrevious",
    h.previous_until as "previousUntil", h.failing_since is not null as "isFailing", ${MAY_HEAR} as "mayHear"`;

export interface Taking {
  readonly nowMs: number;
  /** Hooks that are being sent to, or rest. */
  readonly without: readonly string[];
  readonly failing: boolean;
  readonly most: number;
}

/** Takes the oldest due delivery of each of some hooks, for LEASE_MS. */
export async function takeDueDeliveries(
  sql: Sql,
  { nowMs, without, failing, most }: Taking,
): Promise<DueDelivery[]> {
  if (most <= 0) return [];
  const times = [new Date(nowMs), new Date(nowMs + LEASE_MS)];
  return sql.query<DueDelivery>(TAKE, [...times, [...without], failing, most]);
}

/** What came of an attempt. `withdrawn` was not sent at all. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly status: number }
  | { readonly kind: 'failed'; readonly fault: DeliveryFault; readonly status: number | null }
  | { readonly kind: 'withdrawn' };

/** What its maker has to be told: that messages are parked now, or that the hook is off. */
export type HookNotice = 'parked' | 'off';

// A delivery whose lease has run out may already be another process's: then its word counts, not ours.
const IS_OURS = "id = $1 and due_at = $2 and state = 'waiting'";
const DELIVERED = `update hook_delivery set state = 'delivered', status = $3, fault = null, took_ms = $4 where ${IS_OURS} returning 1`;
const WITHDRAWN = `update hook_delivery set state = 'withdrawn' where ${IS_OURS}`;
const FAILED = `update hook_delivery set status = $3, fault = $4, took_ms = $5,
    due_at = coalesce($6, due_at), state = case when $6::timestamptz is null then 'parked' else 'waiting' end
  where ${IS_OURS} returning 1`;

/** Notes in the caller's transaction how an attempt went; answers what the hook's maker has to be told. */
export async function noteOutcome(
  tx: Sql,
  { id, hookId, dueAt, attempts }: DueDelivery,
  outcome: Outcome,
  { nowMs, tookMs }: { readonly nowMs: number; readonly tookMs: number },
): Promise<HookNotice | null> {
  if (outcome.kind === 'withdrawn') {
    await tx.query(WITHDRAWN, [id, dueAt]);
    return null;
  }
  if (outcome.kind === 'delivered') {
    await tx.query(DELIVERED, [id, dueAt, outcome.status, tookMs]);
    await tx.query(
      'update web_hook set delivered_at = $2, failing_since = null, parked_told_at = null where id = $1',
      [hookId, new Date(nowMs)],
    );
    return null;
  }
  const pauseMs = PAUSES_MS[attempts - 1];
  const again = pauseMs === undefined ? null : new Date(nowMs + pauseMs);
  const noted = await tx.query(FAILED, [id, dueAt, outcome.status, outcome.fault, tookMs, again]);
  if (noted.length === 0) return null;
  const [hook] = await tx.query<{ since: Date; isTold: boolean }>(
    `update web_hook set failing_since = coalesce(failing_since, $2) where id = $1
     returning failing_since as since, parked_told_at is not null as "isTold"`,
    [hookId, new Date(nowMs)],
  );
  if (!hook) return null;
  const isGone = outcome.status === 410;
  if (isGone || nowMs - hook.since.getTime() >= FAILING_MS) {
    await turnOff(tx, hookId, isGone ? 'gone' : 'failing', nowMs);
    return 'off';
  }
  if (again !== null || hook.isTold) return null;
  await tx.query('update web_hook set parked_told_at = $2 where id = $1', [hookId, new Date(nowMs)]);
  return 'parked';
}

/** Turns a hook off; what waits for it is parked, and can be sent again once it is on. */
export async function turnOff(
  tx: Sql,
  hookId: string,
  why: 'gone' | 'failing' | 'admin',
  nowMs: number,
): Promise<void> {
  await tx.query(
    `update web_hook set off_at = $2, off_why = $3
     where id = $1 and (off_at is null or ($3 = 'admin' and off_why in ('failing', 'gone')))`,
    [hookId, new Date(nowMs), why],
  );
  await tx.query("update hook_delivery set state = 'parked' where hook_id = $1 and state = 'waiting'", [
    hookId,
  ]);
}

const DAY_MS = 24 * HOUR_MS;
/** The log goes back so far. */
const KEPT_MS = 30 * DAY_MS;

/** Throws away what is too old for the log, and what happened while nothing handed it out. */
export async function sweepHooks(sql: Sql, nowMs: number): Promise<void> {
  await sql.query("delete from hook_delivery where state <> 'waiting' and created_at < $1", [
    new Date(nowMs - KEPT_MS),
  ]);
  await sql.query('delete from hook_fact where at < $1', [new Date(nowMs - DAY_MS)]);
}
