import { transportsSchema } from '#contract/members/passkeys.ts';
import type { Sql } from '#server/db/open.ts';
import { tidySecondFactor } from '../secondFactor/secondFactor.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly memberId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly isSecondFactor: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `p.id, p.member_id as "memberId", p.credential_id as "credentialId", p.public_key as "publicKey",
  p.counter::float8 as counter, p.transports, p.is_backed_up as "isBackedUp", p.name, p.is_second_factor as "isSecondFactor",
  p.created_at as "createdAt", p.last_used_at as "lastUsedAt"`;
const OF_MEMBER = `select ${COLUMNS} from passkey p where p.member_id = $1 order by p.created_at, p.id`;
const BY_CREDENTIAL = `select ${COLUMNS} from passkey p join member m on m.id = p.member_id
  where p.credential_id = $1 and m.deleted_at is null`;

/** The passkeys of a member, oldest first. */
export const passkeysOf = (sql: Sql, memberId: string): Promise<PasskeyRow[]> =>
  sql.query<PasskeyRow>(OF_MEMBER, [memberId]);

export async function findPasskey(sql: Sql, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await sql.query<PasskeyRow>(BY_CREDENTIAL, [credentialId]);
  return row ?? null;
}

/** The transports among these that are known; browsers may come to name others. */
export const knownTransports = (names: readonly string[]) =>
  transportsSchema.options.filter((transport) => names.includes(transport));

const ADD = `insert into passkey (id, member_id, credential_id, public_key, counter, transports, is_backed_up, name,
    is_second_factor, created_at, browser_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8,
    exists (select 1 from passkey p where p.member_id = $2 and p.is_second_factor), $9, $10)`;

/** Keeps a new passkey; it is a second factor where the member's others are. Throws for a credential that is known. */
export async function addPasskey(
  tx: Sql,
  passkey: Omit<PasskeyRow, 'isSecondFactor' | 'lastUsedAt'> & { readonly browserId: string | null },
): Promise<void> {
  const { id, memberId, credentialId, publicKey, counter, transports, isBackedUp, name } = passkey;
  await tx.query(ADD, [
    id,
    memberId,
    credentialId,
    publicKey,
    counter,
    transports,
    isBackedUp,
    name,
    passkey.createdAt,
    passkey.browserId,
  ]);
}

/** A counter that stands still or goes back means that two authenticators have one key; one of zero is not counted. */
const USE = `update passkey set counter = $2, is_backed_up = $3, last_used_at = $4
  where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`;

/** Notes that a passkey has signed; false when it is gone, or the same count was used at the same moment. */
export async function noteSigned(
  sql: Sql,
  id: string,
  { counter, isBackedUp, at }: { readonly counter: number; readonly isBackedUp: boolean; readonly at: Date },
): Promise<boolean> {
  return (await sql.query(USE, [id, counter, isBackedUp, at])).length > 0;
}

/** Whether a passkey is asked for after this member's password. */
export const asksForPasskey = async (sql: Sql, memberId: string): Promise<boolean> =>
  (await sql.query('select 1 from passkey where member_id = $1 and is_second_factor limit 1', [memberId]))
    .length > 0;

/** `lastWayIn` is kept: without it nobody could come in. */
export type Removing =
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'lastWayIn' };

/** Takes a passkey away from an account, unless it is the only way in; call inside a transaction. */
export async function removePasskey(tx: Sql, memberId: string, passkeyId: string): Promise<Removing> {
  const [owner] = await tx.query<{ hasPassword: boolean }>(
    `select password_hash is not null as "hasPassword" from member where id = $1 for update`,
    [memberId],
  );
  const passkeys = await passkeysOf(tx, memberId);
  const passkey = passkeys.find(({ id }) => id === passkeyId);
  if (!owner || !passkey) return { kind: 'unknown' };
  const links = await tx.query('select 1 from linked_sign_in where member_id = $1 limit 1', [memberId]);
  if (!owner.hasPassword && links.length === 0 && passkeys.length === 1) return { kind: 'lastWayIn' };
  await tx.query('delete from passkey where id = $1', [passkeyId]);
  await tidySecondFactor(tx, memberId);
  return { kind: 'removed', name: passkey.name };
}
