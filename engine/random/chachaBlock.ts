/** Words of a block, and of the state that it is made of. */
export const BLOCK_WORDS = 16;

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
const state = new Int32Array(BLOCK_WORDS);

/**
 * Writes block `counter` of the ChaCha20 key stream (RFC 8439, nonce of zeros) into `out`, 16 words. `key` is 8 words.
 * `chacha20` of `@noble/ciphers` gives the same bytes; its copies for each call cost far more than a block, and packs
 * need a fresh key each.
 */
export function writeChachaBlock(key: Uint32Array, counter: number, out: Uint32Array): void {
  start(key, counter, state);
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  start(key, counter, out);
  for (let word = 0; word < BLOCK_WORDS; word += 1) out[word] = out[word]! + state[word]!;
}

function start(key: Uint32Array, counter: number, words: Int32Array | Uint32Array): void {
  for (let word = 0; word < 4; word += 1) words[word] = SIGMA[word]!;
  for (let word = 0; word < 8; word += 1) words[4 + word] = key[word]!;
  words[12] = counter;
  words[13] = 0;
  words[14] = 0;
  words[15] = 0;
}

function quarter(a: number, b: number, c: number, d: number): void {
  let [first, second, third, fourth] = [state[a]!, state[b]!, state[c]!, state[d]!];
  first = (first + second) | 0;
  fourth = turned(fourth ^ first, 16);
  third = (third + fourth) | 0;
  second = turned(second ^ third, 12);
  first = (first + second) | 0;
  fourth = turned(fourth ^ first, 8);
  third = (third + fourth) | 0;
  second = turned(second ^ third, 7);
  state[a] = first;
  state[b] = second;
  state[c] = third;
  state[d] = fourth;
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
