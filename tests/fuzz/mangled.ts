import fc from 'fast-check';

/** One thing that goes wrong with a file on its way; places are parts of a million of its length. */
type Harm =
  | { readonly kind: 'bit'; readonly at: number; readonly bit: number }
  | { readonly kind: 'byte'; readonly at: number; readonly byte: number }
  | { readonly kind: 'cut' | 'doubled'; readonly at: number; readonly length: number }
  | { readonly kind: 'repeated'; readonly at: number; readonly length: number; readonly times: number }
  | { readonly kind: 'inserted'; readonly at: number; readonly text: string }
  | { readonly kind: 'swapped'; readonly from: string; readonly to: string }
  | { readonly kind: 'spliced'; readonly at: number; readonly other: number; readonly otherAt: number };

const MILLION = 1_000_000;
const place = fc.nat(MILLION);
const length = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
  fc.integer({ min: 1, max: 400 }),
);

const DELIMITERS = [
  ',',
  ';',
  '\t',
  '|',
  ':',
  '"',
  "'",
  '\n',
  '\r\n',
  '\r',
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  '/',
  '=',
  '&',
  '\\',
  '#',
];
const STRANGE = [
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '\u2028',
  '😀',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9007199254740993',
  '9'.repeat(400),
  '""',
  '"',
  '[]',
  '{}',
  'null',
  'true',
  '<![CDATA[',
  '&#0;',
  '&#x110000;',
  '<!--',
  ' '.repeat(500),
  '{'.repeat(300),
  '['.repeat(300),
  '\n\n',
  '2026-02-31',
  '$&',
  '=cmd()',
  '\\u0000',
  '\\',
];

const harm: fc.Arbitrary<Harm> = fc.oneof(
  fc.record({ kind: fc.constant('bit' as const), at: place, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('byte' as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'doubled' as const), at: place, length }),
  fc.record({
    kind: fc.constant('repeated' as const),
    at: place,
    length,
    times: fc.integer({ min: 2, max: 200 }),
  }),
  fc.record({ kind: fc.constant('inserted' as const), at: place, text: fc.constantFrom(...STRANGE) }),
  fc.record({
    kind: fc.constant('swapped' as const),
    from: fc.constantFrom(...DELIMITERS),
    to: fc.constantFrom(...DELIMITERS, ''),
  }),
  fc.record({ kind: fc.constant('spliced' as const), at: place, other: fc.nat(), otherAt: place }),
);

const LARGEST = 200_000;

function harmed(bytes: Buffer, one: Harm, files: readonly Buffer[]): Buffer {
  if (one.kind === 'swapped') {
    const swapped = bytes.toString('latin1').replaceAll(one.from, () => one.to);
    return Buffer.from(swapped, 'latin1');
  }
  const at = Math.floor((one.at / MILLION) * bytes.length);
  const [before, behind] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (one.kind) {
    case 'bit':
      return Buffer.concat([before, Buffer.of((behind[0] ?? 0) ^ (1 << one.bit)), behind.subarray(1)]);
    case 'byte':
      return Buffer.concat([before, Buffer.of(one.byte), behind.subarray(1)]);
    case 'cut':
      return Buffer.concat([before, behind.subarray(one.length)]);
    case 'doubled':
      return Buffer.concat([before, behind.subarray(0, one.length), behind]);
    case 'repeated':
      return Buffer.concat([
        before,
        ...Array.from({ length: one.times }, () => behind.subarray(0, one.length)),
        behind,
      ]);
    case 'inserted':
      return Buffer.concat([before, Buffer.from(one.text), behind]);
    case 'spliced': {
      const other = files[one.other % files.length] ?? bytes;
      return Buffer.concat([before, other.subarray(Math.floor((one.otherAt / MILLION) * other.length))]);
    }
  }
}

/** Files like these that something happened to: bits flipped, parts cut, doubled and swapped, one file's end on another. */
export function mangled(whole: readonly (string | Buffer)[]): fc.Arbitrary<Buffer> {
  const files = whole.map((one) => (typeof one === 'string' ? Buffer.from(one) : one));
  return fc
    .tuple(fc.constantFrom(...files), fc.array(harm, { minLength: 1, maxLength: 6 }))
    .map(([file, harms]) =>
      harms.reduce((bytes, one) => harmed(bytes, one, files).subarray(0, LARGEST), file),
    );
}

/** Bytes of no file in particular. */
export const anyBytes: fc.Arbitrary<Buffer> = fc
  .oneof(fc.uint8Array({ maxLength: 600 }), fc.string({ unit: 'binary', maxLength: 300 }))
  .map((made) => (typeof made === 'string' ? Buffer.from(made) : Buffer.from(made)));
