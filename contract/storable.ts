/** U+0000, and half of a character (a surrogate without its other one): no text of the database holds them. */
const isKept = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/**
 * Whether every text in this value, keys among them, can be stored as it is. Bytes are no text. Walks without calling
 * itself, so that no depth is too deep.
 */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string' && !isKept(part)) return false;
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    if (!Object.keys(part).every(isKept)) return false;
    for (const inner of Object.values(part)) left.push(inner);
  }
  return true;
}
