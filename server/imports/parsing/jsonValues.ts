/** A JSON object with named fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a parsed JSON value is an object with named fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field; a number as text, anything else as the empty text. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether a value has brackets inside brackets more than `levels` deep; does not recurse. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let layer: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth >= levels) return true;
    const next: object[] = [];
    for (const outer of layer)
      for (const inner of Object.values(outer))
        if (typeof inner === 'object' && inner !== null) next.push(inner);
    layer = next;
  }
  return false;
}
