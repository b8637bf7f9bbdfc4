import type { Database, Sql } from '#server/db/open.ts';
import { looksLikeProof, spendProofCode } from '../passkeys/passkeyProofs.ts';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recoveryCodes.ts';
import { seal, sealingKeyOf, unseal } from './sealing.ts';
import { enrol, stepOf } from './timeCodes.ts';

/** A new secret waits so long for its first code. */
export const ENROLMENT_MS = 15 * 60_000;

/** The second factors of all members, kept in the database; every code counts once, also in two processes at once. */
export interface SecondFactor {
  /** Whether something is asked for after the password: a code of an app, or a passkey. */
  isOn(memberId: string): Promise<boolean>;
  /** Whether that may be a code of an app. */
  hasApp(memberId: string): Promise<boolean>;
  recoveryCodesLeft(memberId: string): Promise<number>;
  /** A secret for the authenticator, in place of one that was not confirmed; null when the second factor is on. */
  start(memberId: string, handle: string): Promise<{ secret: string; address: string } | null>;
  /** Turns it on with the first code, inside the caller's transaction; `sessionId` is where that is typed. Gives the recovery codes. */
  confirm(tx: Sql, memberId: string, code: string, sessionId: string): Promise<Confirming>;
  /** Whether six digits, a recovery code or the code of a passkey's proof are right; uses them up. */
  accept(memberId: string, code: string): Promise<boolean>;
  /** New recovery codes in place of all old ones. */
  renewRecoveryCodes(tx: Sql, memberId: string): Promise<string[]>;
}

/** `notStarted`: there is no secret that waits for its first code, or it waited too long. */
export type Confirming =
  | { readonly kind: 'confirmed'; readonly recoveryCodes: string[] }
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'notStarted' };

interface Row {
  readonly sealedSecret: Uint8Array;
}

const START = `insert into second_factor (member_id, sealed_secret, created_at) values ($1, $2, $3)
  on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
  where second_factor.confirmed_at is null returning 1`;
const WAITING = `select sealed_secret as "sealedSecret" from second_factor
  where member_id = $1 and confirmed_at is null and created_at > $2 for update`;
const ON = `select sealed_secret as "sealedSecret" from second_factor
  where member_id = $1 and confirmed_at is not null`;
/** A step counts once: of two who bring it at the same moment, the second finds it taken. */
const TAKE_STEP = `update second_factor set last_step = $2
  where member_id = $1 and confirmed_at is not null and last_step < $2 returning 1`;

/** Whether a member has a second factor of any kind; `member` is the column or placeholder of the id. */
export const hasSecondFactor = (member: string): string =>
  `(exists (select 1 from second_factor f where f.member_id = ${member} and f.confirmed_at is not null)
    or exists (select 1 from passkey p where p.member_id = ${member} and p.is_second_factor))`;

const ANY_ON = `select 1 where ${hasSecondFactor('$1')}`;

const isSixDigits = (code: string) => /^\d{6}$/.test(code);
const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');

/**
 * Seals every authenticator that is still under the previous secret again under the new one, so that the previous secret can
 * be forgotten. Returns how many it was; any number of processes may do it at once.
 */
export async function resealSecondFactors(
  db: Database,
  secrets: { readonly jwtSecret: string; readonly previousJwtSecret: string },
): Promise<number> {
  const [key, previousKey] = [sealingKeyOf(secrets.jwtSecret), sealingKeyOf(secrets.previousJwtSecret)];
  const rows = await db.query<Row & { readonly memberId: string }>(
    'select member_id as "memberId", sealed_secret as "sealedSecret" from second_factor',
  );
  let resealed = 0;
  for (const { memberId, sealedSecret } of rows) {
    const secret = unseal(previousKey, memberId, sealedSecret);
    if (!secret) continue;
    const moved = await db.query(
      'update second_factor set sealed_secret = $3 where member_id = $1 and sealed_secret = $2 returning 1',
      [memberId, sealedSecret, seal(key, memberId, secret)],
    );
    resealed += moved.length;
  }
  return resealed;
}

/** Whether a code of an app is asked for after the password. */
export const asksForApp = async (sql: Sql, memberId: string): Promise<boolean> =>
  (await sql.query(ON, [memberId])).length > 0;

/** Recovery codes and sign-ins under way end with the last second factor; call inside a transaction. */
export async function tidySecondFactor(tx: Sql, memberId: string): Promise<void> {
  for (const table of ['recovery_code', 'second_factor_challenge'])
    await tx.query(`delete from ${table} where member_id = $1 and not ${hasSecondFactor('$1')}`, [memberId]);
}

/** Takes the app away that makes a member's codes; tells whether there was one. Passkeys stay as they are. */
export async function removeApp(tx: Sql, memberId: string): Promise<boolean> {
  const removed = await tx.query('delete from second_factor where member_id = $1 returning 1', [memberId]);
  await tidySecondFactor(tx, memberId);
  return removed.length > 0;
}

/**
 * Takes a member's second factor away with all that belongs to it; tells whether there was one. Passkeys sign in as
 * before, and the password alone does so again.
 */
export async function removeSecondFactor(tx: Sql, memberId: string): Promise<boolean> {
  const asked = await tx.query(
    'update passkey set is_second_factor = false where member_id = $1 and is_second_factor returning 1',
    [memberId],
  );
  const hadApp = await removeApp(tx, memberId);
  return hadApp || asked.length > 0;
}

/**
 * `jwtSecret` is the server's: the secrets of authenticators are sealed under a key derived from it. Those sealed under
 * `previousJwtSecret` open too.
 */
export function createSecondFactor(ports: {
  readonly db: Database;
  readonly jwtSecret: string;
  readonly previousJwtSecret?: string | undefined;
  readonly now: () => number;
}): SecondFactor {
  const { db, now } = ports;
  const key = sealingKeyOf(ports.jwtSecret);
  const previousKey = ports.previousJwtSecret && sealingKeyOf(ports.previousJwtSecret);

  const stepIn = (row: Row | undefined, memberId: string, code: string): number | null => {
    if (!row) return null;
    const secret =
      unseal(key, memberId, row.sealedSecret) ??
      (previousKey ? unseal(previousKey, memberId, row.sealedSecret) : null);
    return secret && stepOf(secret, code, now());
  };

  return {
    isOn: async (memberId) => (await db.query(ANY_ON, [memberId])).length > 0,
    hasApp: (memberId) => asksForApp(db, memberId),
    recoveryCodesLeft: (memberId) => countRecoveryCodes(db, memberId),
    async start(memberId, handle) {
      const { secretBytes, secret, address } = enrol(handle);
      const sealed = seal(key, memberId, secretBytes);
      const started = await db.query(START, [memberId, sealed, new Date(now())]);
      return started.length > 0 ? { secret, address } : null;
    },
    async confirm(tx, memberId, typed, sessionId) {
      const [row] = await tx.query<Row>(WAITING, [memberId, new Date(now() - ENROLMENT_MS)]);
      if (!row) return { kind: 'notStarted' };
      const step = stepIn(row, memberId, withoutSpaces(typed));
      if (step === null) return { kind: 'wrongCode' };
      await tx.query(
        `update second_factor set confirmed_at = $2, last_step = $3,
           browser_id = (select browser_id from refresh_family where id = $4) where member_id = $1`,
        [memberId, new Date(now()), step, sessionId],
      );
      return { kind: 'confirmed', recoveryCodes: await replaceRecoveryCodes(tx, memberId) };
    },
    async accept(memberId, typed) {
      const code = withoutSpaces(typed);
      if (looksLikeProof(code)) return spendProofCode(db, memberId, code, now());
      if (!isSixDigits(code)) return spendRecoveryCode(db, memberId, code, now());
      const [row] = await db.query<Row>(ON, [memberId]);
      if (!row) return false;
      const step = stepIn(row, memberId, code);
      return step !== null && (await db.query(TAKE_STEP, [memberId, step])).length > 0;
    },
    renewRecoveryCodes: (tx, memberId) => replaceRecoveryCodes(tx, memberId),
  };
}
