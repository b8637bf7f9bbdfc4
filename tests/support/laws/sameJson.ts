import { canonicalJson } from '#engine/draft.ts';

/** Whether two values are the same JSON, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);
}

/** Where a value holds what JSON does not carry (undefined, NaN, a function, a hole), as a path; null when nowhere. */
export function whereNoJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  const keys: string[] = Array.isArray(value)
    ? Array.from(value, (_, index) => `${index}`)
    : Object.keys(value);
  for (const key of keys) {
    const found = whereNoJson(Reflect.get(value, key), `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The value frozen down to its leaves, so that whoever changes it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A copy as it comes back from a database. */
export function overJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The paths at which two values differ, at most three, as people read them. */
export function differences(one: unknown, other: unknown): string {
  return [...differing(one, other, '')].slice(0, 3).join(', ');
}

function* differing(one: unknown, other: unknown, path: string): Generator<string> {
  if (!isRecord(one) || !isRecord(other)) {
    if (one !== other) yield `${path || 'all'}: ${shown(one)} against ${shown(other)}`;
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    yield* differing(one[key], other[key], `${path}/${key}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 60);
