import { createHash } from 'node:crypto';
import type { Database, Sql } from '#server/db/open.ts';

export interface RateLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/**
 * How often things may be tried. Wrong logins with one name from one address wait a minute first (`perLoginAtFirst`),
 * then longer (`perLogin`); `perAccount` counts one login name from all addresses together, `perAddress` all names from
 * one. `perAddressInAll` counts right ones as well: each costs the work of a password. A browser in which that name has
 * logged in before is counted apart, by `perLoginAtFirst` and `perLogin`, so that no stranger can lock the owner out.
 */
export interface AuthLimits {
  readonly login: {
    readonly perAddressInAll: RateLimit;
    readonly perAddress: RateLimit;
    readonly perLoginAtFirst: RateLimit;
    readonly perLogin: RateLimit;
    readonly perAccount: RateLimit;
  };
  readonly register: RateLimit;
  readonly guest: RateLimit;
  readonly refresh: RateLimit;
  /** Challenges for passkeys: per address of visitors, per account of members. */
  readonly passkey: RateLimit;
  /** Wrong codes of the second factor, per account. */
  readonly secondFactor: RateLimit;
  /** Asking for a reset mail: per visitor's address, and per account whoever asks. */
  readonly forgot: { readonly perAddress: RateLimit; readonly perAccount: RateLimit };
  /** Opening mailed links and typing mailed codes. */
  readonly mailedCode: RateLimit;
  /** Verification mails for one account: one a minute, three an hour. */
  readonly verificationMail: { readonly perMinute: RateLimit; readonly perHour: RateLimit };
  /** Going to a third-party provider and coming back. */
  readonly thirdParty: RateLimit;
  /** Wrong current passwords on the account page. */
  readonly proof: RateLimit;
}

export const AUTH_LIMITS: AuthLimits = {
  login: {
    perAddressInAll: { attempts: 120, windowSeconds: 300 },
    perAddress: { attempts: 20, windowSeconds: 300 },
    perLoginAtFirst: { attempts: 5, windowSeconds: 60 },
    perLogin: { attempts: 10, windowSeconds: 900 },
    perAccount: { attempts: 50, windowSeconds: 900 },
  },
  register: { attempts: 20, windowSeconds: 3600 },
  guest: { attempts: 40, windowSeconds: 3600 },
  refresh: { attempts: 120, windowSeconds: 60 },
  passkey: { attempts: 120, windowSeconds: 300 },
  secondFactor: { attempts: 10, windowSeconds: 900 },
  forgot: {
    perAddress: { attempts: 10, windowSeconds: 3600 },
    perAccount: { attempts: 3, windowSeconds: 3600 },
  },
  mailedCode: { attempts: 20, windowSeconds: 900 },
  verificationMail: {
    perMinute: { attempts: 1, windowSeconds: 60 },
    perHour: { attempts: 3, windowSeconds: 3600 },
  },
  thirdParty: { attempts: 60, windowSeconds: 900 },
  proof: { attempts: 10, windowSeconds: 900 },
};

const COUNT = `insert into rate_limit as kept (key, hits, resets_at) values ($1, 1, $2)
  on conflict (key) do update set
    hits = case when kept.resets_at <= $3 then 1 else kept.hits + 1 end,
    resets_at = case when kept.resets_at <= $3 then excluded.resets_at else kept.resets_at end
  returning hits, resets_at as "resetsAt"`;

const keyOf = (bucket: string, keys: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([bucket, ...keys]))
    .digest('base64url');

/** Takes a counted attempt back: it was a right one, and only wrong ones are to count. */
export async function forgiveAttempt(
  db: Database,
  bucket: string,
  ...keys: readonly string[]
): Promise<void> {
  await db.query('update rate_limit set hits = hits - 1 where key = $1 and hits > 0', [keyOf(bucket, keys)]);
}

/** Counts an attempt (all processes together, one at a time); 0 if it is allowed, else seconds to wait. */
export async function countAttempt(
  db: Sql,
  nowMs: number,
  limit: RateLimit,
  bucket: string,
  ...keys: readonly string[]
): Promise<number> {
  const key = keyOf(bucket, keys);
  const resetsAt = new Date(nowMs + limit.windowSeconds * 1000);
  const [row] = await db.query<{ hits: number; resetsAt: Date }>(COUNT, [key, resetsAt, new Date(nowMs)]);
  if (!row || row.hits <= limit.attempts) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - nowMs) / 1000));
}

/** Seconds to wait until an attempt would be allowed, without making one; 0 if it is allowed now. */
export async function waitFor(
  db: Database,
  nowMs: number,
  limit: RateLimit,
  bucket: string,
  ...keys: readonly string[]
): Promise<number> {
  const [row] = await db.query<{ hits: number; resetsAt: Date }>(
    'select hits, resets_at as "resetsAt" from rate_limit where key = $1 and resets_at > $2',
    [keyOf(bucket, keys), new Date(nowMs)],
  );
  if (!row || row.hits < limit.attempts) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - nowMs) / 1000));
}
