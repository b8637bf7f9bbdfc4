import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sealedSecret } from './random/streams.ts';

/** Length of seeds, nonces and everything that is hashed here. */
export const SEAL_BYTES = 32;

const NO_COMMITMENT = new Uint8Array(SEAL_BYTES);

/** The fingerprint of a draft's secret seed, in hex: shown before anybody sits down, checked when the seed is told. */
export const fingerprintOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** Bytes from their hex as a log file holds them; null when it is no hex. */
export function seedFromHex(text: string): Uint8Array | null {
  try {
    return hexToBytes(text);
  } catch {
    return null;
  }
}

/** 32 bytes from 64 characters of hex; null for anything else. */
export function sealBytesOf(text: string): Uint8Array | null {
  const bytes = seedFromHex(text);
  return bytes?.length === SEAL_BYTES ? bytes : null;
}

/** Whose nonce it is; a draft's id holds no line feed. */
export interface NoncePlace {
  readonly draftId: string;
  readonly seat: number;
}

/**
 * What a browser is bound by before it tells its nonce, in hex: SHA-256 of the line `passleft nonce`, the draft's id, the
 * seat's number from 0, each ended by a line feed, and the nonce's 32 bytes. So no seat can repeat another's commitment.
 */
export function commitmentOf({ draftId, seat }: NoncePlace, nonce: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`passleft nonce\n${draftId}\n${seat}\n`), nonce)));
}

/** What is locked before a draft: hashes in hex, one commitment a seat in seat order, null for seats without a nonce. */
export interface Sealed {
  readonly seedHash: string;
  readonly setupHash: string;
  readonly commitments: readonly (string | null)[];
}

/**
 * The lock in hex: SHA-256(S ‖ hash(setup) ‖ commitments of all seats), 32 bytes each, 32 zeros for a seat without one.
 * Null when a part is not 32 bytes of hex. Source: `docs/decisions/0010-the-seal-has-the-players-nonces.md`.
 */
export function lockOf({ seedHash, setupHash, commitments }: Sealed): string | null {
  const parts = [seedHash, setupHash, ...commitments].map((hex) =>
    hex === null ? NO_COMMITMENT : sealBytesOf(hex),
  );
  const whole = parts.flatMap((part) => part ?? []);
  return whole.length === parts.length ? bytesToHex(sha256(concatBytes(...whole))) : null;
}

/** The secret that packs follow from: seed ‖ nonces in seat order. Without nonces it is the seed alone. */
export function secretOf(seed: Uint8Array, nonces: readonly (Uint8Array | null)[]): Uint8Array {
  return sealedSecret(
    seed,
    nonces.flatMap((nonce) => nonce ?? []),
  );
}
