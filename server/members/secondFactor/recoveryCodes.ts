import { createHash, randomInt } from 'node:crypto';
import type { Sql } from '#server/db/open.ts';

/** 32 signs, five bits each; none that is easily read as another. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz0123456789';
/** 120 bits: from 112 on a plain hash is enough (OWASP ASVS 5.0, V6.5.2), below it would have to be as slow as a password's. */
const GROUPS = 4;
const SIGNS_A_GROUP = 6;
const CODES = 10;

const makeGroup = () => Array.from({ length: SIGNS_A_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const makeCode = () => Array.from({ length: GROUPS }, makeGroup).join('-');

/** How a code was meant: without case, dashes and spaces, `o` as 0, `i` and `l` as 1. */
const meant = (typed: string) =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

const hashOf = (memberId: string, code: string) =>
  createHash('sha256')
    .update(`${memberId}:${meant(code)}`)
    .digest('hex');

/** Ten new codes of 120 bits in place of the old ones; only their SHA-256 is stored. */
export async function replaceRecoveryCodes(tx: Sql, memberId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(makeCode());
  await tx.query('delete from recovery_code where member_id = $1', [memberId]);
  for (const code of codes)
    await tx.query('insert into recovery_code (code_hash, member_id) values ($1, $2)', [
      hashOf(memberId, code),
      memberId,
    ]);
  return [...codes];
}

/** Uses a code up; false when it is unknown or was used before, also by somebody at the same moment. */
export async function spendRecoveryCode(
  sql: Sql,
  memberId: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const spent = await sql.query(
    'update recovery_code set used_at = $3 where code_hash = $1 and member_id = $2 and used_at is null returning 1',
    [hashOf(memberId, code), memberId, new Date(nowMs)],
  );
  return spent.length > 0;
}

/** How many codes a member has left. */
export async function countRecoveryCodes(sql: Sql, memberId: string): Promise<number> {
  const [row] = await sql.query<{ left: number }>(
    'select count(*)::int as "left" from recovery_code where member_id = $1 and used_at is null',
    [memberId],
  );
  return row?.left ?? 0;
}
