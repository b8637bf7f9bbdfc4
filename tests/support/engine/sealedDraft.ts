import { bytesToHex } from '@noble/hashes/utils.js';
import { stateHash } from '#engine/draft.ts';
import { commitmentOf, fingerprintOf, lockOf, secretOf } from '#engine/seal.ts';
import { rowsHashOf, type SealedLog, type SealVoid, setupHashOf } from '#engine/sealedLog.ts';
import { belowFrom } from './chance.ts';
import { playOut } from './play.ts';
import { namedSetup } from './setups.ts';

export const DRAFT_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** 32 bytes that look like chance and are the same in every run. */
export const bytesFrom = (start: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + start * 101 + 11) % 256);

/** What four seats of a test committed to: seat 4 is a bot without a nonce. */
export const someNonces: readonly (Uint8Array | null)[] = [bytesFrom(1), bytesFrom(2), bytesFrom(3), null];

const hexOf = (bytes: Uint8Array | null) => bytes && bytesToHex(bytes);
const commitmentsOf = (nonces: readonly (Uint8Array | null)[]) =>
  nonces.map((nonce, seat) => nonce && commitmentOf({ draftId: DRAFT_ID, seat }, nonce));

/** A start that was called off because seat 2 was silent. */
export function voidedStart(seed = bytesFrom(8)): SealVoid {
  const nonces = someNonces.map((nonce, seat) => (seat === 1 ? null : nonce));
  const sealed = {
    seedHash: fingerprintOf(seed),
    setupHash: setupHashOf(namedSetup('classic', 4)),
    commitments: commitmentsOf(someNonces),
  };
  return {
    ...sealed,
    atMs: 500,
    seed: bytesToHex(seed),
    nonces: nonces.map(hexOf),
    lock: lockOf(sealed) ?? '',
    unrevealed: [{ seat: 1, name: 'Ben' }],
  };
}

/** The honest log of a whole draft of four seats, as the server hands it out. */
export function sealedDraft(
  nonces: readonly (Uint8Array | null)[] = someNonces,
  voids: readonly SealVoid[] = [],
): Extract<SealedLog, { version: 2 }> {
  const setup = namedSetup('classic', 4);
  const seed = bytesFrom(0);
  const { states, actions } = playOut(setup, secretOf(seed, nonces), belowFrom(5));
  const rows = actions.map((action, at) => ({
    seq: at + 1,
    atMs: 1000 + at,
    seat: 'seat' in action ? action.seat : null,
    source: 'member' as const,
    action,
  }));
  const sealed = {
    seedHash: fingerprintOf(seed),
    setupHash: setupHashOf(setup),
    commitments: commitmentsOf(nonces),
  };
  const end = states.at(-1);
  if (!end) throw new Error('The draft of the test has no end.');
  return {
    format: 'passleft-log',
    version: 2,
    draftId: DRAFT_ID,
    name: 'Friday embers',
    setup,
    seed: bytesToHex(seed),
    seedHash: sealed.seedHash,
    seal: { ...sealed, nonces: nonces.map(hexOf), lock: lockOf(sealed), voids: [...voids] },
    rows,
    rowsHash: rowsHashOf(rows),
    finalStateHash: stateHash(end),
  };
}
