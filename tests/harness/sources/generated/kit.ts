import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** What the generated sources are made for: the same seed and day always give the same bytes. */
export interface GeneratedAsk {
  readonly seed: number;
  /** The day that counts as today, as YYYY-MM-DD: release dates are counted from it. */
  readonly todayIso: string;
}

/** A request to the stand, taken apart. */
export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The origin that was asked, for links in answers. */
  readonly origin: string;
  /** The body of a POST; null for other methods. */
  readonly body: string | null;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** What a test may expect of a set. */
export interface ExpectedSet {
  readonly code: string;
  readonly name: string;
  /** Cards and printings of the set's own file as the readers count them. */
  readonly cards: number;
  readonly printings: number;
  /** The code that its cards have in the file, where the list of sets has another. */
  readonly fileCode?: string;
  /** Whether it is out and people draft it. */
  readonly isDraftable: boolean;
}

export interface ExpectedSource {
  /** The newest set that is out and can be drafted. */
  readonly newest: { readonly code: string; readonly name: string };
  readonly sets: readonly ExpectedSet[];
  /** The pack of the newest set; `slots` by name where the data itself says them. */
  readonly pack: { readonly size: number; readonly slots?: Readonly<Record<string, number>> } | null;
}

/** One public source of generated sets. */
export interface GeneratedSource {
  /** The answer to one of its addresses; null for any other. */
  answer(asked: Asked): Answer | null;
}

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(value)),
});

export const gzipAnswer = (text: string): Answer => ({
  status: 200,
  type: 'application/gzip',
  body: gzipSync(text),
});

export const textAnswer = (text: string, status = 200): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from(text),
});

export const sha256Of = ({ body }: Answer): string => createHash('sha256').update(body).digest('hex');

/** A UUID that depends on the words alone. */
export function uuidOf(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Numbers from 0 up to 1 that depend on the words alone. */
export function randomOf(...words: readonly (string | number)[]): () => number {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The entry at a place, starting again after the last. */
export function around<Entry>(entries: readonly Entry[], place: number): Entry {
  const entry = entries[((place % entries.length) + entries.length) % entries.length];
  if (entry === undefined) throw new Error('There is nothing to take from an empty list.');
  return entry;
}

/** The day that many days after another, as YYYY-MM-DD. */
export const dayAfter = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** What a function answers for each key, worked out once. */
export function kept<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
