import { can } from '#contract/can.ts';
import {
  isAdminScope,
  isScope,
  SCOPE_NAMES,
  TOKEN_SCOPES,
  type TokenScope,
} from '#contract/members/tokenScopes.ts';
import { type MadeToken, type MakeToken, MOST_TOKENS, type TokenList } from '#contract/members/tokens.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { notFound, refusal, signedOut } from '#server/http/refusalError.ts';
import { proveFresh } from '../account/freshProof.ts';
import { isStillSignedIn } from '../account/stillSignedIn.ts';
import { makeId } from '../ids.ts';
import { findMember } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { hashOf } from '../thirdParty/onceSecrets.ts';
import { findProver } from '../waysIn.ts';
import { endToken, makeTokenSecret, mayHaveScopes } from './personalTokens.ts';

const DAY_MS = 86_400_000;

interface Row {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `id as "tokenId", name, scopes, created_at as "createdAt", expires_at as "expiresAt",
  last_used_at as "lastUsedAt"`;

const lineOf = ({ tokenId, name, scopes, createdAt, expiresAt, lastUsedAt }: Row) => ({
  tokenId,
  name,
  scopes: scopes.filter(isScope),
  createdUtc: createdAt.toISOString(),
  expiresUtc: expiresAt.toISOString(),
  lastUsedUtc: lastUsedAt?.toISOString() ?? null,
});

/** The living tokens of a member, newest first, and what they may put into another one. */
export async function listTokens(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Principal,
): Promise<TokenList> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from access_token where member_id = $1 and expires_at > $2 order by created_at desc, id`,
    [member.memberId, new Date(clock.now())],
  );
  return {
    tokens: rows.map(lineOf),
    offered: SCOPE_NAMES.filter((scope) => can(member, TOKEN_SCOPES[scope])),
  };
}

/** Locks the member, so that a role or password that changes meanwhile comes wholly before or after. */
async function refuseUnfit(
  tx: Sql,
  context: AppContext,
  asker: Principal,
  scopes: readonly TokenScope[],
): Promise<void> {
  if (!(await isStillSignedIn(tx, asker))) throw signedOut();
  const owner = await findMember(tx, 'id', asker.memberId);
  if (!owner) throw signedOut();
  const standing = { ...owner, isVerified: owner.verifiedAt !== null };
  if (!mayHaveScopes(standing, scopes)) throw refusal('scopeNotYours');
  if (scopes.some(isAdminScope) && context.members.needsSecondFactor(owner) && !asker.hasSecondFactor)
    throw refusal('secondFactorRequired');
  const [kept] = await tx.query<{ count: number }>(
    'select count(*)::int as count from access_token where member_id = $1 and expires_at > $2',
    [asker.memberId, new Date(context.clock.now())],
  );
  if ((kept?.count ?? 0) >= MOST_TOKENS) throw refusal('tooManyTokens', { most: MOST_TOKENS });
}

/**
 * Makes a token after a fresh proof; its text is told this once and stored as a hash. Throws 403 for a wrong proof, a demo
 * account or a scope that the role does not allow, 409 beyond 20 tokens, 429 after too many wrong proofs.
 */
export async function makeToken(context: AppContext, asker: Principal, wish: MakeToken): Promise<MadeToken> {
  const { db, clock } = context;
  const { memberId, sessionId } = asker;
  await proveFresh(context, asker, wish);
  const scopes = SCOPE_NAMES.filter((scope) => wish.scopes.includes(scope));
  const secret = makeTokenSecret();
  const nowMs = clock.now();
  const row = await db.transaction(async (tx) => {
    await refuseUnfit(tx, context, asker, scopes);
    const browserId = (await findProver(tx, memberId, sessionId))?.browserId ?? null;
    const [made] = await tx.query<Row>(
      `insert into access_token (id, member_id, hash, name, scopes, created_at, expires_at, browser_id)
       values ($1, $2, $3, $4, $5::text[], $6, $7, $8) returning ${COLUMNS}`,
      [
        makeId(),
        memberId,
        hashOf(secret),
        wish.name,
        scopes,
        new Date(nowMs),
        new Date(nowMs + wish.days * DAY_MS),
        browserId,
      ],
    );
    if (!made) throw new Error('No row came back of the token that was made.');
    return made;
  });
  return { token: lineOf(row), secret };
}

/** Revokes a token of the member. Throws 404. */
export async function revokeToken(
  { db }: Pick<AppContext, 'db'>,
  memberId: string,
  tokenId: string,
): Promise<void> {
  const isEnded = await db.transaction((tx) => endToken(tx, memberId, tokenId));
  if (!isEnded) throw notFound();
}
