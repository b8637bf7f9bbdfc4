/** Finds the whole name of the only card whose front face has a name: `Bud` is `Bud // Bloom`. */
export function frontFinder(names: Iterable<string>): (front: string) => string | null {
  /** Null where several cards have the same front. */
  const byFront = new Map<string, string | null>();
  for (const name of names) {
    const [front, back] = name.split(' // ');
    if (front !== undefined && back !== undefined) byFront.set(front, byFront.has(front) ? null : name);
  }
  return (front) => byFront.get(front) ?? null;
}
