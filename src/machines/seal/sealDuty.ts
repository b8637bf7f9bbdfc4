import type { TableView } from '#contract/tables/tables.ts';
import { commitmentOf, lockOf, type NoncePlace, sealBytesOf } from '#engine/seal.ts';

/** What this browser keeps for a table, so that a reload does not lose it; all bytes in hex. */
export interface SealKept extends NoncePlace {
  /** The fingerprint under which the nonce was made, and how many starts had been called off by then. */
  readonly seedHash: string;
  readonly calledOff: number;
  readonly nonce: string;
  /** The lock after whose check the nonce was told; null while nobody knows it. */
  readonly lock: string | null;
}

/**
 * Why this browser adds nothing to the packs. `lockWrong`: the lock does not fit what was shown. `seedSwapped`: the
 * fingerprint changed without a start being called off. `sealReused`: a seal came back after nonces were told under it.
 * `elsewhere`: another window committed for this seat. `leftOut`: the start came before this browser's commitment.
 */
export type SealTrouble = 'lockWrong' | 'seedSwapped' | 'sealReused' | 'elsewhere' | 'leftOut';

/** What the browser of a seat has to do about the seal of its table now. */
export type SealDuty =
  | { readonly kind: 'rest' }
  | { readonly kind: 'commit' }
  | { readonly kind: 'reveal'; readonly lock: string }
  | { readonly kind: 'trouble'; readonly trouble: SealTrouble };

const REST: SealDuty = { kind: 'rest' };
const troubled = (trouble: SealTrouble): SealDuty => ({ kind: 'trouble', trouble });

/** Where this member sits at a table; null without a seat. */
export function placeOf(table: TableView, myId: string | null): NoncePlace | null {
  const mine = myId === null ? undefined : table.seats.find(({ memberId }) => memberId === myId);
  return mine ? { draftId: table.draftId, seat: mine.seat } : null;
}

/** The commitment to a kept nonce; null when it is kept for another seat, table or seal, or there is none. */
export function keptCommitment(
  kept: SealKept | null,
  { draftId, seat }: NoncePlace,
  seedHash: string,
): string | null {
  const isFitting = kept?.draftId === draftId && kept.seat === seat && kept.seedHash === seedHash;
  const nonce = isFitting ? sealBytesOf(kept.nonce) : null;
  return nonce && commitmentOf({ draftId, seat }, nonce);
}

function lobbyDuty({ seal, seats }: TableView, place: NoncePlace, kept: SealKept | null): SealDuty {
  if (kept?.draftId === place.draftId) {
    const isSame = kept.seedHash === seal.seedHash;
    if (isSame && kept.lock !== null) return troubled('sealReused');
    if (!isSame && seal.calledOff.length <= kept.calledOff) return troubled('seedSwapped');
  }
  const mine = seats.find(({ seat }) => seat === place.seat);
  const isReady = mine?.isReady === true || mine?.isHost === true;
  if (!isReady) return REST;
  const own = keptCommitment(kept, place, seal.seedHash);
  return own !== null && seal.commitments[place.seat] === own ? REST : { kind: 'commit' };
}

function startDuty({ seal }: TableView, place: NoncePlace, kept: SealKept | null): SealDuty {
  const { lock, setupHash, seedHash, commitments } = seal;
  if (lock === null || setupHash === null) return REST;
  if (lockOf({ seedHash, setupHash, commitments }) !== lock) return troubled('lockWrong');
  const shown = commitments[place.seat] ?? null;
  if (shown === null) return troubled('leftOut');
  if (kept?.draftId === place.draftId && kept.seedHash !== seedHash) return troubled('seedSwapped');
  if (shown !== keptCommitment(kept, place, seedHash)) return troubled('elsewhere');
  if (kept && kept.lock !== null && kept.lock !== lock) return troubled('sealReused');
  return seal.revealByMs === null || seal.hasRevealed[place.seat] ? REST : { kind: 'reveal', lock };
}

/**
 * What to do about a table as it was just shown. A nonce is told only under a lock that was computed again from fingerprint,
 * setup and commitments as they were shown, with the own commitment at its place.
 */
export function sealDuty(table: TableView, myId: string | null, kept: SealKept | null): SealDuty {
  const place = placeOf(table, myId);
  if (!place || table.isSolo) return REST;
  if (table.status === 'lobby') return lobbyDuty(table, place, kept);
  return table.status === 'countdown' ? startDuty(table, place, kept) : REST;
}
