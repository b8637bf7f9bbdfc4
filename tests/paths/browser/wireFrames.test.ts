import { describe, expect, it } from 'vitest';
import { frameCutter, maskedFrame, textFrame } from './wireFrames.ts';

const SHORT = ['{}', 'é'.repeat(90)];
const TEXTS = [...SHORT, 'x'.repeat(70_000)];

describe('a stream of bytes', () => {
  it.each([
    ['of a server', textFrame],
    ['of a browser', maskedFrame],
  ])('%s is cut into its frames, however it comes', (_words, frameOf) => {
    for (const [texts, size] of [
      [SHORT, 1],
      [SHORT, 3],
      [TEXTS, 30_000],
      [TEXTS, Number.POSITIVE_INFINITY],
    ] as const) {
      const all = Buffer.concat(texts.map(frameOf));
      const cut = frameCutter();
      const seen: (string | null)[] = [];
      for (let at = 0; at < all.length; at += size)
        seen.push(...cut(all.subarray(at, at + size)).map(({ text }) => text));
      expect(seen).toEqual(texts);
    }
  });

  it('is passed on as it came, also where it is no text', () => {
    const ping = Buffer.from([0x89, 0]);
    const frames = frameCutter()(Buffer.concat([ping, textFrame('a')]));
    expect(frames).toEqual([
      { raw: ping, text: null },
      { raw: textFrame('a'), text: 'a' },
    ]);
  });
});
