import { createCipheriv, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { keyring, openStream, sealedSecret } from './streams.ts';
import { prepareWeights, wholeWeights } from './weights.ts';

const drawn = (label: string, count: number, n: number) => {
  const stream = openStream(secretOf(3), label);
  return Array.from({ length: count }, () => stream.below(n));
};

describe('keyed streams', () => {
  it('are ChaCha20 under HMAC-SHA256 of the secret and the label, as another library computes them [H8] [ASVS V11.2.3]', () => {
    const key = createHmac('sha256', secretOf(3)).update('pack/0/0').digest();
    const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 600));
    const words = Array.from({ length: 600 }, (_, index) => bytes.readUInt32LE(4 * index));
    expect(drawn('pack/0/0', 600, 2 ** 32)).toEqual(words);
  });

  it('gives these very numbers in every process and browser', () => {
    expect(drawn('pack/0/0', 8, 1000)).toEqual([311, 28, 867, 884, 351, 885, 622, 517]);
    expect(openStream(secretOf(3), 'ids/0/0').idText(12)).toBe('17194t5k1c49');
  });

  it('gives other numbers to other labels and other secrets, whatever was drawn before', () => {
    const streamOf = keyring(secretOf(3));
    streamOf('pack/0/0').idText(1000);
    const next = streamOf('pack/0/1');
    expect(Array.from({ length: 20 }, () => next.below(1000))).toEqual(drawn('pack/0/1', 20, 1000));
    expect(drawn('pack/0/1', 20, 1000)).not.toEqual(drawn('pack/0/0', 20, 1000));
    expect(openStream(secretOf(4), 'pack/0/0').idText(12)).not.toBe(
      openStream(secretOf(3), 'pack/0/0').idText(12),
    );
  });

  it('joins the seed with the nonces in seat order', () => {
    expect(sealedSecret(Uint8Array.of(1, 2), [Uint8Array.of(3), Uint8Array.of(4)])).toEqual(
      Uint8Array.of(1, 2, 3, 4),
    );
  });

  it('draws each number below n about equally often, also when n does not divide 2^32', () => {
    for (const n of [3, 7, 10, 2 ** 33 + 1]) {
      const counts = new Array<number>(Math.min(n, 10)).fill(0);
      for (const number of drawn(`even ${n}`, 20_000, n))
        counts[Math.floor((number / n) * counts.length)]! += 1;
      const expected = 20_000 / counts.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(33);
    }
  });

  it('never leans to low numbers when n is three quarters of the words', () => {
    const numbers = drawn('three quarters', 8_000, 3 * 2 ** 30);
    const low = numbers.filter((number) => number < 2 ** 30).length;
    expect(Math.abs(low / 8_000 - 1 / 3)).toBeLessThan(0.02);
  });

  it('shuffles into each order about equally often and keeps the original [H8]', () => {
    const stream = openStream(secretOf(5), 'shuffle');
    const cards = ['a', 'b', 'c'] as const;
    const counts = new Map<string, number>();
    for (let run = 0; run < 6_000; run += 1) {
      const order = stream.shuffle(cards).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
    expect(cards).toEqual(['a', 'b', 'c']);
  });

  it('chooses by weight', () => {
    const stream = openStream(secretOf(6), 'weights');
    const { prefixSums } = prepareWeights([1, 0, 2.5, 0.5]);
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 8_000; run += 1) counts[stream.chooseWeighted(prefixSums)]! += 1;
    expect(counts[1]).toBe(0);
    expect(counts.map((count) => Math.round(count / 250) * 250)).toEqual([2000, 0, 5000, 1000]);
  });

  it('refuses to draw below nothing or below a broken number', () => {
    const stream = openStream(secretOf(6), 'broken');
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(() => stream.below(n)).toThrow(RangeError);
    expect(() => stream.chooseWeighted([])).toThrow(RangeError);
  });
});

describe('weights', () => {
  it('become the smallest whole numbers in the same proportion', () => {
    expect(wholeWeights([60, 30, 15])).toEqual([4, 2, 1]);
    expect(wholeWeights([0.1, 0.2])).toEqual([1, 2]);
    expect(wholeWeights([2, 0, -1, Number.NaN])).toEqual([1, 0, 0, 0]);
    expect(wholeWeights([])).toEqual([]);
  });

  it('stay within a hair of proportions that no short decimal can say', () => {
    const [third = 0, two = 0] = wholeWeights([1 / 3, 2]);
    expect(Math.abs(two / third - 6)).toBeLessThan(1e-9);
  });
});
