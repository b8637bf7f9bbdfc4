import {
  type DeliveryRow,
  HOOKS_EACH,
  type HookChange,
  type HookRow,
  type MadeHook,
  type NewHook,
} from '#contract/hooks/hooks.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { refusal } from '#server/http/refusalError.ts';
import { makeId } from '#server/members/ids.ts';
import { checkOutwardAddress, OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { isAllowedHost, readHookDomains } from './domains.ts';
import { HOOK_CHANNEL } from './hookFacts.ts';
import { readDeliveries, readHookOf } from './hookRows.ts';
import { type HookSeals, newHookSecret } from './hookSeals.ts';
import { payloadOf } from './payloads.ts';

/** The old secret signs beside a new one for so long. */
const OVERLAP_MS = 24 * 3_600_000;

const DISCORD_HOSTS = ['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com'];
const DISCORD_PATH = /^\/api(\/v\d+)?\/webhooks\/\d+\/[\w-]+\/?$/;

export interface HookRoom {
  readonly db: Database;
  readonly seals: HookSeals;
  readonly rules: OutwardRules;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** Who asks. */
export interface HookMaker {
  readonly memberId: string;
  readonly locale: Locale;
}

/** The address as it is dialled. Throws `hookAddress`, `hookDomain` and `hookNoDiscord`. */
async function checkedAddress(
  { db, rules }: HookRoom,
  { kind, address }: Pick<NewHook, 'kind' | 'address'>,
): Promise<URL> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') throw refusal('hookAddress');
  const { hostname: host, pathname } = url;
  if (kind === 'discord') {
    const isDiscord = DISCORD_HOSTS.includes(host) || (rules.allowsLoopback && host === '127.0.0.1');
    if (!isDiscord || !DISCORD_PATH.test(pathname) || url.search !== '') throw refusal('hookNoDiscord');
  }
  if (!isAllowedHost(await readHookDomains(db), host)) throw refusal('hookDomain', { host });
  try {
    await checkOutwardAddress(address, rules);
  } catch (fault) {
    if (fault instanceof OutwardRefused) throw refusal('hookAddress');
    throw fault;
  }
  url.hash = '';
  return url;
}

const INSERT = `insert into web_hook (id, member_id, kind, scope, name, host, sealed_address, sealed_secret, events,
    tells_private, locale, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

async function hookOf(sql: Sql, memberId: string, hookId: string): Promise<HookRow> {
  const hook = await readHookOf(sql, memberId, hookId);
  if (!hook) throw refusal('hookUnknown');
  return hook;
}

/** A hook that is on, held until the transaction ends. Throws `hookUnknown` and `hookOff`. */
async function hookThatIsOn(tx: Sql, memberId: string, hookId: string): Promise<HookRow> {
  await tx.query('select 1 from web_hook where id = $1 for update', [hookId]);
  const hook = await hookOf(tx, memberId, hookId);
  if (hook.off !== null) throw refusal('hookOff');
  return hook;
}

/** Makes a hook; its secret is told this once. Throws what is wrong with its address, and `tooManyHooks`. */
export async function makeHook(room: HookRoom, maker: HookMaker, wish: NewHook): Promise<MadeHook> {
  const { db, seals, now } = room;
  const url = await checkedAddress(room, wish);
  const hookId = makeId();
  const secret = wish.kind === 'signed' ? newHookSecret() : null;
  const hook = await db.transaction(async (tx) => {
    await tx.query('select id from member where id = $1 for update', [maker.memberId]);
    const [{ count = 0 } = {}] = await tx.query<{ count: number }>(
      'select count(*)::int as count from web_hook where member_id = $1',
      [maker.memberId],
    );
    if (count >= HOOKS_EACH) throw refusal('tooManyHooks', { most: HOOKS_EACH });
    await tx.query(INSERT, [
      ...[hookId, maker.memberId, wish.kind, wish.scope, wish.name, url.hostname],
      seals.seal(hookId, url.href),
      secret === null ? null : seals.seal(hookId, secret),
      [...new Set(wish.events)],
      wish.scope === 'own' && wish.tellsPrivate,
      maker.locale,
      new Date(now()),
    ]);
    return hookOf(tx, maker.memberId, hookId);
  });
  return { hook, secret };
}

/** Changes what a hook is called and hears of. Throws `hookUnknown`. */
export function changeHook(
  { db }: HookRoom,
  { memberId }: HookMaker,
  hookId: string,
  { name, events, tellsPrivate }: HookChange,
): Promise<HookRow> {
  return db.transaction(async (tx) => {
    await tx.query(
      `update web_hook set name = $3, events = $4, tells_private = (scope = 'own' and $5)
       where id = $1 and member_id = $2`,
      [hookId, memberId, name, [...new Set(events)], tellsPrivate],
    );
    return hookOf(tx, memberId, hookId);
  });
}

/** Removes a hook with its log and all that waits for it. Throws `hookUnknown`. */
export async function revokeHook({ db }: HookRoom, { memberId }: HookMaker, hookId: string): Promise<void> {
  const gone = await db.query('delete from web_hook where id = $1 and member_id = $2 returning 1', [
    hookId,
    memberId,
  ]);
  if (gone.length === 0) throw refusal('hookUnknown');
}

/** A new secret; the one before it signs too for a day. Throws `hookUnknown`, and `hookOff` for hooks without one. */
export function renewSecret(
  { db, seals, now }: HookRoom,
  { memberId }: HookMaker,
  hookId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { kind } = await hookThatIsOn(tx, memberId, hookId);
    if (kind !== 'signed') throw refusal('hookUnknown');
    const secret = newHookSecret();
    await tx.query(
      `update web_hook set sealed_previous = sealed_secret, previous_until = $2, sealed_secret = $3 where id = $1`,
      [hookId, new Date(now() + OVERLAP_MS), seals.seal(hookId, secret)],
    );
    return secret;
  });
}

/** Hands in a message that says only that the hook works. Answers the log. Throws `hookUnknown` and `hookOff`. */
export function testHook(
  { db, publicUrl, now }: HookRoom,
  { memberId, locale }: HookMaker,
  hookId: string,
): Promise<DeliveryRow[]> {
  return db.transaction(async (tx) => {
    const { kind } = await hookThatIsOn(tx, memberId, hookId);
    const deliveryId = makeId();
    const message = { deliveryId, type: 'hook.test', atMs: now(), publicUrl } as const;
    const payload = payloadOf(kind, { ...message, subject: null, isPublic: true, detail: {} }, locale);
    await tx.query(
      `insert into hook_delivery (id, hook_id, type, fact_key, payload, state, created_at, due_at)
       values ($1, $2, 'hook.test', $1, $3, 'waiting', $4, $4)`,
      [deliveryId, hookId, payload, new Date(now())],
    );
    await tx.notify(HOOK_CHANNEL, hookId);
    return readDeliveries(tx, hookId);
  });
}

/**
 * Sends a delivery once more, with the id and the words it had. Answers the log. Throws `hookUnknown`, `hookOff`, and
 * `notFound` for one that waits or was withdrawn.
 */
export function sendAgain(
  { db, now }: HookRoom,
  { memberId }: HookMaker,
  hookId: string,
  deliveryId: string,
): Promise<DeliveryRow[]> {
  return db.transaction(async (tx) => {
    await hookThatIsOn(tx, memberId, hookId);
    const again = await tx.query(
      `update hook_delivery set state = 'waiting', attempts = 0, due_at = $3
       where id = $1 and hook_id = $2 and state in ('delivered', 'parked') returning 1`,
      [deliveryId, hookId, new Date(now())],
    );
    if (again.length === 0) throw refusal('notFound');
    await tx.notify(HOOK_CHANNEL, hookId);
    return readDeliveries(tx, hookId);
  });
}

/** The log of a hook. Throws `hookUnknown`. */
export async function logOf(
  { db }: HookRoom,
  { memberId }: HookMaker,
  hookId: string,
): Promise<DeliveryRow[]> {
  await hookOf(db, memberId, hookId);
  return readDeliveries(db, hookId);
}

const TURN_ON = `update web_hook set off_at = null, off_why = null, failing_since = null, parked_told_at = null
  where id = $1 and ($2::text is null or member_id = $2) and off_why = any($3)`;

/** Turns a hook on again that was failing; after an Admin turned it off, only an Admin does. Throws `hookUnknown` and `hookOff`. */
export function turnOnAgain({ db }: HookRoom, { memberId }: HookMaker, hookId: string): Promise<HookRow> {
  return db.transaction(async (tx) => {
    await tx.query(TURN_ON, [hookId, memberId, ['failing', 'gone']]);
    const hook = await hookOf(tx, memberId, hookId);
    if (hook.off !== null) throw refusal('hookOff');
    await tx.notify(HOOK_CHANNEL, hookId);
    return hook;
  });
}

/** The same for Admins, whosever hook it is; one that ended with its maker's right stays so. */
export async function turnOnForAdmin(tx: Sql, hookId: string): Promise<void> {
  await tx.query(TURN_ON, [hookId, null, ['failing', 'gone', 'admin']]);
  await tx.notify(HOOK_CHANNEL, hookId);
}
