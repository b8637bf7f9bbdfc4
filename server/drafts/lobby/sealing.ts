import { createHash } from 'node:crypto';
import { rulesOf } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { commitmentOf, lockOf, sealBytesOf } from '#engine/seal.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import { loadCatalogue, storeCatalogue } from '#server/cards/catalogue.ts';
import type { Sql } from '#server/db/database.ts';
import type { SeatRecord, TableRecord } from '../tableRecord.ts';
import { type SealedSeat, silentOf } from './sealView.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Freezes the cards and locks fingerprint, setup and commitments, in the caller's transaction. */
export async function lockTable(tx: Sql, table: TableRecord, setup: Setup): Promise<void> {
  const setupHash = setupHashOf(setup);
  const commitments = table.seats.map((seat) => seat.commitment);
  const lock = lockOf({ seedHash: table.seedHash, setupHash, commitments });
  if (lock === null) throw new Error(`Table ${table.draftId} cannot be locked.`);
  const catalogueHash = await storeCatalogue(tx, setup.catalogue);
  await tx.query('update draft set catalogue_hash = $2, setup_hash = $3, lock_hash = $4 where id = $1', [
    table.draftId,
    catalogueHash,
    setupHash,
    lock,
  ]);
}

/** Opens the lock of a start that was called off before any nonce was told: seed and commitments stay as they are. */
export async function unlockTable(tx: Sql, draftId: string): Promise<void> {
  await tx.query(
    'update draft set catalogue_hash = null, setup_hash = null, lock_hash = null, revealing_since = null where id = $1',
    [draftId],
  );
}

/** The setup under the lock, with the cards as they were frozen then; throws when the table is not locked. */
export async function lockedSetup(sql: Sql, table: TableRecord): Promise<Setup> {
  if (table.catalogueHash === null) throw new Error(`Table ${table.draftId} is not locked.`);
  const catalogue = await loadCatalogue(sql, table.catalogueHash);
  return { catalogue, template: rulesOf(table.template), seats: table.seats.length, solo: table.isSolo };
}

/** Whose nonces are still to come. */
export const awaitedSeats = ({ seats }: Pick<TableRecord, 'seats'>): readonly SeatRecord[] => silentOf(seats);

/** Takes the nonce of a member's seat, in the caller's transaction; answers the table with it. */
export async function takeNonce(
  tx: Sql,
  table: TableRecord,
  memberId: string,
  nonce: string,
): Promise<Reply<TableRecord>> {
  const mine = table.seats.find((seat) => seat.memberId === memberId);
  if (!mine) return refused('notSeated');
  if (table.revealingSinceMs === null) return refused('notStarted');
  const bytes = sealBytesOf(nonce);
  if (!bytes || commitmentOf({ draftId: table.draftId, seat: mine.seat }, bytes) !== mine.commitment)
    return refused('nonceWrong');
  await tx.query('update seat set nonce = $3 where draft_id = $1 and seat = $2', [
    table.draftId,
    mine.seat,
    bytes,
  ]);
  const seats = table.seats.map((seat) => (seat.seat === mine.seat ? { ...seat, nonce } : seat));
  return { ok: true, value: { ...table, seats } };
}

/** The moment, and where fresh secret seeds of 32 bytes come from. */
export interface SealPorts {
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
}

/** Why a start is called off: numbers are late, somebody left while others still had time, or its packs cannot be dealt. */
export type Reason =
  | { readonly kind: 'late' }
  | { readonly kind: 'left'; readonly memberId: string }
  | { readonly kind: 'undealt' };

/** Who left; nobody at a table that its host ended without a seat. */
const leaverAt = ({ seats }: TableRecord, reason: Reason): SeatRecord | undefined =>
  reason.kind === 'left' ? seats.find(({ memberId }) => memberId === reason.memberId) : undefined;

function wordsFor(table: TableRecord, reason: Reason): string {
  if (reason.kind === 'undealt') return 'The packs could not be dealt';
  if (reason.kind === 'left') return `${leaverAt(table, reason)?.name ?? 'The host'} left`;
  return `No number came from ${awaitedSeats(table)
    .map(({ name }) => name)
    .join(', ')}`;
}

/** Keeps the seal as it was; who left has told nothing. */
async function storeVoid(tx: Sql, table: TableRecord, leaver: SeatRecord | undefined, nowMs: number) {
  const seats = table.seats.map(({ seat, name, commitment, nonce }) =>
    seat === leaver?.seat
      ? { seat, name, commitment, nonce: null, hasLeft: true }
      : { seat, name, commitment, nonce },
  );
  await tx.query(
    `insert into seal_void (draft_id, number, at, seed, seed_hash, setup_hash, lock_hash, seats)
     select id, (select count(*)::int + 1 from seal_void where draft_id = $1), $2, seed, seed_hash, setup_hash, lock_hash, $3::jsonb
     from draft where id = $1`,
    [table.draftId, new Date(nowMs), JSON.stringify(seats)],
  );
}

/**
 * Throws a seal away in the caller's transaction: the old one is kept for the log, a new seed is drawn, all commitments
 * are forgotten, and whose number was late is not ready any more. Answers the lobby's words for it.
 */
export async function voidSeal(
  tx: Sql,
  table: TableRecord,
  { nowMs, newSeed }: SealPorts,
  reason: Reason,
): Promise<string> {
  const late = reason.kind === 'late' ? awaitedSeats(table) : [];
  await storeVoid(tx, table, leaverAt(table, reason), nowMs);
  const seed = newSeed();
  await unlockTable(tx, table.draftId);
  await tx.query('update draft set seed = $2, seed_hash = $3 where id = $1', [
    table.draftId,
    seed,
    createHash('sha256').update(seed).digest('hex'),
  ]);
  await tx.query(
    `update seat set nonce = null, nonce_commitment = null,
       ready = ready and (seat <> all($2) or coalesce(member_id = (select host_id from draft where id = $1), false))
     where draft_id = $1`,
    [table.draftId, late.map(({ seat }) => seat)],
  );
  return `${wordsFor(table, reason)}, so the start was called off. No pack was dealt; a new seal was made for the next start.`;
}

interface VoidRow {
  readonly at: Date;
  readonly seed: Uint8Array;
  readonly seed_hash: string;
  readonly setup_hash: string;
  readonly lock_hash: string;
  readonly seats: readonly (SealedSeat & { readonly seat: number })[];
}

/** The seals of a table that were thrown away, oldest first, with their seeds: for logs of drafts that are over. */
export async function readVoids(sql: Sql, draftId: string) {
  const rows = await sql.query<VoidRow>(
    'select at, seed, seed_hash, setup_hash, lock_hash, seats from seal_void where draft_id = $1 order by number',
    [draftId],
  );
  return rows.map(voidOf);
}

/** A void as a log has it. Who still had time when somebody left is not named. */
function voidOf(row: VoidRow) {
  const leaver = row.seats.find(({ hasLeft }) => hasLeft === true);
  const silent = silentOf(leaver ? [leaver] : row.seats);
  return {
    atMs: row.at.getTime(),
    seed: hex(row.seed),
    seedHash: row.seed_hash,
    setupHash: row.setup_hash,
    commitments: row.seats.map(({ commitment }) => commitment),
    nonces: row.seats.map(({ nonce }) => nonce),
    lock: row.lock_hash,
    unrevealed: silent.map(({ seat, name }) => ({ seat, name })),
    ...(leaver && { left: { seat: leaver.seat, name: leaver.name } }),
  };
}
