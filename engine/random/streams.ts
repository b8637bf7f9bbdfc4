import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS = 2 ** 32;
const WIDE = 2 ** 53;
const FIRST_BYTES = 256;
const LATER_BYTES = 1024;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(LATER_BYTES);
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A keyed source of hidden chance: the same key and calls give the same answers in every process and browser. */
export interface Stream {
  /** Uniform integer from 0 to n − 1, n a whole number from 1 to 2^53; throws RangeError otherwise. */
  below(n: number): number;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** Index i with the chance (prefixSums[i] − prefixSums[i − 1]) / last; the sums are rising whole numbers. */
  chooseWeighted(prefixSums: ArrayLike<number>): number;
  /** Text of `length` characters of 5 bits each, from an alphabet without i, l, o and u. */
  idText(length: number): string;
}

class KeyStream implements Stream {
  private bytes = new Uint8Array(0);
  private at = 0;
  private block = 0;

  constructor(private readonly key: Uint8Array) {}

  private refill(): void {
    const size = this.block === 0 ? FIRST_BYTES : LATER_BYTES;
    const zeros = size === LATER_BYTES ? ZEROS : ZEROS.subarray(0, size);
    this.bytes = chacha20(this.key, NONCE, zeros, undefined, this.block);
    this.block += size / 64;
    this.at = 0;
  }

  private word(): number {
    if (this.at + 4 > this.bytes.length) this.refill();
    const { bytes, at } = this;
    this.at = at + 4;
    return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
  }

  below(n: number): number {
    if (!Number.isSafeInteger(n) && n !== WIDE) throw new RangeError(`below(${n}) needs a whole number`);
    if (n < 1) throw new RangeError(`below(${n}) has no answer`);
    if (n > WORDS) return this.belowWide(n);
    const limit = WORDS - (WORDS % n);
    let drawn = this.word();
    while (drawn >= limit) drawn = this.word();
    return drawn % n;
  }

  private belowWide(n: number): number {
    const limit = WIDE - (WIDE % n);
    let drawn = limit;
    while (drawn >= limit) drawn = (this.word() >>> 11) * WORDS + this.word();
    return drawn % n;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const order = items.slice();
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = order[last]!;
      order[last] = order[other]!;
      order[other] = kept;
    }
    return order;
  }

  chooseWeighted(prefixSums: ArrayLike<number>): number {
    const drawn = this.below(prefixSums[prefixSums.length - 1] ?? 0);
    let low = 0;
    let high = prefixSums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (prefixSums[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  idText(length: number): string {
    let text = '';
    let bits = 0;
    for (let index = 0; index < length; index += 1) {
      if (index % 6 === 0) bits = this.word();
      text += ID_LETTERS[bits & 31];
      bits >>>= 5;
    }
    return text;
  }
}

/** Opens streams of one secret by label; the key of a stream is HMAC-SHA256(secret, label). */
export type Keyring = (label: string) => Stream;

/** Prepares the secret (seed ‖ nonces, any length) once; no stream knows how much another drew. */
export function keyring(secret: Uint8Array): Keyring {
  const keyed = hmac.create(sha256, secret);
  return (label) => new KeyStream(keyed.clone().update(utf8ToBytes(label)).digest());
}

/** One stream of a secret, for callers that need a single label. */
export function openStream(secret: Uint8Array, label: string): Stream {
  return keyring(secret)(label);
}

/** The secret of a sealed draft: seed followed by the nonces in seat order. */
export function sealedSecret(seed: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  return concatBytes(seed, ...nonces);
}
