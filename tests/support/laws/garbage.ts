import type { Below } from '#tests/support/engine/chance.ts';

const leaves: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  -0,
  12n,
  '',
  'main',
  'done',
  '__proto__',
  'toString',
  'length',
  '0',
  'a'.repeat(5000),
  Symbol.iterator,
  () => 'pick',
  new Map(),
  new Date(0),
  Number,
];

/** Any value at all, as programs send it that were not written by us. */
export function someGarbage(below: Below, depth = 3): unknown {
  const kind = below(depth > 0 ? 6 : 4);
  if (kind < 4) return leaves[below(leaves.length)];
  const parts = Array.from({ length: below(4) }, () => someGarbage(below, depth - 1));
  if (kind === 4) return parts;
  const names = ['type', 'seat', 'id', 'coins', 'length', '__proto__', 'then', 'toJSON'];
  return Object.fromEntries(parts.map((part) => [names[below(names.length)], part]));
}
