/** A list with one item moved by some places; as it is when there is no such item. */
export function moved(ids: readonly string[], from: number, by: number): readonly string[] {
  const id = ids[from];
  if (id === undefined) return ids;
  return ids.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, id);
}
