import type { Sql } from '#server/db/open.ts';

/**
 * Whether a member's session lives, asked inside the caller's transaction; the member is then locked, so that a reset
 * that ends the session comes wholly before what the transaction does, or wholly after it.
 */
export async function isStillSignedIn(
  tx: Sql,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<boolean> {
  await tx.query('select 1 from member where id = $1 for update', [memberId]);
  const living = await tx.query(
    `select 1 from refresh_family f join member m on m.id = f.member_id
      where f.id = $1 and m.id = $2 and f.revoked_at is null and m.deleted_at is null`,
    [sessionId, memberId],
  );
  return living.length > 0;
}
