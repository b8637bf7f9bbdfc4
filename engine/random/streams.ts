import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { BLOCK_WORDS, writeChachaBlock } from './chachaBlock.ts';

const WORDS = 2 ** 32;
const WIDE = 2 ** 53;
const KEY_WORDS = 8;
const UTF_8 = new TextEncoder();
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
  private readonly key = new Uint32Array(KEY_WORDS);
  private readonly words = new Uint32Array(BLOCK_WORDS);
  private at = BLOCK_WORDS;
  private block = 0;

  constructor(bytes: Uint8Array) {
    for (let word = 0; word < KEY_WORDS; word += 1) this.key[word] = littleEndian(bytes, word * 4);
  }

  private word(): number {
    if (this.at === BLOCK_WORDS) {
      writeChachaBlock(this.key, this.block, this.words);
      this.block += 1;
      this.at = 0;
    }
    this.at += 1;
    return this.words[this.at - 1]!;
  }

  below(n: number): number {
    if (!Number.isSafeInteger(n) && n !== WIDE) throw new RangeError(`below(${n}) needs a whole number`);
    if (n < 1) throw new RangeError(`below(${n}) has no answer`);
    if (n >= WORDS) return n === WORDS ? this.word() : this.belowWide(n);
    // Kept to 32 bits, where a remainder takes a tenth of the time.
    const range = n >>> 0;
    const limit = WORDS - ((-range >>> 0) % range);
    let drawn = this.word();
    while (drawn >= limit) drawn = this.word();
    return drawn % range;
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

function littleEndian(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

/** Opens streams of one secret by label; the key of a stream is HMAC-SHA256(secret, label). */
export type Keyring = (label: string) => Stream;

/** Prepares the secret (seed ‖ nonces, any length) once; no stream knows how much another drew. */
export function keyring(secret: Uint8Array): Keyring {
  const keyed = hmac.create(sha256, secret);
  const scratch = keyed.clone();
  return (label) => new KeyStream(keyed._cloneInto(scratch).update(UTF_8.encode(label)).digest());
}

/** One stream of a secret, for callers that need a single label. */
export function openStream(secret: Uint8Array, label: string): Stream {
  return keyring(secret)(label);
}

/** The secret of a sealed draft: seed followed by the nonces in seat order. */
export function sealedSecret(seed: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  return concatBytes(seed, ...nonces);
}
