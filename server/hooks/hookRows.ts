import * as z from 'zod/mini';
import { type AnyHook, type DeliveryRow, type HookRow, hookEventSchema } from '#contract/hooks/hooks.ts';
import type { Sql } from '#server/db/database.ts';
import { shownName } from '#server/members/shownName.ts';

interface Row extends Omit<HookRow, 'events' | 'createdAtMs' | 'deliveredAtMs' | 'failingSinceMs'> {
  readonly events: string[];
  readonly makerId: string;
  readonly makerName: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly failingSince: Date | null;
}

const COUNT = (state: string) =>
  `(select count(*)::int from hook_delivery w where w.hook_id = h.id and w.state = '${state}')`;
const HOOKS = `select h.id as "hookId", h.kind, h.scope, h.name, h.host, h.events, h.tells_private as "tellsPrivate",
    h.off_why as off, h.created_at as "createdAt", h.delivered_at as "deliveredAt", h.failing_since as "failingSince",
    ${COUNT('waiting')} as waiting, ${COUNT('parked')} as parked,
    m.id as "makerId", coalesce(${shownName('m')}, '') as "makerName"
  from web_hook h join member m on m.id = h.member_id`;

const msOf = (at: Date | null) => at?.getTime() ?? null;

const eventsSchema = z.array(hookEventSchema);

function anyHookOf({ events, createdAt, deliveredAt, failingSince, ...row }: Row): AnyHook {
  return {
    ...row,
    events: eventsSchema.parse(events),
    createdAtMs: createdAt.getTime(),
    deliveredAtMs: msOf(deliveredAt),
    failingSinceMs: msOf(failingSince),
  };
}

const withoutMaker = ({ makerId: _id, makerName: _name, ...hook }: AnyHook): HookRow => hook;

/** The hooks of a member, oldest first. */
export async function readHooksOf(sql: Sql, memberId: string): Promise<HookRow[]> {
  const rows = await sql.query<Row>(`${HOOKS} where h.member_id = $1 order by h.created_at, h.id`, [
    memberId,
  ]);
  return rows.map((row) => withoutMaker(anyHookOf(row)));
}

/** A hook of this member; null where they have none of this id. */
export async function readHookOf(sql: Sql, memberId: string, hookId: string): Promise<HookRow | null> {
  const [row] = await sql.query<Row>(`${HOOKS} where h.member_id = $1 and h.id = $2`, [memberId, hookId]);
  return row ? withoutMaker(anyHookOf(row)) : null;
}

const ALL_MOST = 500;

/** The hooks of everybody, newest first; at most 500. */
export async function readAllHooks(sql: Sql): Promise<AnyHook[]> {
  const rows = await sql.query<Row>(`${HOOKS} order by h.created_at desc, h.id limit ${ALL_MOST}`);
  return rows.map(anyHookOf);
}

/** Anybody's hook; null where there is none of this id. */
export async function readAnyHook(sql: Sql, hookId: string): Promise<AnyHook | null> {
  const [row] = await sql.query<Row>(`${HOOKS} where h.id = $1`, [hookId]);
  return row ? anyHookOf(row) : null;
}

interface LogRow extends Omit<DeliveryRow, 'createdAtMs' | 'triedAtMs' | 'dueAtMs'> {
  readonly createdAt: Date;
  readonly triedAt: Date | null;
  readonly dueAt: Date;
}

const SHOWN = 50;

/** The last fifty deliveries of a hook, newest first, without what they say. */
export async function readDeliveries(sql: Sql, hookId: string): Promise<DeliveryRow[]> {
  const rows = await sql.query<LogRow>(
    `select id as "deliveryId", type, state, status, fault, attempts, created_at as "createdAt", tried_at as "triedAt",
       due_at as "dueAt", took_ms as "tookMs"
     from hook_delivery where hook_id = $1 order by created_at desc, id limit $2`,
    [hookId, SHOWN],
  );
  return rows.map(({ createdAt, triedAt, dueAt, ...row }) => ({
    ...row,
    createdAtMs: createdAt.getTime(),
    triedAtMs: msOf(triedAt),
    dueAtMs: row.state === 'waiting' ? dueAt.getTime() : null,
  }));
}
