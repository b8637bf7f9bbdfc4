import { createHash, randomBytes, randomInt } from 'node:crypto';
import { END_TOKEN_START } from '#contract/members/account.ts';
import type { Sql } from '#server/db/open.ts';
import { isDemoMember } from '../demoMembers.ts';
import { makeId } from '../ids.ts';

const MINUTE_MS = 60_000;
const CODE_MS = 10 * MINUTE_MS;
const CODE_TRIES = 5;
const LIFE_MS = {
  verifyEmail: 24 * 60 * MINUTE_MS,
  changeEmail: 24 * 60 * MINUTE_MS,
  resetPassword: 30 * MINUTE_MS,
  endWayIn: 24 * 60 * MINUTE_MS,
};

/** What a mailed link or code allows. */
export type Purpose = keyof typeof LIFE_MS;

/** The only time that token (256 random bits) and code (six digits) are known. */
export interface IssuedTicket {
  readonly token: string;
  readonly code: string;
}

/** An open ticket and the member to whom it was sent; `email` is where it went, `memberEmail` what the account has now. */
export interface OpenTicket {
  readonly id: string;
  readonly purpose: Purpose;
  readonly email: string;
  readonly memberId: string;
  readonly handle: string;
  readonly memberEmail: string | null;
  readonly isVerified: boolean;
  /** Confirmed by whoever reads the mailbox. An Admin's word confirms an address too, but proves nothing. */
  readonly isProven: boolean;
  /** What `endWayIn` ends: `secondFactor`, or the id of a linked sign-in. */
  readonly wayIn: string | null;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const codeHashOf = (ticketId: string, code: string) => hashOf(`${ticketId} ${code}`);

const INSERT = `insert into mail_ticket (id, member_id, purpose, email, token_hash, code_hash, created_at, expires_at, code_expires_at, way_in)
  select $1, id, $3, $4, $5, $6, $7, $8, $9, $10 from member where id = $2 and deleted_at is null`;

/** Makes the one open ticket of a member for this purpose (and way in): those before it are void. Without such a member it does the same work for nothing. */
export async function issueTicket(
  tx: Sql,
  wish: {
    readonly memberId: string;
    readonly purpose: Purpose;
    readonly email: string;
    readonly wayIn?: string;
  },
  nowMs: number,
): Promise<IssuedTicket> {
  const { memberId, purpose, email, wayIn = null } = wish;
  const id = makeId();
  const token = `${purpose === 'endWayIn' ? END_TOKEN_START : ''}${randomBytes(32).toString('base64url')}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hasCode = purpose === 'verifyEmail' || purpose === 'changeEmail';
  // The member's row is locked first wherever tickets change, so that of two requests at once one voids the other.
  await tx.query('select id from member where id = $1 for update', [memberId]);
  await tx.query(
    'delete from mail_ticket where member_id = $1 and purpose = $2 and way_in is not distinct from $3',
    [memberId, purpose, wayIn],
  );
  await tx.query(INSERT, [
    id,
    memberId,
    purpose,
    email,
    hashOf(token),
    hasCode ? codeHashOf(id, code) : null,
    new Date(nowMs),
    new Date(nowMs + LIFE_MS[purpose]),
    hasCode ? new Date(nowMs + CODE_MS) : null,
    wayIn,
  ]);
  return { token, code };
}

/** Voids what was mailed to a member: all of it, for a new password or address also ends what others may have begun. */
export async function voidTickets(tx: Sql, memberId: string): Promise<void> {
  await tx.query('delete from mail_ticket where member_id = $1', [memberId]);
}

const CONFIRMED = `m.verified_at is not null as "isVerified",
    m.verified_at is not null and not m.confirmed_by_admin as "isProven"`;
const OPEN = `select t.id, t.purpose, t.email, m.id as "memberId", m.handle, m.email as "memberEmail",
    ${CONFIRMED}, t.way_in as "wayIn"
  from mail_ticket t join member m on m.id = t.member_id
  where t.token_hash = $1 and t.purpose = any($2) and t.used_at is null and t.expires_at > $3
    and m.deleted_at is null and not m.is_guest`;

const mayBeUsed = (ticket: OpenTicket): boolean =>
  !isDemoMember(ticket.memberId) && (ticket.purpose === 'changeEmail' || ticket.email === ticket.memberEmail);

/** The open ticket of a mailed link, which is not used up by looking. */
export async function findTicket(
  sql: Sql,
  token: string,
  purposes: readonly Purpose[],
  nowMs: number,
): Promise<OpenTicket | null> {
  const [ticket] = await sql.query<OpenTicket>(OPEN, [hashOf(token), purposes, new Date(nowMs)]);
  return ticket && mayBeUsed(ticket) ? ticket : null;
}

async function spend(tx: Sql, ticketId: string, nowMs: number): Promise<boolean> {
  const used = await tx.query(
    'update mail_ticket set used_at = $2 where id = $1 and used_at is null returning id',
    [ticketId, new Date(nowMs)],
  );
  return used.length > 0;
}

/** Uses a mailed link up, whose member is then locked until the transaction ends; null unless it was open. */
export async function takeTicket(
  tx: Sql,
  token: string,
  purposes: readonly Purpose[],
  nowMs: number,
): Promise<OpenTicket | null> {
  const params = [hashOf(token), purposes, new Date(nowMs)];
  const [ticket] = await tx.query<OpenTicket>(`${OPEN} for update of m`, params);
  if (!ticket || !mayBeUsed(ticket)) return null;
  return (await spend(tx, ticket.id, nowMs)) ? ticket : null;
}

const TRY_CODE = `update mail_ticket t set code_tries = code_tries + 1
  from member m where m.id = t.member_id and m.id = $1 and t.purpose = any($2) and t.used_at is null
    and t.code_expires_at > $3 and t.code_tries < $4 and m.deleted_at is null and not m.is_guest
  returning t.id, t.purpose, t.email, m.id as "memberId", m.handle, m.email as "memberEmail",
    ${CONFIRMED}, t.way_in as "wayIn", t.code_hash as "codeHash"`;

/** Counts a typed code as a try and uses its ticket up if it is the right one; five tries a ticket. Let the transaction commit either way. */
export async function takeTicketByCode(
  tx: Sql,
  memberId: string,
  code: string,
  nowMs: number,
): Promise<OpenTicket | null> {
  await tx.query('select id from member where id = $1 for update', [memberId]);
  const purposes: readonly Purpose[] = ['verifyEmail', 'changeEmail'];
  const tried = await tx.query<OpenTicket & { readonly codeHash: string | null }>(TRY_CODE, [
    memberId,
    purposes,
    new Date(nowMs),
    CODE_TRIES,
  ]);
  const found = tried.find(({ id, codeHash }) => codeHash === codeHashOf(id, code));
  if (!found || !mayBeUsed(found)) return null;
  const { codeHash: _, ...ticket } = found;
  return (await spend(tx, ticket.id, nowMs)) ? ticket : null;
}
