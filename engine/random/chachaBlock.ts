/** Words of a block, and of the state that it is made of. */
export const BLOCK_WORDS = 16;

const SIGMA_0 = 0x61707865;
const SIGMA_1 = 0x3320646e;
const SIGMA_2 = 0x79622d32;
const SIGMA_3 = 0x6b206574;
const DOUBLE_ROUNDS = 10;

/**
 * Writes block `counter` of the ChaCha20 key stream (RFC 8439, nonce of zeros) into `out`, 16 words. `key` is 8 words.
 * `chacha20` of `@noble/ciphers` gives the same bytes; its copies for each call cost far more than a block, and packs
 * need a fresh key each. The eight quarter rounds are written out because the words then stay in registers: opening
 * packs spends most of its chance here.
 */
export function writeChachaBlock(key: Uint32Array, counter: number, out: Uint32Array): void {
  let w0 = SIGMA_0 | 0;
  let w1 = SIGMA_1 | 0;
  let w2 = SIGMA_2 | 0;
  let w3 = SIGMA_3 | 0;
  let w4 = key[0]! | 0;
  let w5 = key[1]! | 0;
  let w6 = key[2]! | 0;
  let w7 = key[3]! | 0;
  let w8 = key[4]! | 0;
  let w9 = key[5]! | 0;
  let w10 = key[6]! | 0;
  let w11 = key[7]! | 0;
  let w12 = counter | 0;
  let w13 = 0;
  let w14 = 0;
  let w15 = 0;
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    w0 = (w0 + w4) | 0;
    w12 = turned(w12 ^ w0, 16);
    w8 = (w8 + w12) | 0;
    w4 = turned(w4 ^ w8, 12);
    w0 = (w0 + w4) | 0;
    w12 = turned(w12 ^ w0, 8);
    w8 = (w8 + w12) | 0;
    w4 = turned(w4 ^ w8, 7);
    w1 = (w1 + w5) | 0;
    w13 = turned(w13 ^ w1, 16);
    w9 = (w9 + w13) | 0;
    w5 = turned(w5 ^ w9, 12);
    w1 = (w1 + w5) | 0;
    w13 = turned(w13 ^ w1, 8);
    w9 = (w9 + w13) | 0;
    w5 = turned(w5 ^ w9, 7);
    w2 = (w2 + w6) | 0;
    w14 = turned(w14 ^ w2, 16);
    w10 = (w10 + w14) | 0;
    w6 = turned(w6 ^ w10, 12);
    w2 = (w2 + w6) | 0;
    w14 = turned(w14 ^ w2, 8);
    w10 = (w10 + w14) | 0;
    w6 = turned(w6 ^ w10, 7);
    w3 = (w3 + w7) | 0;
    w15 = turned(w15 ^ w3, 16);
    w11 = (w11 + w15) | 0;
    w7 = turned(w7 ^ w11, 12);
    w3 = (w3 + w7) | 0;
    w15 = turned(w15 ^ w3, 8);
    w11 = (w11 + w15) | 0;
    w7 = turned(w7 ^ w11, 7);
    w0 = (w0 + w5) | 0;
    w15 = turned(w15 ^ w0, 16);
    w10 = (w10 + w15) | 0;
    w5 = turned(w5 ^ w10, 12);
    w0 = (w0 + w5) | 0;
    w15 = turned(w15 ^ w0, 8);
    w10 = (w10 + w15) | 0;
    w5 = turned(w5 ^ w10, 7);
    w1 = (w1 + w6) | 0;
    w12 = turned(w12 ^ w1, 16);
    w11 = (w11 + w12) | 0;
    w6 = turned(w6 ^ w11, 12);
    w1 = (w1 + w6) | 0;
    w12 = turned(w12 ^ w1, 8);
    w11 = (w11 + w12) | 0;
    w6 = turned(w6 ^ w11, 7);
    w2 = (w2 + w7) | 0;
    w13 = turned(w13 ^ w2, 16);
    w8 = (w8 + w13) | 0;
    w7 = turned(w7 ^ w8, 12);
    w2 = (w2 + w7) | 0;
    w13 = turned(w13 ^ w2, 8);
    w8 = (w8 + w13) | 0;
    w7 = turned(w7 ^ w8, 7);
    w3 = (w3 + w4) | 0;
    w14 = turned(w14 ^ w3, 16);
    w9 = (w9 + w14) | 0;
    w4 = turned(w4 ^ w9, 12);
    w3 = (w3 + w4) | 0;
    w14 = turned(w14 ^ w3, 8);
    w9 = (w9 + w14) | 0;
    w4 = turned(w4 ^ w9, 7);
  }
  out[0] = w0 + SIGMA_0;
  out[1] = w1 + SIGMA_1;
  out[2] = w2 + SIGMA_2;
  out[3] = w3 + SIGMA_3;
  out[4] = w4 + key[0]!;
  out[5] = w5 + key[1]!;
  out[6] = w6 + key[2]!;
  out[7] = w7 + key[3]!;
  out[8] = w8 + key[4]!;
  out[9] = w9 + key[5]!;
  out[10] = w10 + key[6]!;
  out[11] = w11 + key[7]!;
  out[12] = w12 + counter;
  out[13] = w13;
  out[14] = w14;
  out[15] = w15;
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
