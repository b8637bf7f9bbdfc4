import { can } from '#contract/can.ts';
import { isScope, TOKEN_SCOPES } from '#contract/members/tokenScopes.ts';
import { TOKEN_START } from '#contract/members/tokens.ts';
import type { Database, Sql } from '#server/db/open.ts';
import type { Principal, TokenUse } from '../principal.ts';
import { hasSecondFactor } from '../secondFactor/secondFactor.ts';
import { ENDED_CHANNEL } from '../sessions.ts';
import type { SessionStanding } from '../standings.ts';
import { isNotSuspended } from '../suspensions.ts';
import { hashOf, makeSecret } from '../thirdParty/onceSecrets.ts';

/** When a token was used is known to the minute, so that not every call writes. */
const USED_STEP_MS = 60_000;

/** A principal that speaks by a token. */
export interface TokenPrincipal extends Principal {
  readonly token: TokenUse;
}

export interface PersonalTokens {
  /**
   * Whom a token speaks for, by what the database says now; null for one that is unknown or has ended. One whose owner's
   * role doesn't allow a scope of it any more ends for good.
   */
  authenticate(secret: string): Promise<TokenPrincipal | null>;
  /** The same by the token's id, for a line that was opened with it. */
  again(tokenId: string): Promise<TokenPrincipal | null>;
}

const SECRET = '[\\w-]{43}';
const WHOLE = new RegExp(`^${TOKEN_START}${SECRET}$`);
const SOMEWHERE = new RegExp(`${TOKEN_START}${SECRET}`);

/** A new token's text: 256 random bits behind `plt_`. */
export const makeTokenSecret = (): string => `${TOKEN_START}${makeSecret()}`;

/** Whether a credential means to be a personal access token, good or not. */
export const isPersonalToken = (credential: string): boolean => credential.startsWith(TOKEN_START);

/** Whether an address has a token in its query, however it is quoted. */
export function hasTokenInQuery(url: string): boolean {
  const query = url.slice(url.indexOf('?') + 1);
  if (query === url) return false;
  return SOMEWHERE.test(query) || SOMEWHERE.test(unquoted(query));
}

function unquoted(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

interface Row extends SessionStanding {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly memberId: string;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const LIVING = `select t.id as "tokenId", t.name, t.scopes, t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt",
    m.id as "memberId", m.handle, m.roles, m.is_guest as "isGuest", m.verified_at is not null as "isVerified",
    ${hasSecondFactor('m.id')} as "hasSecondFactor"
  from access_token t join member m on m.id = t.member_id
  where t.expires_at > $2 and m.deleted_at is null and ${isNotSuspended('m', '$2')}`;

type Owner = Pick<Row, 'isGuest' | 'isVerified' | 'roles'>;

/** Whether an owner's role allows all these scopes; of those that this version doesn't know nothing is asked. */
export const mayHaveScopes = (owner: Owner, scopes: readonly string[]): boolean =>
  scopes.filter(isScope).every((scope) => can(owner, TOKEN_SCOPES[scope]));

interface Ports {
  readonly db: Database;
  readonly now: () => number;
  /** Whether nobody may speak for this member: a demo account outside demo mode. */
  readonly isBarred: (memberId: string) => boolean;
}

/** Whom tokens speak for. Nothing is remembered: a token that was revoked opens nothing from that moment on. */
export function createPersonalTokens({ db, now, isBarred }: Ports): PersonalTokens {
  const principalOf = async (row: Row | undefined): Promise<TokenPrincipal | null> => {
    if (!row || isBarred(row.memberId)) return null;
    const { tokenId, name, memberId, expiresAt, lastUsedAt, scopes, ...standing } = row;
    if (standing.isGuest || !mayHaveScopes(standing, scopes)) {
      await db.transaction((tx) => endByIds(tx, [tokenId]));
      return null;
    }
    const nowMs = now();
    if (lastUsedAt === null || nowMs - lastUsedAt.getTime() >= USED_STEP_MS)
      await db.query('update access_token set last_used_at = $2 where id = $1', [tokenId, new Date(nowMs)]);
    const token = { tokenId, name, scopes: scopes.filter(isScope) };
    return { memberId, sessionId: tokenId, ...standing, expiresAtMs: expiresAt.getTime(), token };
  };
  const find = async (column: 'hash' | 'id', value: string) => {
    const [row] = await db.query<Row>(`${LIVING} and t.${column} = $1`, [value, new Date(now())]);
    return principalOf(row);
  };
  return {
    authenticate: async (secret) => (WHOLE.test(secret) ? find('hash', hashOf(secret)) : null),
    again: (tokenId) => find('id', tokenId),
  };
}

interface Ended {
  readonly id: string;
}

/** Lines that were opened with these tokens end. */
async function tellEnded(tx: Sql, ended: readonly Ended[]): Promise<number> {
  for (const { id } of ended) await tx.notify(ENDED_CHANNEL, id);
  return ended.length;
}

const endByIds = async (tx: Sql, ids: readonly string[]): Promise<number> =>
  tellEnded(tx, await tx.query<Ended>('delete from access_token where id = any($1) returning id', [ids]));

/** Ends all tokens of a member: with a changed password, a suspension, or the account. */
export const endTokensOf = async (tx: Sql, memberId: string): Promise<number> =>
  tellEnded(
    tx,
    await tx.query<Ended>('delete from access_token where member_id = $1 returning id', [memberId]),
  );

/** Ends one token of a member; false where they have no such token. */
export async function endToken(tx: Sql, memberId: string, tokenId: string): Promise<boolean> {
  const ended = await tx.query<Ended>(
    'delete from access_token where member_id = $1 and id = $2 returning id',
    [memberId, tokenId],
  );
  return (await tellEnded(tx, ended)) > 0;
}

/** Ends the tokens of a member that were not made in this browser; null: all of them. */
export async function endTokensOfOthers(
  tx: Sql,
  memberId: string,
  browserId: string | null,
): Promise<number> {
  const ended = await tx.query<Ended>(
    `delete from access_token where member_id = $1 and ($2::text is null or browser_id is distinct from $2)
     returning id`,
    [memberId, browserId],
  );
  return tellEnded(tx, ended);
}

/** Ends the tokens of these members (null: of everybody) that have a scope which the role does not allow any more. */
export async function endUnfitTokens(tx: Sql, memberIds: readonly string[] | null): Promise<number> {
  const rows = await tx.query<Owner & { readonly id: string; readonly scopes: readonly string[] }>(
    `select t.id, t.scopes, m.roles, m.is_guest as "isGuest", m.verified_at is not null as "isVerified"
     from access_token t join member m on m.id = t.member_id where $1::text[] is null or m.id = any($1)`,
    [memberIds],
  );
  const unfit = rows.filter((row) => !mayHaveScopes(row, row.scopes)).map(({ id }) => id);
  return endByIds(tx, unfit);
}
