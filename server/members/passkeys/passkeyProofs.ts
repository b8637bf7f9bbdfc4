import type { Sql } from '#server/db/open.ts';
import { hashOf, makeSecret } from '../thirdParty/onceSecrets.ts';

/** So long a passkey's proof stands in place of an app's code. */
export const PROOF_MS = 2 * 60_000;
const CODE_START = 'pk';

/** As long as the forms take codes; 228 random bits. */
const LONGEST_CODE = 40;

/** A code that is good once in place of an app's, for whoever has just shown a passkey; only its hash is stored. */
export async function makeProofCode(sql: Sql, memberId: string, nowMs: number): Promise<string> {
  const code = `${CODE_START}${makeSecret()}`.slice(0, LONGEST_CODE);
  await sql.query('insert into passkey_proof (code_hash, member_id, expires_at) values ($1, $2, $3)', [
    hashOf(code),
    memberId,
    new Date(nowMs + PROOF_MS),
  ]);
  return code;
}

/** Whether a code could be one of {@link makeProofCode}; recovery codes are shorter. */
export const looksLikeProof = (code: string): boolean =>
  code.length === LONGEST_CODE && code.startsWith(CODE_START);

/** Uses a code up; false when it is another member's, too old or was used before. */
export async function spendProofCode(
  sql: Sql,
  memberId: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const spent = await sql.query(
    'delete from passkey_proof where code_hash = $1 and member_id = $2 and expires_at > $3 returning 1',
    [hashOf(code), memberId, new Date(nowMs)],
  );
  return spent.length > 0;
}
