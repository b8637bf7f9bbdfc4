import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLooseJson } from './looseJson.ts';

it('reads comments on lines of their own and trailing commas, and says where the value ends', () => {
  const text = '\n# one, "two"]\n[1,\n  # {\n  "a # b,]", { "c": [true, null,], },]\nrest';
  expect(readLooseJson(text, 0)).toEqual({
    ok: true,
    value: [1, 'a # b,]', { c: [true, null] }],
    end: text.indexOf('\nrest'),
    elementStarts: [text.indexOf('1,\n'), text.indexOf('"a #'), text.indexOf('{ "c"')],
  });
});

it.each([
  ['{"a" 1}', 5, ': after a name'],
  ['{a: 1}', 1, 'a name in quotes or }'],
  ['[1 2]', 3, 'a comma or ]'],
  ['[1', 2, 'a comma or ]'],
  ['["a\n"]', 1, 'a closing quotation mark on the same line'],
  ['[nil]', 1, 'a value'],
  ['', 0, 'a value'],
])('says at which place %j breaks', (text, at, expected) => {
  expect(readLooseJson(text, 0)).toEqual({ ok: false, at, expected });
});

it('reads every JSON value as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readLooseJson(text, 0)).toMatchObject({ ok: true, value: JSON.parse(text), end: text.length });
    }),
    { seed: 4, numRuns: 300 },
  );
});
