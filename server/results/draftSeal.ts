import type { Setup } from '#engine/formats/registry.ts';
import { type DraftSeal, setupHashOf } from '#engine/sealedLog.ts';
import type { Sql } from '../db/database.ts';
import { readVoids } from '../drafts/lobby/sealing.ts';

/** The whole seal of a started draft, nonces and thrown away seeds included; throws when there is no such draft. */
export async function readDraftSeal(sql: Sql, draftId: string, setup: Setup): Promise<DraftSeal> {
  const [row] = await sql.query<{ seed_hash: string; setup_hash: string | null; lock_hash: string | null }>(
    'select seed_hash, setup_hash, lock_hash from draft where id = $1',
    [draftId],
  );
  if (!row) throw new Error(`There is no draft ${draftId}.`);
  const seats = await sql.query<{ commitment: string | null; nonce: string | null }>(
    "select nonce_commitment as commitment, encode(nonce, 'hex') as nonce from seat where draft_id = $1 order by seat",
    [draftId],
  );
  return {
    seedHash: row.seed_hash,
    setupHash: row.setup_hash ?? setupHashOf(setup),
    commitments: seats.map(({ commitment }) => commitment),
    nonces: seats.map(({ nonce }) => nonce),
    lock: row.lock_hash,
    voids: await readVoids(sql, draftId),
  };
}
