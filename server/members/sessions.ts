import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database, Sql } from '#server/db/open.ts';
import { makeId } from './ids.ts';

const DAY_MS = 86_400_000;
/** Parallel tabs may use the token before the newest for so long. */
export const GRACE_MS = 10_000;
export const IDLE_MS = 7 * DAY_MS;
export const ABSOLUTE_MS = 30 * DAY_MS;
/** Tells all processes which session, or which access token, has ended. */
export const ENDED_CHANNEL = 'session_ended';
/** Where the database cannot be asked yet which sessions ended meanwhile. */
const MISSED_AGAIN_MS = 1000;

/** A session just begun or carried on; `refreshToken` is the only time its text is known. */
export interface OpenSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly refreshToken: string;
}

/**
 * `grace` is a parallel tab, or one whose answer was lost: it gets the successor that was given out already, or null where
 * that is used itself. `reused` has ended the session.
 */
export type Refreshing =
  | ({ readonly kind: 'rotated' } & OpenSession)
  | ({ readonly kind: 'grace' } & Omit<OpenSession, 'refreshToken'> & {
        readonly refreshToken: string | null;
      })
  | { readonly kind: 'reused'; readonly sessionId: string; readonly memberId: string }
  | { readonly kind: 'unknown' };

/** A row of "My sessions". */
export interface SessionLine {
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly userAgent: string;
}

interface TokenRow {
  readonly familyId: string;
  readonly memberId: string;
  readonly usedAt: Date | null;
  readonly successorSalt: Uint8Array | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly revokedAt: Date | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const TOKEN = `select f.id as "familyId", f.member_id as "memberId", t.used_at as "usedAt",
    t.successor_salt as "successorSalt", f.created_at as "createdAt", f.last_used_at as "lastUsedAt", f.revoked_at as "revokedAt"
  from refresh_token t join refresh_family f on f.id = t.family_id where t.hash = $1`;

/** Lines are held by sessions and by access tokens. */
const LIVING = `select id from refresh_family where id = any($1) and revoked_at is null
  union all select id from access_token where id = any($1)`;

function isOver(row: TokenRow, nowMs: number): boolean {
  if (row.revokedAt) return true;
  return nowMs - row.createdAt.getTime() >= ABSOLUTE_MS || nowMs - row.lastUsedAt.getTime() >= IDLE_MS;
}

const newToken = () => randomBytes(32).toString('base64url');

/** Told by the database alone, or by a used token alone, it would be worth nothing: only both make it. */
const successorOf = (token: string, salt: Uint8Array) =>
  createHmac('sha256', salt).update(token).digest('base64url');

async function addToken(tx: Sql, token: string, familyId: string, at: Date): Promise<string> {
  await tx.query('insert into refresh_token (hash, family_id, issued_at) values ($1, $2, $3)', [
    hashOf(token),
    familyId,
    at,
  ]);
  return token;
}

/** A session that ended is pushed nothing more. */
async function forgetPushes(tx: Sql, familyIds: readonly string[]): Promise<void> {
  await tx.query('delete from push_subscription where session_id = any($1)', [familyIds]);
}

async function endIn(tx: Sql, familyId: string, at: Date): Promise<boolean> {
  const ended = await tx.query(
    'update refresh_family set revoked_at = $2 where id = $1 and revoked_at is null returning id',
    [familyId, at],
  );
  if (ended.length > 0) {
    await forgetPushes(tx, [familyId]);
    await tx.notify(ENDED_CHANNEL, familyId);
  }
  return ended.length > 0;
}

/** The successor of a token that was used a moment ago, unless it is used itself. */
async function heldSuccessor(tx: Sql, token: string, salt: Uint8Array | null): Promise<string | null> {
  if (salt === null) return null;
  const successor = successorOf(token, salt);
  const held = await tx.query('select 1 from refresh_token where hash = $1 and used_at is null', [
    hashOf(successor),
  ]);
  return held.length > 0 ? successor : null;
}

async function rotate(tx: Sql, token: string, nowMs: number): Promise<Refreshing> {
  const at = new Date(nowMs);
  // Both rows are locked: with the session's alone, a waiting tab would still see the token as unused.
  const [row] = await tx.query<TokenRow>(`${TOKEN} for update`, [hashOf(token)]);
  if (!row || isOver(row, nowMs)) return { kind: 'unknown' };
  const { familyId: sessionId, memberId, usedAt, successorSalt } = row;
  if (usedAt) {
    if (nowMs - usedAt.getTime() <= GRACE_MS) {
      const refreshToken = await heldSuccessor(tx, token, successorSalt);
      return { kind: 'grace', sessionId, memberId, refreshToken };
    }
    await endIn(tx, sessionId, at);
    return { kind: 'reused', sessionId, memberId };
  }
  const salt = randomBytes(32);
  await tx.query('update refresh_token set used_at = $2, successor_salt = $3 where hash = $1', [
    hashOf(token),
    at,
    salt,
  ]);
  await tx.query('update refresh_family set last_used_at = $2 where id = $1', [sessionId, at]);
  const refreshToken = await addToken(tx, successorOf(token, salt), sessionId, at);
  return { kind: 'rotated', sessionId, memberId, refreshToken };
}

export interface Sessions {
  begin(memberId: string, userAgent: string): Promise<OpenSession>;
  /** Remembers in which browser the session of a token just given out was begun. */
  beganIn(refreshToken: string, browserId: string): Promise<void>;
  refresh(token: string): Promise<Refreshing>;
  /**
   * The living session of a refresh token, which is not used up by asking. One that `isSpent` was used too long ago to
   * prove anything: its session may be ended by it and nothing else.
   */
  find(
    token: string,
  ): Promise<{ readonly sessionId: string; readonly memberId: string; readonly isSpent: boolean } | null>;
  end(sessionId: string): Promise<void>;
  /** Ends every session of a member, and every sign-in under way. */
  endAllOf(memberId: string): Promise<void>;
  /** Ends every session of a member but this one, and every sign-in under way. */
  endOthersOf(memberId: string, keptSessionId: string): Promise<void>;
  /**
   * The same inside the caller's transaction; `keptSessionId` goes on. The function that it gives is to be called after
   * the commit.
   */
  endWithin(tx: Sql, memberId: string, keptSessionId: string | null): Promise<() => void>;
  listOf(memberId: string): Promise<SessionLine[]>;
  /**
   * `tell` is called with the id of each session that ends, in this process and (after `hear`) in others; `held` names those
   * that it would do something for, so that ends which were missed while no notices came are told afterwards.
   */
  onEnded(tell: (sessionId: string) => void, held?: () => readonly string[]): () => void;
  /** Starts to hear of sessions that other processes end. */
  hear(): Promise<() => Promise<void>>;
}

/** Signed-in browsers, kept in the database as families of rotating refresh tokens (only SHA-256 stored). */
export function createSessions({ db, now }: { db: Database; now: () => number }): Sessions {
  const listeners = new Map<(sessionId: string) => void, () => readonly string[]>();
  const tellAll = (sessionId: string) => {
    for (const tell of listeners.keys()) tell(sessionId);
  };
  /** Of an account that was deleted there is no row any more: what is not among the living has ended. */
  async function tellMissed() {
    const held = [...new Set([...listeners.values()].flatMap((sessions) => sessions()))];
    if (held.length === 0) return;
    const living = await db.query<{ id: string }>(LIVING, [held]);
    const ids = new Set(living.map(({ id }) => id));
    for (const sessionId of held) if (!ids.has(sessionId)) tellAll(sessionId);
  }
  const tellMissedSoon = () => {
    tellMissed().catch(() => setTimeout(tellMissedSoon, MISSED_AGAIN_MS).unref());
  };
  const endWithin: Sessions['endWithin'] = async (tx, memberId, keptSessionId) => {
    const ended = await tx.query<{ id: string }>(
      `update refresh_family set revoked_at = $2
       where member_id = $1 and revoked_at is null and id is distinct from $3 returning id`,
      [memberId, new Date(now()), keptSessionId],
    );
    for (const table of ['second_factor_challenge', 'passkey_proof', 'return_ticket'])
      await tx.query(`delete from ${table} where member_id = $1`, [memberId]);
    await forgetPushes(
      tx,
      ended.map(({ id }) => id),
    );
    for (const { id } of ended) await tx.notify(ENDED_CHANNEL, id);
    return () => {
      for (const { id } of ended) tellAll(id);
    };
  };

  const endBut = async (memberId: string, keptSessionId: string | null) => {
    const tell = await db.transaction((tx) => endWithin(tx, memberId, keptSessionId));
    tell();
  };

  return {
    begin: (memberId, userAgent) =>
      db.transaction(async (tx) => {
        const sessionId = makeId();
        const at = new Date(now());
        await tx.query(
          'insert into refresh_family (id, member_id, created_at, last_used_at, user_agent) values ($1, $2, $3, $3, $4)',
          [sessionId, memberId, at, userAgent.slice(0, 200)],
        );
        return { sessionId, memberId, refreshToken: await addToken(tx, newToken(), sessionId, at) };
      }),
    beganIn: async (refreshToken, browserId) => {
      await db.query(
        `update refresh_family set browser_id = $2
         where id = (select family_id from refresh_token where hash = $1)`,
        [hashOf(refreshToken), browserId],
      );
    },
    refresh: async (token) => {
      const refreshing = await db.transaction((tx) => rotate(tx, token, now()));
      if (refreshing.kind === 'reused') tellAll(refreshing.sessionId);
      return refreshing;
    },
    find: async (token) => {
      const [row] = await db.query<TokenRow>(TOKEN, [hashOf(token)]);
      if (!row || isOver(row, now())) return null;
      const isSpent = row.usedAt !== null && now() - row.usedAt.getTime() > GRACE_MS;
      return { sessionId: row.familyId, memberId: row.memberId, isSpent };
    },
    end: async (sessionId) => {
      const hasEnded = await db.transaction((tx) => endIn(tx, sessionId, new Date(now())));
      if (hasEnded) tellAll(sessionId);
    },
    endAllOf: (memberId) => endBut(memberId, null),
    endOthersOf: endBut,
    endWithin,
    listOf: (memberId) =>
      db.query<SessionLine>(
        `select id as "sessionId", created_at as "createdAt", last_used_at as "lastUsedAt", user_agent as "userAgent"
          from refresh_family where member_id = $1 and revoked_at is null and created_at > $2 and last_used_at > $3
          order by last_used_at desc, id`,
        [memberId, new Date(now() - ABSOLUTE_MS), new Date(now() - IDLE_MS)],
      ),
    onEnded: (tell, held = () => []) => {
      listeners.set(tell, held);
      return () => listeners.delete(tell);
    },
    hear: () => db.listen(ENDED_CHANNEL, tellAll, tellMissedSoon),
  };
}
