import fc from 'fast-check';

/** Texts that somebody sends who wants to know what breaks: into pages, statements, paths, spreadsheets, numbers. */
export const NASTY_TEXTS = [
  "' OR 1=1--",
  "'; drop table member; --",
  '%',
  '_',
  '\\',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '<%=7*7%>',
  'a\u0000b',
  '\u202egnp.exe',
  '\u200b',
  '\ud800',
  '😀',
  "=cmd|'/c calc'!A1",
  '../../etc/passwd',
  '..%2f..%2f',
  'a\r\nSet-Cookie: spy=1',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  'x'.repeat(10_000),
  'constructor',
  '__proto__',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '2026-02-31T25:61:00Z',
  '{"__proto__":["x"]}',
  '',
] as const;

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  { $ne: 1 },
  deep(2000),
  Array.from({ length: 5000 }, () => 'a'),
];

/** What stands where something else is asked for. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...OTHER_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** What addresses are asked with anywhere. */
const QUERY_NAMES =
  'q search sort direction filter page pageRows game set size url as key kind action seen from to days code token state template printing format __proto__'.split(
    ' ',
  );

/** One request: the words for the places of its path, its query and what stands where in its body. */
export interface NastyRequest {
  readonly places: readonly string[];
  readonly query: string;
  readonly body: unknown;
}

/** Every place in a value as a path of keys, the value itself first. */
export function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** A copy with something else at one place. */
export function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? replaced(part, rest, other) : part));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? replaced(part, rest, other) : part]),
  );
}

/** As part of an address; half a letter becomes the sign for what cannot be read. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Requests of a route whose path has so many places and whose body looks like `body`, always the same for a seed. */
export function nastyRequests(
  { places, body }: { readonly places: number; readonly body: object | undefined },
  { seed, requests }: { readonly seed: number; readonly requests: number },
): readonly NastyRequest[] {
  const inBody = body === undefined ? [[]] : placesIn(body);
  const change = fc.record({ place: fc.constantFrom(...inBody), other: nasty });
  const request = fc.record({
    places: fc.array(fc.oneof(fc.constant(null), nastyText), { minLength: places, maxLength: places }),
    query: fc.array(fc.tuple(fc.constantFrom(...QUERY_NAMES), nastyText), { maxLength: 3 }),
    changes: fc.array(change, { minLength: body === undefined ? 0 : 1, maxLength: 2 }),
  });
  return fc.sample(request, { numRuns: requests, seed }).map((one) => ({
    places: one.places.map((text) => (text === null ? '' : encoded(text))),
    query: one.query.map(([name, text]) => `${name}=${encoded(text)}`).join('&'),
    body: one.changes.reduce<unknown>((was, { place, other }) => replaced(was, place, other), body),
  }));
}
