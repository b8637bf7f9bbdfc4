import { describe, expect, it } from 'vitest';
import { isStorable } from './storable.ts';

describe('a text that can be stored', () => {
  it('may hold any whole character', () => {
    for (const value of ['', 'Æ 🌳 字 \u0001', { deep: [{ key: 'Elm' }, null, 7] }, new Uint8Array([0])])
      expect(isStorable(value)).toBe(true);
  });

  it.each(['a\u0000', '\ud83c', '\udf33 Elm', '\udf33\ud83c'])(
    'does not hold %j, wherever it stands',
    (text) => {
      for (const value of [text, [1, text], { deep: { key: text } }, { [text]: 1 }])
        expect(isStorable(value)).toBe(false);
    },
  );
});
