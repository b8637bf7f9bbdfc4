import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The fingerprint of a draft's secret seed, in hex: shown before anybody sits down, checked when the seed is told. */
export const fingerprintOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** The seed from its hex as a log file holds it; null when it is no hex. */
export function seedFromHex(text: string): Uint8Array | null {
  try {
    return hexToBytes(text);
  } catch {
    return null;
  }
}
