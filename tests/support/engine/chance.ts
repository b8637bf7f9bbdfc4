/** Chance for plays in tests: a whole number below n. */
export type Below = (n: number) => number;

/** A small reproducible source for plays in tests. */
export function belowFrom(seed: number): Below {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

/** One of some things; throws when there is none. */
export function oneOf<Item>(items: readonly Item[], below: Below): Item {
  const item = items[below(Math.max(1, items.length))];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** Distinct ones of some things, as many as asked where there are as many. */
export function someOf<Item>(items: readonly Item[], count: number, below: Below): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
}
