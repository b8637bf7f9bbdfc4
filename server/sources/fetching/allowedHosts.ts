import { type BatchRecord, changeBatch } from '#server/cards/batches/batchRecord.ts';
import type { Sql } from '#server/db/database.ts';

/** Allows the hosts of pictures that a source names, and keeps with the import which of them it allowed. */
export async function allowHostsOf(
  tx: Sql,
  { id, source }: BatchRecord,
  { memberId, nowMs }: { readonly memberId: string | null; readonly nowMs: number },
): Promise<void> {
  if (source === null || source.pictures.length === 0) return;
  const added = await tx.query<{ host: string }>(
    `insert into image_host (host, added_by, added_at) select host, $2, $3 from unnest($1::text[]) host
     on conflict do nothing returning host`,
    [[...source.pictures], memberId, new Date(nowMs)],
  );
  await changeBatch(tx, id, { source: { ...source, allowed: added.map(({ host }) => host) } });
}

const FORBID = `delete from image_host h where h.host = any($1::text[]) and not exists (
  select 1 from import_batch b where b.id <> $2 and b.state = 'done' and b.source->'pictures' ? h.host)`;

/** Takes back what an import allowed, as long as no other import needs it. */
export async function forbidHostsOf(tx: Sql, { id, source }: BatchRecord): Promise<void> {
  if (source?.allowed === undefined || source.allowed.length === 0) return;
  await tx.query(FORBID, [[...source.allowed], id]);
}
